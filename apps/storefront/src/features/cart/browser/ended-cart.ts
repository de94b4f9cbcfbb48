import type { CartExpiry } from '@shop/rules/cart/known-cart';
import { withStorage } from './with-storage';

/** Key of what became of a cart that was shown and is gone. */
const KEY = 'shop:ended-cart';

/**
 * Notes that a cart that a shopper saw is gone (TRUTH-02), for tabs whose cart code comes later than that was found out: with
 * their next add they say so.
 */
export function recordEndedCart(expiry: 'ended' | 'expired'): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, expiry));
}

/** What became of it; null where none is gone. */
export function endedCart(): CartExpiry | null {
  const noted = withStorage('localStorage', (storage) => storage.getItem(KEY));
  return noted === 'ended' || noted === 'expired' ? noted : null;
}

/** There is another cart. */
export function clearEndedCart(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}
