import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CART_RECOMMENDATIONS, cartRecommendations } from './cart-recommendations';

const products = (...ids: number[]) => ids.map((id) => ({ id, isSoldOut: id % 2 === 0 }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const EXCLUDED = 99;
const LISTS = { excluded: [EXCLUDED] };

describe('cart recommendations', () => {
  test('complementary products come first, then best sellers, each once', () => {
    expect(idsOf(cartRecommendations(products(5, 3), products(1, 3, 2), [], LISTS))).toEqual([5, 3, 1, 2]);
  });

  test('[CART-11] stock does not exclude a product', () => {
    expect(idsOf(cartRecommendations(products(2, 4), [], [], LISTS))).toEqual([2, 4]);
  });

  test('[LIST-05] an excluded product is omitted', () => {
    expect(idsOf(cartRecommendations(products(EXCLUDED, 1), products(EXCLUDED), [], LISTS))).toEqual([1]);
  });

  test('products in the cart are omitted', () => {
    expect(idsOf(cartRecommendations(products(1, 2), products(3), [2, 3], LISTS))).toEqual([1]);
  });

  test('never above the limit, no duplicates, none excluded or in the cart', () => {
    const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(EXCLUDED)));
    fc.assert(
      fc.property(ids, ids, ids, (related, best, inCart) => {
        const shown = idsOf(cartRecommendations(products(...related), products(...best), inCart, LISTS));
        expect(shown.length).toBeLessThanOrEqual(CART_RECOMMENDATIONS);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.some((id) => id === EXCLUDED || inCart.includes(id))).toBe(false);
      }),
    );
  });
});
