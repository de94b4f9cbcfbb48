'use client';

import { useEffect } from 'react';
import { cartCode } from '#features/cart/browser/cart-code.ts';
import { clearBuyNowMarker, wasAtCheckout } from '#features/cart/browser/checkout-marker.ts';
import { hasPendingAdds } from '#features/cart/browser/has-pending-adds.ts';
import { isCartStale } from '#features/cart/browser/is-cart-stale.ts';

/**
 * Looks at the cart again when a shopper comes back from the checkout, by whatever way: a new page, the back/forward cache,
 * another tab. A cart that became an order clears its cookies and the count (CART-13). Others pay nothing for it.
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
        // Offline: the next look will do.
        .catch(() => undefined);
    };
    check();
    // Its code takes up an add whose page was loaded anew before the answer came; a failed load is for the next page.
    if (hasPendingAdds()) cartCode.load().catch(() => undefined);
    // A page was left before the answer to its last change came: the count may be wrong until the cart is read (CART-02).
    if (isCartStale()) cartCode.load().then(({ refreshCart }) => refreshCart(), expectNoNetwork);
    const { signal } = controller;
    window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
    document.addEventListener('visibilitychange', check, { signal });
    return () => controller.abort();
  }, []);
  return null;
}

/** The next page will do. */
function expectNoNetwork(): void {}
