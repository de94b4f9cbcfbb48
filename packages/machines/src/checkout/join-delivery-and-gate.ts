import type { CheckoutReceipt } from '@shop/rules/cart/compare-receipts';
import type { DeliveryPreferences } from '@shop/rules/cart/delivery-preferences';
import { cartView } from '../cart/cart-view';
import type { CartActor } from '../cart/make-cart-actor';
import { stopOf } from '../delivery/delivery-changes';
import { giftPlaceOf, preferencesOf } from '../delivery/delivery-context';
import { confirmDelivery, type DeliveryActor } from '../delivery/make-delivery-actor';
import { shownReceipt, withEdits, withEntries } from './checkout-receipts';
import type { CheckoutGateActor } from './make-checkout-gate-actor';
import { missingGiftField } from './pending-steps';

/**
 * Connects the delivery form of a cart page to the gate of its buttons. A press makes the form report its choices, then the gate
 * opens. The gate also reports an incomplete gift destination (GIFT-01); the form reports a date that cannot be sent (DLV-07).
 * Entries made while the gate is working are included (GATE-02): the gate is notified at once, or restarts if the form first has
 * to check a date.
 * A press also sends what the shopper saw at that moment, and later their changes (GATE-02). What the cart brings meanwhile, from
 * another tab, was not seen.
 * @returns the handler of each of the buttons
 */
export function joinDeliveryAndGate(
  delivery: DeliveryActor,
  gate: CheckoutGateActor,
  cart: CartActor,
): () => Promise<void> {
  let announced = '';
  let receipt = shownNow();
  let editedFrom = cart.getSnapshot().context;
  let entered = delivery.getSnapshot().context;
  /** Number of presses that the form has not answered yet; the answer reports the choices. */
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
      // Dismisses an earlier message: only later problems stop the gate.
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
      gate.send({ type: 'checkout.proceed', receipt });
      follow();
    } else {
      // The choices of an earlier press are outdated.
      callOff();
    }
  };
  const follow = () => {
    const { context } = delivery.getSnapshot();
    if (asking > 0 || !gate.getSnapshot().matches('going')) return;
    const stop = stopOf(context);
    if (stop !== null && stop.kind !== 'giftIncomplete') {
      // Another product may refuse the date although the choices are the same.
      callOff();
      // Never rejects.
      void goOn();
      return;
    }
    const preferences = preferencesOf(context);
    if (JSON.stringify(preferences) === announced) return;
    announce(preferences);
  };
  /** Entries in the form are the shopper's own changes; those that came with the cart are not. */
  const followEntries = () => {
    const before = entered;
    entered = delivery.getSnapshot().context;
    if (!isUnderWay() || entered.held !== before.held) return;
    const isElsewhere = JSON.stringify(giftPlaceOf(before)) !== JSON.stringify(giftPlaceOf(entered));
    const changed = withEntries(receipt, preferencesOf(before), preferencesOf(entered));
    if (isElsewhere) changeReceipt({ ...changed, province: shownNow().province, sums: null });
    else if (changed !== receipt) changeReceipt(changed);
  };
  const followEdits = () => {
    const { context } = cart.getSnapshot();
    if (isUnderWay()) {
      const edited = withEdits(receipt, editedFrom, context);
      if (edited !== receipt) changeReceipt(edited);
    }
    editedFrom = context;
  };
  /** A stop that no longer applies is no longer reported (GATE-01). */
  const forgetStop = () => {
    const { stop } = gate.getSnapshot().context;
    const preferences = preferencesOf(delivery.getSnapshot().context);
    if (stop?.kind === 'giftIncomplete' && missingGiftField({ preferences }) === null) announce(preferences);
    if (stop?.kind !== 'cart' || stop.code !== 'outOfStock') return;
    const { lines, problem } = cartView(cart.getSnapshot());
    const isSoldOut = problem?.code === 'outOfStock' || lines.some(({ warning }) => warning === 'outOfStock');
    if (!isSoldOut) gate.send({ type: 'stop.dismiss' });
  };
  function shownNow(): CheckoutReceipt {
    return shownReceipt(cart.getSnapshot(), preferencesOf(delivery.getSnapshot().context));
  }
  delivery.subscribe(() => {
    followEntries();
    follow();
    forgetStop();
  });
  cart.subscribe(() => {
    followEdits();
    forgetStop();
  });
  return proceed;
}
