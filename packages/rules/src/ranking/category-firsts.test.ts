import { describe, expect, test } from 'vitest';
import { categoryFirsts, type RankedProduct } from './category-firsts';

const ranking = (...categories: (string | null)[]) =>
  categories.map((category, index) => ({ id: index + 1, category }) as RankedProduct);
const ranks = (products: readonly RankedProduct[]) => products.map(({ id }) => id);

describe('[RANK-02] the best sellers of categories', () => {
  test('are the first of each, best first', () => {
    expect(ranks(categoryFirsts(ranking('herb', 'fruit', 'herb', 'codex', 'fruit'), 0))).toEqual([1, 2, 4]);
  });
  test('leave out those shown above, and with them their category', () => {
    expect(ranks(categoryFirsts(ranking('herb', 'herb', 'fruit', 'herb', 'codex', 'fruit'), 4))).toEqual([5]);
  });
  test('leave out products without a category', () => {
    expect(ranks(categoryFirsts(ranking(null, 'herb', null), 1))).toEqual([2]);
  });
  test('are none of an empty ranking', () => {
    expect(categoryFirsts([], 4)).toEqual([]);
  });
});
