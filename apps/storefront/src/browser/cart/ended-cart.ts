import type { CartExpiry } from '@shop/rules/cart/known-cart';

/** Key of what became of a cart that was shown and is gone. */
const KEY = 'shop:ended-cart';

/**
 * Notes that a cart that a shopper saw is gone (TRUTH-02), for tabs whose cart code comes later than that was found out: with
 * their next add they say so.
 */
export function recordEndedCart(expiry: 'ended' | 'expired'): void {
  store((storage) => storage.setItem(KEY, expiry));
}

/** What became of it; null where none is gone. */
export function endedCart(): CartExpiry | null {
  const noted = store((storage) => storage.getItem(KEY));
  return noted === 'ended' || noted === 'expired' ? noted : null;
}

/** There is another cart. */
export function clearEndedCart(): void {
  store((storage) => storage.removeItem(KEY));
}

function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch {
    // Storage is refused in some private windows; then only the tab that found out says so.
    return undefined;
  }
}
