import type { CheckoutReceipt } from '@shop/rules/cart/compare-receipts';
import type { DeliveryPreferences } from '@shop/rules/cart/delivery-preferences';
import type { CartActor } from '../cart/make-cart-actor';
import { stopOf } from '../delivery/delivery-changes';
import { giftPlaceOf, preferencesOf } from '../delivery/delivery-context';
import { confirmDelivery, type DeliveryActor } from '../delivery/make-delivery-actor';
import { shownReceipt, withEdits } from './checkout-receipts';
import type { CheckoutGateActor } from './make-checkout-gate-actor';

/**
 * Joins the delivery form of a cart's page to the gate of its buttons. A press has the form say what is chosen, then the
 * gate opens; an incomplete gift destination is the gate's to tell as well (GIFT-01), a date that cannot be sent is reported at
 * the form (DLV-07). What is written while the gate is on its way goes along (GATE-02): the gate is notified at once, or,
 * where the form has to ask about a date first, begins anew.
 * With a press goes what the shopper saw at that moment, and what they changed since (GATE-02).
 * @returns what every one of the buttons does
 */
export function joinDeliveryAndGate(
  delivery: DeliveryActor,
  gate: CheckoutGateActor,
  cart: CartActor,
): () => Promise<void> {
  let announced = '';
  let receipt = shownNow();
  let editedFrom = cart.getSnapshot().context;
  let giftPlace = giftPlaceNow();
  /** Presses that the form has not answered yet: they tell what is chosen when it has. */
  let asking = 0;
  const announce = (preferences: DeliveryPreferences) => {
    announced = JSON.stringify(preferences);
    gate.send({ type: 'preferences.change', preferences });
  };
  const isUnderWay = () => asking > 0 || gate.getSnapshot().matches('going');
  const changeReceipt = (changed: CheckoutReceipt) => {
    receipt = changed;
    if (gate.getSnapshot().matches('going')) gate.send({ type: 'receipt.change', receipt });
  };
  const callOff = () => gate.getSnapshot().matches('going') && gate.send({ type: 'page.return' });
  const proceed = async () => {
    if (!isUnderWay()) {
      receipt = shownNow();
      editedFrom = cart.getSnapshot().context;
      giftPlace = giftPlaceNow();
      // A message of before was read; what goes wrong from now on stops.
      cart.send({ type: 'problem.dismiss' });
    }
    await goOn();
  };
  const goOn = async () => {
    asking += 1;
    const confirmed = await confirmDelivery(delivery);
    asking -= 1;
    if (confirmed.ok || confirmed.error.kind === 'giftIncomplete') {
      announce(confirmed.ok ? confirmed.value : preferencesOf(delivery.getSnapshot().context));
      followDelivery();
      gate.send({ type: 'checkout.proceed', receipt });
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
      void goOn();
      return;
    }
    const preferences = preferencesOf(context);
    if (JSON.stringify(preferences) === announced) return;
    announce(preferences);
    followDelivery();
  };
  /** What is written in the form is the shopper's own. */
  const followDelivery = () => {
    const { province, deliveryDate } = shownNow();
    const isElsewhere = giftPlace !== giftPlaceNow();
    giftPlace = giftPlaceNow();
    if (!isElsewhere && deliveryDate === receipt.deliveryDate) return;
    changeReceipt({ ...receipt, deliveryDate, ...(isElsewhere && { province, sums: null }) });
  };
  const followEdits = () => {
    const { context } = cart.getSnapshot();
    if (isUnderWay()) {
      const edited = withEdits(receipt, editedFrom, context);
      if (edited !== receipt) changeReceipt(edited);
    }
    editedFrom = context;
  };
  function shownNow(): CheckoutReceipt {
    return shownReceipt(cart.getSnapshot(), preferencesOf(delivery.getSnapshot().context));
  }
  function giftPlaceNow(): string {
    return JSON.stringify(giftPlaceOf(delivery.getSnapshot().context));
  }
  delivery.subscribe(follow);
  cart.subscribe(followEdits);
  return proceed;
}
