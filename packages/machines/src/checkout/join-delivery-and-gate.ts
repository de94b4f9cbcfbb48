import type { DeliveryPreferences } from '@shop/rules/cart/delivery-preferences';
import { confirmDelivery } from '../delivery/confirm-delivery';
import { stopOf } from '../delivery/delivery-changes';
import { preferencesOf } from '../delivery/delivery-context';
import type { DeliveryActor } from '../delivery/make-delivery-actor';
import type { CheckoutGateActor } from './make-checkout-gate-actor';

/**
 * Joins the delivery form of a cart's page to the gate of its buttons. A press has the form say what is chosen, then the
 * gate opens; an incomplete gift destination is the gate's to tell as well (GIFT-01), a date that cannot be sent is reported at
 * the form (DLV-07). What is written while the gate is on its way goes along (GATE-02): the gate is notified at once, or,
 * where the form has to ask about a date first, begins anew.
 * @returns what every one of the buttons does
 */
export function joinDeliveryAndGate(delivery: DeliveryActor, gate: CheckoutGateActor): () => Promise<void> {
  let announced = '';
  /** Presses that the form has not answered yet: they tell what is chosen when it has. */
  let asking = 0;
  const announce = (preferences: DeliveryPreferences) => {
    announced = JSON.stringify(preferences);
    gate.send({ type: 'preferences.change', preferences });
  };
  const callOff = () => gate.getSnapshot().matches('going') && gate.send({ type: 'page.return' });
  const proceed = async () => {
    asking += 1;
    const confirmed = await confirmDelivery(delivery);
    asking -= 1;
    if (confirmed.ok || confirmed.error.kind === 'giftIncomplete') {
      announce(confirmed.ok ? confirmed.value : preferencesOf(delivery.getSnapshot().context));
      gate.send({ type: 'checkout.proceed' });
      follow();
    } else {
      // What an earlier press is on its way with is not what is chosen.
      callOff();
    }
  };
  const follow = () => {
    const { context } = delivery.getSnapshot();
    if (asking > 0 || !gate.getSnapshot().matches('going')) return;
    const stop = stopOf(context);
    if (stop !== null && stop.kind !== 'giftIncomplete') {
      // Another product may refuse the date, though what is chosen is the same.
      callOff();
      // Rejects never.
      void proceed();
      return;
    }
    const preferences = preferencesOf(context);
    if (JSON.stringify(preferences) !== announced) announce(preferences);
  };
  delivery.subscribe(follow);
  return proceed;
}
