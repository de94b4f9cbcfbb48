import { describe, expect, test } from 'vitest';
import type { ProductDocument } from './search-document';
import { tagLifts, typicalityOf } from './typical-goods';

const product = (handle: string, aiTags: readonly number[]) => ({ handle, aiTags }) as ProductDocument;

describe('[SEARCH-05] the most typical goods of a need', () => {
  const products = [
    product('fern', [1, 2]),
    product('ivy', [1, 2]),
    product('tree', [1, 3]),
    product('cactus', [3]),
    product('rose', [3]),
  ];

  test('have the tags that most goods of the need have, and others do not', () => {
    const lifts = tagLifts(products, ({ aiTags }) => aiTags.includes(1));
    expect(lifts.get(2)).toBeGreaterThan(0);
    expect(lifts.get(3)).toBeLessThan(0);
    const typical = typicalityOf(products, lifts);
    expect([typical.get('fern'), typical.get('ivy')]).toEqual([1, 1]);
    expect(typical.get('tree')).toBeLessThan(0.9);
    expect(typical.get('cactus')).toBe(0);
  });

  test('are all alike where the tags say nothing', () => {
    const same = [product('one', [1]), product('other', [1])];
    expect([
      ...typicalityOf(
        same,
        tagLifts(same, () => true),
      ).values(),
    ]).toEqual([0, 0]);
    expect(typicalityOf([], new Map()).size).toBe(0);
  });
});
