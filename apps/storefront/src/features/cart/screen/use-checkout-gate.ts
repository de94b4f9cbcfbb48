'use client';

import { type CheckoutGateView, checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { joinDeliveryAndGate } from '@shop/machines/checkout/join-delivery-and-gate';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { announceDeliveryDay, deliveryActor } from '#features/delivery/browser/delivery-runtime.ts';
import { cartActor } from '../browser/cart-runtime';
import { checkoutGate } from '../browser/checkout-runtime';

/** The checkout gate, shared by all its buttons (GATE-02). Navigation to another page of the shop cancels it. */
export function useCheckoutGate(): CheckoutGateView {
  const snapshot = useSelector(checkoutGate, (current) => current);
  useEffect(() => () => checkoutGate.send({ type: 'page.return' }), []);
  return checkoutGateView(snapshot);
}

const continueToCheckout = joinDeliveryAndGate(deliveryActor, checkoutGate, cartActor);

/** The action of each checkout button (GATE-01, GATE-02). */
export function proceedToCheckout(): Promise<void> {
  announceDeliveryDay();
  return continueToCheckout();
}
