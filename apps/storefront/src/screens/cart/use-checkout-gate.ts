'use client';

import { type CheckoutGateView, checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { checkoutGate } from '../../browser/cart/checkout-runtime';

/** The way to the checkout, one for all its buttons (GATE-02). Leaving the page for another one of the shop calls it off. */
export function useCheckoutGate(): CheckoutGateView {
  const snapshot = useSelector(checkoutGate, (current) => current);
  useEffect(() => () => checkoutGate.send({ type: 'page.return' }), []);
  return checkoutGateView(snapshot);
}

/** What every one of the buttons does. */
export function proceed(): void {
  checkoutGate.send({ type: 'checkout.proceed' });
}
