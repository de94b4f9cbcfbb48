import { describe, expect, test } from 'vitest';
import type { ProductDocument } from './search-document';
import { tagLifts, typicalityOf } from './typical-goods';

const product = (handle: string, aiTags: readonly number[]) => ({ handle, aiTags }) as ProductDocument;

describe('[SEARCH-05] the most typical goods of a need', () => {
  const bearers = [product('fern', [1, 2]), product('ivy', [1, 2]), product('tree', [1, 3])];
  const others = [product('cactus', [3]), product('rose', [3])];
  const counts = new Map([
    [1, 3],
    [2, 2],
    [3, 3],
  ]);

  test('have the tags that most goods of the need have, and others do not', () => {
    const lifts = tagLifts(bearers, counts, 5);
    expect(lifts.get(2)).toBeGreaterThan(0);
    expect(lifts.get(3)).toBeLessThan(0);
    const [fern, ivy, tree = 1, cactus] = typicalityOf([...bearers, ...others], lifts);
    expect([fern, ivy, cactus]).toEqual([1, 1, 0]);
    expect(tree).toBeLessThan(0.9);
  });

  test('are all alike where the tags say nothing', () => {
    expect(typicalityOf(others, tagLifts(others, counts, 5))).toEqual([0, 0]);
    expect(typicalityOf([], new Map())).toEqual([]);
  });
});
