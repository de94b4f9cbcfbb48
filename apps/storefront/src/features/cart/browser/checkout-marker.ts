import { withStorage } from './with-storage';

/** Key of the marker that the shopper went to the checkout; it outlives the tab. */
const KEY = 'shop:checkout';

/** Its value after a buy-now. */
const ONCE = 'once';

/** Records that the shopper leaves for the checkout: on return the cart may be an order (CART-13). */
export function recordCheckoutMarker(): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, '1'));
}

/**
 * Records that the shopper leaves for a checkout of something other than the cart (BUY-01): the cart is read again once, for its
 * count.
 */
export function recordBuyNowMarker(): void {
  withStorage('localStorage', (storage) => storage.getItem(KEY) ?? storage.setItem(KEY, ONCE));
}

/** Called after the cart was read again: after a buy-now once is enough. */
export function clearBuyNowMarker(): void {
  withStorage('localStorage', (storage) => storage.getItem(KEY) === ONCE && storage.removeItem(KEY));
}

/** Whether the shopper went to the checkout, with the cookie's cart or with a buy-now. */
export function wasAtCheckout(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(KEY) !== null) ?? false;
}

/** Whether the shopper went there with the cart itself, not only with a buy-now: if the cart no longer exists it may be an order. */
export function wasAtCheckoutWithCart(): boolean {
  return withStorage('localStorage', (storage) => (storage.getItem(KEY) ?? ONCE) !== ONCE) ?? false;
}

/** Called when the cart has ended or was replaced. */
export function clearCheckoutMarker(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}
