'use client';

import { useEffect } from 'react';
import { cartCode } from '#features/cart/browser/cart-code.ts';
import { clearBuyNowMarker, wasAtCheckout } from '#features/cart/browser/checkout-marker.ts';
import { hasPendingAdds, isCartStale } from '#features/cart/browser/unanswered-changes.ts';

/**
 * Checks the cart when a shopper returns from the checkout in any way: a new page, the back/forward cache, another tab. A
 * cart that became an order clears its cookies and the count (CART-13). Other visitors make no request.
 */
export function CheckoutReturn() {
  useEffect(() => {
    const controller = new AbortController();
    const check = () => {
      if (document.visibilityState !== 'visible' || !wasAtCheckout()) return;
      cartCode
        .load()
        .then(({ refreshCart }) => {
          refreshCart();
          clearBuyNowMarker();
        })
        // Offline: the next check suffices.
        .catch(() => undefined);
    };
    check();
    // Its code resumes an add whose page was reloaded before the answer; after a failed load the next page retries.
    if (hasPendingAdds()) cartCode.load().catch(() => undefined);
    // The page was left before its last change was answered: the count may be wrong until the cart is read (CART-02).
    if (isCartStale()) cartCode.load().then(({ refreshCart }) => refreshCart(), expectNoNetwork);
    const { signal } = controller;
    window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
    document.addEventListener('visibilitychange', check, { signal });
    return () => controller.abort();
  }, []);
  return null;
}

/** The next page retries. */
function expectNoNetwork(): void {}
