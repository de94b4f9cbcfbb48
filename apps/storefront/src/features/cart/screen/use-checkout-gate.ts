'use client';

import { type CheckoutGateView, checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { joinDeliveryAndGate } from '@shop/machines/checkout/join-delivery-and-gate';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { announceDeliveryDay, deliveryActor } from '#features/delivery/browser/delivery-runtime.ts';
import { cartActor } from '../browser/cart-runtime';
import { checkoutGate } from '../browser/checkout-runtime';

/** The way to the checkout, one for all its buttons (GATE-02). Leaving the page for another one of the shop calls it off. */
export function useCheckoutGate(): CheckoutGateView {
  const snapshot = useSelector(checkoutGate, (current) => current);
  useEffect(() => () => checkoutGate.send({ type: 'page.return' }), []);
  return checkoutGateView(snapshot);
}

const goOn = joinDeliveryAndGate(deliveryActor, checkoutGate, cartActor);

/** What every one of the buttons does (GATE-01, GATE-02). */
export function proceed(): Promise<void> {
  announceDeliveryDay();
  return goOn();
}
