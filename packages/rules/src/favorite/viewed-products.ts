import { formatProductIds, isProductId, parseProductIds, withProductFirst } from './product-id-list';

/** Maximum number of viewed products. The specification gives no number; shoppers do not page through a longer slider. */
export const VIEWED_MAX = 20;

/** Ids of the viewed products, the latest first, unique. */
export type ViewedProducts = readonly number[];

/** Records a product view: the product comes first (VIEW-01). An invalid product id changes nothing. */
export function viewProduct(viewed: ViewedProducts, id: number): ViewedProducts {
  return isProductId(id) ? withProductFirst(viewed, id, VIEWED_MAX) : viewed;
}

/** The products of a page's slider: newest first, without the page's own product (VIEW-01). */
export function recentlyChecked(viewed: ViewedProducts, currentId: number | null): ViewedProducts {
  return viewed.filter((id) => id !== currentId);
}

/** Parses the list of cookie `view_product_ids`; null for a malformed text (COOKIE-01). */
export function parseViewedProducts(text: string): ViewedProducts | null {
  return parseProductIds(text, VIEWED_MAX);
}

/** The cookie's text; '' for none. */
export function formatViewedProducts(viewed: ViewedProducts): string {
  return formatProductIds(viewed);
}
