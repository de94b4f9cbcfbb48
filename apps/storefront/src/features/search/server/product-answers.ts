import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import type { ProductDocument } from './search-document';
import type { NeededHeight, NeedFacts } from './search-lexicon';

/** Whether each product's tags, prices, stock or heights meet a need. To be made once for all products of a query. */
export function needTest(facts: NeedFacts): (product: ProductDocument) => boolean {
  switch (facts.kind) {
    case 'price':
      return (product) => isInPrice(product, facts);
    case 'cold':
      return ({ cold }) => (cold ?? Number.POSITIVE_INFINITY) <= facts.max;
    case 'stock':
      return ({ card }) => !card.ja.isSoldOut;
    case 'height':
      return (product) => isAsTall(product, facts);
    case 'tag': {
      const hasAiTag = oncePerTagList<number, boolean>((aiTags) =>
        facts.aiTags.some(({ childId }) => aiTags.includes(childId)),
      );
      const hasTag = oncePerTagList<string, boolean>((tags) => facts.tags.some((tag) => tags.includes(tag)));
      const isAmong = oncePerTagList<string, boolean>(
        (tags) => facts.among?.some((tag) => tags.includes(tag)) ?? true,
      );
      return ({ aiTags, tags }) => (hasAiTag(aiTags) || hasTag(tags)) && isAmong(tags);
    }
  }
}

/** What is known of a list of tags, computed once: many products share one (`sharedDocument`). */
export function oncePerTagList<Tag, Value>(
  compute: (tags: readonly Tag[]) => Value,
): (tags: readonly Tag[]) => Value {
  const known = new Map<readonly Tag[], { readonly value: Value }>();
  return (tags) => {
    let one = known.get(tags);
    if (one === undefined) {
      one = { value: compute(tags) };
      known.set(tags, one);
    }
    return one.value;
  };
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
  const [from, to] = [min ?? 0, max ?? Number.POSITIVE_INFINITY];
  for (const price of prices) if (price >= from && price <= to) return true;
  return false;
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
  const lists = new Map<readonly number[], number>();
  const prices = PRICE_RANGES.map(() => 0);
  let inStock = 0;
  for (const product of found) {
    if (isInView(product, view, 'tag')) lists.set(product.aiTags, (lists.get(product.aiTags) ?? 0) + 1);
    if (!product.card.ja.isSoldOut && isInView(product, view, 'stock')) inStock += 1;
    if (!isInView(product, view, 'price')) continue;
    PRICE_RANGES.forEach((range, at) => {
      if (isInPrice(product, range)) prices[at] = (prices[at] ?? 0) + 1;
    });
  }
  const tags = new Map<number, number>();
  for (const [aiTags, count] of lists)
    for (const childId of aiTags) tags.set(childId, (tags.get(childId) ?? 0) + count);
  return { inStock, prices, tags: Object.fromEntries(tags) };
}
