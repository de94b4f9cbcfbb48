import { withoutExcludedProducts } from '../catalog/excluded-product-ids';

/** Recommendations on the cart's page at most (CART-08). */
export const CART_RECOMMENDATIONS = 10;

/**
 * 'Recommended products' under a cart (CART-11): what goes with its newest line first, then what sells best. Stock is
 * no reason to leave a product out; being in the cart already, or on the excluded list (LIST-05), is.
 * @param related what the platform recommends for a line of the cart; empty while it was not asked.
 * @param inCart the products of the cart.
 */
export function cartRecommendations<Item extends { readonly id: number }>(
  related: readonly Item[],
  bestSellers: readonly Item[],
  inCart: readonly number[],
): Item[] {
  const seen = new Set(inCart);
  return withoutExcludedProducts([...related, ...bestSellers])
    .filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    })
    .slice(0, CART_RECOMMENDATIONS);
}
