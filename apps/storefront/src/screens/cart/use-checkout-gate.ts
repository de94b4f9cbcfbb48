'use client';

import { type CheckoutGateView, checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { joinDeliveryAndGate } from '@shop/machines/checkout/join-delivery-and-gate';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { cartActor } from '../../browser/cart/cart-runtime';
import { checkoutGate } from '../../browser/cart/checkout-runtime';
import { announceDeliveryDay, deliveryActor } from '../../browser/delivery/delivery-runtime';

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
