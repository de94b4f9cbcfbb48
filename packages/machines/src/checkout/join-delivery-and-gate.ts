import type { CheckoutWishes } from '@shop/rules/cart/checkout-wishes';
import { confirmDelivery } from '../delivery/confirm-delivery';
import { stopOf } from '../delivery/delivery-changes';
import { wishesOf } from '../delivery/delivery-context';
import type { DeliveryActor } from '../delivery/make-delivery-actor';
import type { CheckoutGateActor } from './make-checkout-gate-actor';

/**
 * Joins the delivery form of a cart's page to the gate of its buttons. A press has the form say what is wished, then the
 * gate opens; an incomplete gift destination is the gate's to tell as well (GIFT-01), a date that cannot be sent is told at
 * the form (DLV-07). What is written while the gate is on its way goes along (GATE-02): the gate hears of it at once, or,
 * where the form has to ask about a date first, begins anew.
 * @returns what every one of the buttons does
 */
export function joinDeliveryAndGate(delivery: DeliveryActor, gate: CheckoutGateActor): () => Promise<void> {
  let told = '';
  const tell = (wishes: CheckoutWishes) => {
    told = JSON.stringify(wishes);
    gate.send({ type: 'wishes.change', wishes });
  };
  const proceed = async () => {
    const confirmed = await confirmDelivery(delivery);
    if (!confirmed.ok && confirmed.error.kind !== 'giftIncomplete') return;
    tell(confirmed.ok ? confirmed.value : wishesOf(delivery.getSnapshot().context));
    gate.send({ type: 'checkout.proceed' });
  };
  delivery.subscribe(({ context }) => {
    const wishes = wishesOf(context);
    if (!gate.getSnapshot().matches('going') || JSON.stringify(wishes) === told) return;
    const stop = stopOf(context);
    if (stop === null || stop.kind === 'giftIncomplete') {
      tell(wishes);
    } else {
      gate.send({ type: 'page.return' });
      // Rejects never.
      void proceed();
    }
  });
  return proceed;
}
