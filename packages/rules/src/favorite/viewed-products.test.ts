import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatViewedProducts,
  parseViewedProducts,
  recentlyChecked,
  VIEWED_MAX,
  viewProduct,
} from './viewed-products';

describe('[VIEW-01] recently viewed products', () => {
  test.each([
    ['the first', [], 5, [5]],
    ['the latest comes first', [5], 6, [6, 5]],
    ['one looked at again comes first, once', [6, 5, 4], 4, [4, 6, 5]],
    ['what is no product is not remembered', [6], -1, [6]],
  ])('%s', (_, viewed, id, expected) => {
    expect(viewProduct(viewed, id)).toEqual(expected);
  });

  test.each([
    ['the page’s own product is left out', [3, 2, 1], 2, [3, 1]],
    ['a page that shows no product leaves out none', [3, 2, 1], null, [3, 2, 1]],
    ['one that was never looked at changes nothing', [3, 2], 9, [3, 2]],
  ])('%s', (_, viewed, current, expected) => {
    expect(recentlyChecked(viewed, current)).toEqual(expected);
  });

  test('after any views: the latest first, no duplicates, never above the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 200 }), (looks) => {
        const viewed = looks.reduce<readonly number[]>(viewProduct, []);
        expect(viewed).toEqual([...new Set(looks.toReversed())].slice(0, VIEWED_MAX));
        if (viewed.length > 0) expect(parseViewedProducts(formatViewedProducts(viewed))).toEqual(viewed);
      }),
    );
  });
});
