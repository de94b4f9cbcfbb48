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

/** The cart view; read when the page opens, is restored, or gets focus (CART-13). */
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
      // Debounced edits are sent before the page may be suspended.
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

/** Another tab's cart replaced none, or an unreadable one: the cart shown here must be read. */
function useUnreadCart(isUnread: boolean): void {
  useEffect(() => {
    // The page's own read may have begun.
    if (isUnread && cartActor.getSnapshot().matches({ resting: 'unread' })) refreshCart();
  }, [isUnread]);
}

/** Applies the cookie's pending coupon once to a cart created before the coupon was given: its line should show. */
function useWaitingDiscount(cart: Cart | null): void {
  const tried = useRef<string | null>(null);
  useEffect(() => {
    const code = waitingDiscount();
    if (cart === null || code === null || code === tried.current) return;
    tried.current = code;
    if (!cart.discountCodes.some((held) => isSameDiscountCode(held.code, code))) applyDiscount(code);
  }, [cart]);
}
