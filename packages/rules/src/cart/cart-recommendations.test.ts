import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXCLUDED_PRODUCT_IDS } from '../catalog/excluded-product-ids';
import { CART_RECOMMENDATIONS, cartRecommendations } from './cart-recommendations';

const products = (...ids: number[]) => ids.map((id) => ({ id, isSoldOut: id % 2 === 0 }));
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const [EXCLUDED = 0] = EXCLUDED_PRODUCT_IDS;

describe('cart recommendations', () => {
  test('complementary products come first, then best sellers, each once', () => {
    expect(idsOf(cartRecommendations(products(5, 3), products(1, 3, 2), []))).toEqual([5, 3, 1, 2]);
  });

  test('[CART-11] stock does not exclude a product', () => {
    expect(idsOf(cartRecommendations(products(2, 4), [], []))).toEqual([2, 4]);
  });

  test('[LIST-05] an excluded product is omitted', () => {
    expect(idsOf(cartRecommendations(products(EXCLUDED, 1), products(EXCLUDED), []))).toEqual([1]);
  });

  test('products in the cart are omitted', () => {
    expect(idsOf(cartRecommendations(products(1, 2), products(3), [2, 3]))).toEqual([1]);
  });

  test('never above the limit, no duplicates, none excluded or in the cart', () => {
    const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(EXCLUDED)));
    fc.assert(
      fc.property(ids, ids, ids, (related, best, inCart) => {
        const shown = idsOf(cartRecommendations(products(...related), products(...best), inCart));
        expect(shown.length).toBeLessThanOrEqual(CART_RECOMMENDATIONS);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.some((id) => EXCLUDED_PRODUCT_IDS.has(id) || inCart.includes(id))).toBe(false);
      }),
    );
  });
});
