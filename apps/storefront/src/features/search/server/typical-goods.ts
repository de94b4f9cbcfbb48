import type { ProductDocument } from './search-document';

/** Keeps tags that few products have from deciding alone. */
const SMOOTHING = 0.02;

/**
 * By AI tag, how much more often the bearers of a need have it than all products: who wants a plant for the bathroom is served best by one
 * that is also small and likes shade, as most of them are.
 */
export function tagLifts(
  products: readonly ProductDocument[],
  isBearer: (product: ProductDocument) => boolean,
): ReadonlyMap<number, number> {
  const bearers = products.filter(isBearer);
  const [inAll, inBearers] = [countsOf(products), countsOf(bearers)];
  const shareOf = (count: number | undefined, all: number) => (count ?? 0) / Math.max(all, 1) + SMOOTHING;
  return new Map(
    [...inAll].map(([tag, count]) => [
      tag,
      Math.log(shareOf(inBearers.get(tag), bearers.length) / shareOf(count, products.length)),
    ]),
  );
}

function countsOf(products: readonly ProductDocument[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { aiTags } of products) for (const tag of aiTags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** How typical each product is of a need, from 0, the least of them, to 1. */
export function typicalityOf(
  products: readonly ProductDocument[],
  lifts: ReadonlyMap<number, number>,
): ReadonlyMap<string, number> {
  const sums = products.map(
    ({ handle, aiTags }) => [handle, aiTags.reduce((sum, tag) => sum + (lifts.get(tag) ?? 0), 0)] as const,
  );
  const [least, most] = sums.reduce(
    ([low, high], [, sum]) => [Math.min(low, sum), Math.max(high, sum)] as const,
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as readonly [number, number],
  );
  return new Map(sums.map(([handle, sum]) => [handle, most > least ? (sum - least) / (most - least) : 0]));
}
