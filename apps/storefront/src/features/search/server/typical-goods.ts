import { oncePerTagList } from './product-answers';
import type { ProductDocument } from './search-document';

/** Keeps tags that few products have from deciding alone. */
const SMOOTHING = 0.02;
/** So many bearers of a need show what most of them have. */
const SAMPLE = 500;

/**
 * By AI tag, how much more often the bearers of a need have it than all products: who wants a plant for the bathroom is served best by one
 * that is also small and likes shade, as most of them are.
 * @param counts of all products by tag @param all the count of products
 */
export function tagLifts(
  bearers: readonly ProductDocument[],
  counts: ReadonlyMap<number, number>,
  all: number,
): ReadonlyMap<number, number> {
  const step = Math.ceil(bearers.length / SAMPLE) || 1;
  const sample = bearers.filter((_, at) => at % step === 0);
  const among = new Map<number, number>();
  for (const { aiTags } of sample) for (const tag of aiTags) among.set(tag, (among.get(tag) ?? 0) + 1);
  const shareOf = (count: number, of: number) => count / Math.max(of, 1) + SMOOTHING;
  return new Map(
    [...counts].map(([tag, count]) => [
      tag,
      Math.log(shareOf(among.get(tag) ?? 0, sample.length) / shareOf(count, all)),
    ]),
  );
}

/** How typical each product is of a need, from 0, the least of them, to 1; in their order. */
export function typicalityOf(
  products: readonly ProductDocument[],
  lifts: ReadonlyMap<number, number>,
): readonly number[] {
  const liftOf = oncePerTagList<number, number>((aiTags) => {
    let sum = 0;
    for (const tag of aiTags) sum += lifts.get(tag) ?? 0;
    return sum;
  });
  const sums = products.map(({ aiTags }) => liftOf(aiTags));
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const sum of sums) {
    least = Math.min(least, sum);
    most = Math.max(most, sum);
  }
  return sums.map((sum) => (most > least ? (sum - least) / (most - least) : 0));
}
