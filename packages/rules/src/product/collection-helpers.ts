import type { Yen } from '../yen';
import { isSoldOut } from './stock-label';

interface Stocked {
  readonly quantity: number;
}

interface Priced {
  readonly compareAtPrice: Yen | null;
}

/** The first variant, or null without variants (DATA-02). */
export function firstVariant<Item>(variants: readonly Item[]): Item | null {
  return variants[0] ?? null;
}

/** The first variant on sale, or null without one (DATA-02). */
export function firstSaleVariant<Item extends Priced>(variants: readonly Item[]): Item | null {
  return variants.find(isOnSale) ?? null;
}

/** The stock of all variants; an oversold variant (below 0) counts as 0 (DATA-02). */
export function totalInventory(variants: readonly Stocked[]): number {
  return variants.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
}

/** The variants that can be bought now (DATA-02). */
export function inStockVariants<Item extends Stocked>(variants: readonly Item[]): Item[] {
  return variants.filter(({ quantity }) => !isSoldOut(quantity));
}

/** Whether any variant is on sale (DATA-02). */
export function isAnyOnSale(variants: readonly Priced[]): boolean {
  return variants.some(isOnSale);
}

/** A non-null compare-at price means on sale. */
function isOnSale({ compareAtPrice }: Priced): boolean {
  return compareAtPrice !== null;
}

/**
 * A tag is a category tag if its id is in the brand's fixed list or its types include VARIETY (DATA-02).
 * @param ids `categoryTagIds` of the brand
 */
export function isCategoryTag(
  tag: { readonly id: number; readonly types: readonly string[] },
  ids: readonly number[],
): boolean {
  return ids.includes(tag.id) || tag.types.includes('VARIETY');
}
