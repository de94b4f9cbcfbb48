/** Key of the cart that the shop's tabs knew last (cart-memory.ts). */
export const CART_MEMORY_KEY = 'shop:cart';

/**
 * Whether a page was left before the answer to a change of the cart came: then its cookies may say less than the platform
 * holds. Cheap, for every page: without the code that reads what is remembered.
 */
export function isCartStale(): boolean {
  try {
    return window.localStorage.getItem(CART_MEMORY_KEY)?.includes('"isStale":true') ?? false;
  } catch {
    // Storage is refused in some private windows.
    return false;
  }
}
