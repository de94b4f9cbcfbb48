import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import type { ProductDocument } from './search-document';

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whether a variant of a product costs what is asked for. */
export function isInPrice({ prices }: ProductDocument, { min, max }: Range): boolean {
  if (min === null && max === null) return true;
  return prices.some((price) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY));
}

/** Whether a product is shown under the filters of a view (LIST-04). @param but a kind of filters that is left out of account */
export function isInView(
  product: ProductDocument,
  { inStockOnly, priceMin, priceMax, tags }: ListView,
  but?: 'stock' | 'price' | 'tag',
): boolean {
  if (but !== 'stock' && inStockOnly && product.card.ja.isSoldOut) return false;
  if (but !== 'price' && !isInPrice(product, { min: priceMin, max: priceMax })) return false;
  return but === 'tag' || tags.length === 0 || tags.some(({ childId }) => product.aiTags.includes(childId));
}

/** What each way to narrow what was found would leave, as lists count it (LIST-04). */
export function facetsOf(found: readonly ProductDocument[], view: ListView): ListFacets {
  const tags: Record<string, number> = {};
  for (const product of found.filter((each) => isInView(each, view, 'tag'))) {
    for (const childId of product.aiTags) tags[childId] = (tags[childId] ?? 0) + 1;
  }
  const priced = found.filter((product) => isInView(product, view, 'price'));
  return {
    inStock: found.filter((product) => isInView(product, view, 'stock') && !product.card.ja.isSoldOut).length,
    prices: PRICE_RANGES.map((range) => priced.filter((product) => isInPrice(product, range)).length),
    tags,
  };
}
