/** Key of the cart last known to the shop's tabs (cart-memory.ts). */
export const CART_MEMORY_KEY = 'shop:cart';

/**
 * Whether a page was left before the answer to a cart change: its cookies may then be older than the platform's state. Cheap
 * enough for every page: it loads no code that reads the stored cart.
 */
export function isCartStale(): boolean {
  try {
    return window.localStorage.getItem(CART_MEMORY_KEY)?.includes('"isStale":true') ?? false;
  } catch {
    // Some private windows refuse storage.
    return false;
  }
}
