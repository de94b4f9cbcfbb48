'use client';

import { type CartView, cartView } from '@shop/machines/cart/cart-view';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cartActor, refreshCart } from '../../browser/cart/cart-runtime';

/** The cart as it is drawn; read when the page opens, comes back, or is looked at again (CART-13). */
export function useLiveCart(): CartView {
  const snapshot = useSelector(cartActor, (current) => current);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    refreshCart();
    window.addEventListener('pageshow', ({ persisted }) => persisted && refreshCart(), { signal });
    document.addEventListener(
      'visibilitychange',
      // Edits that wait for more of their kind are sent before the page may be put to sleep.
      () =>
        document.visibilityState === 'visible' ? refreshCart() : cartActor.send({ type: 'edits.flush' }),
      { signal },
    );
    return () => {
      controller.abort();
      cartActor.send({ type: 'edits.flush' });
    };
  }, []);
  return cartView(snapshot);
}
