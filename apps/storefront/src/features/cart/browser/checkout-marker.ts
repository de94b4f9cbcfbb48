import { withStorage } from './with-storage';

/** Key of the note that the shopper went to the checkout; it outlives the tab. */
const KEY = 'shop:checkout';

/** Its value after a buy-now. */
const ONCE = 'once';

/** Notes that the shopper leaves for the checkout: when they come back the cart may be an order (CART-13). */
export function recordCheckoutMarker(): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, '1'));
}

/**
 * Notes that the shopper leaves for the checkout of something else than their cart (BUY-01): the cart is read again once,
 * for its count.
 */
export function recordBuyNowMarker(): void {
  withStorage('localStorage', (storage) => storage.getItem(KEY) ?? storage.setItem(KEY, ONCE));
}

/** The cart was looked at again: after a buy-now once is enough. */
export function clearBuyNowMarker(): void {
  withStorage('localStorage', (storage) => storage.getItem(KEY) === ONCE && storage.removeItem(KEY));
}

/** Whether the shopper went to the checkout with the cart of the cookie. */
export function wasAtCheckout(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(KEY) !== null) ?? false;
}

/** Whether it was with that cart itself, not only with a buy-now: when the cart is gone it may be an order. */
export function wasAtCheckoutWithCart(): boolean {
  return withStorage('localStorage', (storage) => (storage.getItem(KEY) ?? ONCE) !== ONCE) ?? false;
}

/** The cart is known to be over, or to be another one. */
export function clearCheckoutMarker(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}
