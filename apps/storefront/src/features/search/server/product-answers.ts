import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import type { ProductDocument } from './search-document';
import type { NeededHeight, NeedFacts } from './search-lexicon';

/** Whether a product's tags, prices, stock or heights meet a need. */
export function answersNeed(product: ProductDocument, facts: NeedFacts): boolean {
  switch (facts.kind) {
    case 'price':
      return isInPrice(product, facts);
    case 'cold':
      return (product.cold ?? Number.POSITIVE_INFINITY) <= facts.max;
    case 'stock':
      return !product.card.ja.isSoldOut;
    case 'tag':
      return (
        (facts.aiTags.some(({ childId }) => product.aiTags.includes(childId)) ||
          facts.tags.some((tag) => product.tags.includes(tag))) &&
        (facts.among?.some((tag) => product.tags.includes(tag)) ?? true)
      );
    case 'height':
      return isAsTall(product, facts);
  }
}

/** The smallest gap between a product and a range, as a share of the range's bound; 1 without a height. */
export function gapOf(
  product: ProductDocument,
  facts: Extract<NeedFacts, { kind: 'height' | 'price' }>,
): number {
  const ranges =
    facts.kind === 'price' ? product.prices.map((price) => [price, price] as const) : (product.heights ?? []);
  const gaps = ranges.map(([from, to]) => {
    const below = facts.min === null ? 0 : (facts.min - to) / facts.min;
    const above = facts.max === null ? 0 : (from - facts.max) / facts.max;
    return Math.min(1, Math.max(0, below, above));
  });
  return Math.min(1, ...gaps);
}

/** With both ends, the range of a variant must overlap; with one open end, it must be entirely within the bound. */
function isAsTall({ heights = [] }: ProductDocument, { min, max }: NeededHeight): boolean {
  return heights.some(([from, to]) =>
    min !== null && max !== null ? from <= max && to >= min : from >= (min ?? 0) && to <= (max ?? to),
  );
}

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whether a variant's price is in the range. */
export function isInPrice({ prices }: ProductDocument, { min, max }: Range): boolean {
  if (min === null && max === null) return true;
  return prices.some((price) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY));
}

/** Whether a product passes the filters of a view (LIST-04). @param but a kind of filters to ignore */
export function isInView(
  product: ProductDocument,
  { inStockOnly, priceMin, priceMax, tags }: ListView,
  but?: 'stock' | 'price' | 'tag',
): boolean {
  if (but !== 'stock' && inStockOnly && product.card.ja.isSoldOut) return false;
  if (but !== 'price' && !isInPrice(product, { min: priceMin, max: priceMax })) return false;
  return but === 'tag' || tags.length === 0 || tags.some(({ childId }) => product.aiTags.includes(childId));
}

/** The count each filter would leave of the results, as in lists (LIST-04). */
export function facetsOf(found: readonly ProductDocument[], view: ListView): ListFacets {
  const tags = new Map<number, number>();
  const prices = PRICE_RANGES.map(() => 0);
  let inStock = 0;
  for (const product of found) {
    if (isInView(product, view, 'tag'))
      for (const childId of product.aiTags) tags.set(childId, (tags.get(childId) ?? 0) + 1);
    if (!product.card.ja.isSoldOut && isInView(product, view, 'stock')) inStock += 1;
    if (!isInView(product, view, 'price')) continue;
    PRICE_RANGES.forEach((range, at) => {
      if (isInPrice(product, range)) prices[at] = (prices[at] ?? 0) + 1;
    });
  }
  return { inStock, prices, tags: Object.fromEntries(tags) };
}
