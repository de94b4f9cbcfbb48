'use client';

import { useEffect } from 'react';
import { clearBuyNowMarker, wasAtCheckout } from './cart/checkout-marker';
import { hasPendingAdds } from './cart/has-pending-adds';
import { isCartStale } from './cart/is-cart-stale';
import { loadCart } from './cart/load-cart';

/**
 * Looks at the cart again when a shopper comes back from the checkout, by whatever way: a new page, the back/forward cache,
 * another tab. A cart that became an order clears its cookies and the count (CART-13). Others pay nothing for it.
 */
export function CheckoutReturn() {
  useEffect(() => {
    const controller = new AbortController();
    const variant = () => {
      if (document.visibilityState !== 'visible' || !wasAtCheckout()) return;
      loadCart()
        .then(({ refreshCart }) => {
          refreshCart();
          clearBuyNowMarker();
        })
        // Offline: the next look will do.
        .catch(() => undefined);
    };
    variant();
    // Its code takes up an add whose page was loaded anew before the answer came; a failed load is for the next page.
    if (hasPendingAdds()) loadCart().catch(() => undefined);
    // A page was left before the answer to its last change came: the count may be wrong until the cart is read (CART-02).
    if (isCartStale()) loadCart().then(({ refreshCart }) => refreshCart(), expectNoNetwork);
    const { signal } = controller;
    window.addEventListener('pageshow', ({ persisted }) => persisted && variant(), { signal });
    document.addEventListener('visibilitychange', variant, { signal });
    return () => controller.abort();
  }, []);
  return null;
}

/** The next page will do. */
function expectNoNetwork(): void {}
