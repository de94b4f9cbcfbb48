import { type ProductLists, withoutExcludedProducts } from '../catalog/product-lists';

/** Maximum number of recommendations on the cart page (CART-08). */
export const CART_RECOMMENDATIONS = 10;

/**
 * 'Recommended products' under a cart (CART-11): first the products related to its newest line, then the best sellers. Sold-out
 * products are included. Products in the cart or on the excluded list (LIST-05) are not.
 * @param related the platform's recommendations for a line of the cart; empty if not requested.
 * @param inCart the products of the cart.
 * @param lists of the brand
 */
export function cartRecommendations<Item extends { readonly id: number }>(
  related: readonly Item[],
  bestSellers: readonly Item[],
  inCart: readonly number[],
  lists: Pick<ProductLists, 'excluded'>,
): Item[] {
  const seen = new Set(inCart);
  return withoutExcludedProducts([...related, ...bestSellers], lists)
    .filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    })
    .slice(0, CART_RECOMMENDATIONS);
}
