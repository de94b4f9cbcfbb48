import type { ProductDocument } from './search-document';
import { rarityOf } from './term-index';

/** How much more a rare tag says than a common one. */
const RARER = 2;

/** The share of some goods' tags and AI tags that a product has, from 0 to 1. */
export type Alikeness = (product: Pick<ProductDocument, 'tags' | 'aiTags'>) => number;

/**
 * How alike goods are to some that answer a query, whatever its words: tags that more of those have, and fewer of all goods, weigh more.
 * @param countOf of all products with a tag or an AI tag @param all the count of products
 */
export function alikeTo(
  answers: readonly Pick<ProductDocument, 'tags' | 'aiTags'>[],
  countOf: (tag: string | number) => number,
  all: number,
): Alikeness {
  const bearers = new Map<string | number, number>();
  for (const { tags, aiTags } of answers)
    for (const tag of [...tags, ...aiTags]) bearers.set(tag, (bearers.get(tag) ?? 0) + 1);
  const weights = new Map(
    [...bearers].map(([tag, count]) => [tag, count * rarityOf(countOf(tag), all) ** RARER]),
  );
  let most = 0;
  for (const weight of weights.values()) most += weight;
  // Many products share one list of tags (`sharedDocument`).
  const sums = new Map<readonly (string | number)[], number>();
  const sumOf = (tags: readonly (string | number)[]) => {
    let sum = sums.get(tags);
    if (sum === undefined) {
      sum = tags.reduce<number>((total, tag) => total + (weights.get(tag) ?? 0), 0);
      sums.set(tags, sum);
    }
    return sum;
  };
  return ({ tags, aiTags }) => (most === 0 ? 0 : (sumOf(tags) + sumOf(aiTags)) / most);
}
