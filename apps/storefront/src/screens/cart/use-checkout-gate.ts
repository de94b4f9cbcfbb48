'use client';

import { type CheckoutGateView, checkoutGateView } from '@shop/machines/checkout/checkout-gate-view';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { checkoutGate } from '../../browser/cart/checkout-runtime';
import { confirmDelivery, currentWishes } from '../../browser/delivery/delivery-runtime';

/** The way to the checkout, one for all its buttons (GATE-02). Leaving the page for another one of the shop calls it off. */
export function useCheckoutGate(): CheckoutGateView {
  const snapshot = useSelector(checkoutGate, (current) => current);
  useEffect(() => () => checkoutGate.send({ type: 'page.return' }), []);
  return checkoutGateView(snapshot);
}

/**
 * What every one of the buttons does: the delivery form says what is wished, then the gate opens. An incomplete gift
 * destination is the gate's to tell as well (GIFT-01); a date that cannot be sent is told at the form (DLV-07).
 */
export async function proceed(): Promise<void> {
  const confirmed = await confirmDelivery();
  if (!confirmed.ok && confirmed.error.kind !== 'giftIncomplete') return;
  checkoutGate.send({ type: 'wishes.change', wishes: confirmed.ok ? confirmed.value : currentWishes() });
  checkoutGate.send({ type: 'checkout.proceed' });
}
