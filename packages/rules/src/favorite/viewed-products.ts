import { formatProductIds, isProductId, parseProductIds, withProductFirst } from './product-id-list';

/** Most products remembered as looked at. The specification names no number; a slider of more is not walked through. */
export const VIEWED_MAX = 20;

/** Ids of the products looked at, the latest first, without repeats. */
export type ViewedProducts = readonly number[];

/** The list after a look at a product: it comes first (VIEW-01). What is no product's id changes nothing. */
export function viewProduct(viewed: ViewedProducts, id: number): ViewedProducts {
  return isProductId(id) ? withProductFirst(viewed, id, VIEWED_MAX) : viewed;
}

/** What the slider of a page shows: newest first, the page's own product left out (VIEW-01). */
export function recentlyChecked(viewed: ViewedProducts, currentId: number | null): ViewedProducts {
  return viewed.filter((id) => id !== currentId);
}

/** The list in the text of cookie `view_product_ids`; null for a malformed text (COOKIE-01). */
export function parseViewedProducts(text: string): ViewedProducts | null {
  return parseProductIds(text, VIEWED_MAX);
}

/** The cookie's text; '' for none. */
export function formatViewedProducts(viewed: ViewedProducts): string {
  return formatProductIds(viewed);
}
