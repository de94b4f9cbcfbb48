'use client';

import { type CartView, cartView } from '@shop/machines/cart/cart-view';
import { giftPlaceOf } from '@shop/machines/delivery/delivery-context';
import type { Cart } from '@shop/rules/cart/cart';
import type { GiftPlace } from '@shop/rules/cart/delivery-preferences';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { deliveryActor } from '#features/delivery/browser/delivery-runtime.ts';
import { applyDiscount, cartActor, refreshCart, waitingDiscount } from '../browser/cart-runtime';

/** The cart as it is drawn; read when the page opens, comes back, or is looked at again (CART-13). */
export function useCart(): CartView {
  const snapshot = useSelector(cartActor, (current) => current);
  useWaitingDiscount(snapshot.context.cart);
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
  useUnreadCart(snapshot.matches({ resting: 'unread' }));
  const giftPlace = useSelector(deliveryActor, ({ context }) => giftPlaceOf(context), isSamePlace);
  return cartView(snapshot, giftPlace);
}

function isSamePlace(one: GiftPlace | null, other: GiftPlace | null): boolean {
  return one?.province === other?.province && one?.isRemoteIsland === other?.isRemoteIsland;
}

/** Another tab's cart took the place of none, or of one that could not be read: what is drawn here has to be read. */
function useUnreadCart(isUnread: boolean): void {
  useEffect(() => {
    // The page's own reading may have begun.
    if (isUnread && cartActor.getSnapshot().matches({ resting: 'unread' })) refreshCart();
  }, [isUnread]);
}

/** Puts the coupon that waits in its cookie on a cart that was made before it was given, once: its line should show. */
function useWaitingDiscount(cart: Cart | null): void {
  const tried = useRef<string | null>(null);
  useEffect(() => {
    const code = waitingDiscount();
    if (cart === null || code === null || code === tried.current) return;
    tried.current = code;
    if (!cart.discountCodes.some((held) => isSameDiscountCode(held.code, code))) applyDiscount(code);
  }, [cart]);
}
