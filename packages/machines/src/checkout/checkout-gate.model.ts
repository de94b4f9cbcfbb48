import type { Cart } from '@shop/rules/cart/cart';
import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { EMPTY_GIFT_DESTINATION } from '@shop/rules/delivery/gift-destination';
import { defineModel } from '../testing/define-model';
import { cartGid, simulatedCart } from '../testing/simulated-platform';
import { type CheckoutGateEvent, checkoutGateMachine } from './checkout-gate.machine';
import type { CheckoutCart, CheckoutGateContext, CheckoutStep } from './checkout-gate-context';
import { missingGiftField, pendingSteps, requestedAttributes } from './pending-steps';

const COUPON = 'APP10';
const VISIT = { cookies: { utm_source: 'mail' }, discountCode: COUPON };
const WITH_NOTE: DeliveryPreferences = { ...NO_PREFERENCES, note: 'remarks' };
const INCOMPLETE: DeliveryPreferences = { ...NO_PREFERENCES, gift: EMPTY_GIFT_DESTINATION };
const LINES = [{ id: 1, variant: 1, quantity: 1, stock: 9, isCut: false }];

function good(cart: Partial<Cart>): CheckoutCart {
  return { ok: true, cart: { ...simulatedCart(cartGid('c'), LINES), ...cart }, visit: VISIT };
}

/** The cart that holds all that is chosen. */
function heldCart(context: CheckoutGateContext): CheckoutCart {
  const cart = simulatedCart(cartGid('c'), LINES);
  return good({
    attributes: requestedAttributes({ ...context, visit: VISIT }, cart),
    note: context.preferences.note,
    discountCodes: [{ code: COUPON, applicable: true }],
  });
}

const FAILURE: CheckoutCart = { ok: false, code: 'unreachable' };
const SENT: CheckoutStep[] = [{ ok: true }, { ok: false, code: 'unreachable' }];

function say(event: CheckoutGateEvent): string {
  switch (event.type) {
    case 'checkout.proceed':
      return 'the shopper proceeds to the purchase';
    case 'preferences.change':
      return event.preferences.gift === null
        ? `the shopper ${event.preferences.note === '' ? 'chooses nothing for the delivery' : 'writes a remark'}`
        : 'the shopper opens the gift form and leaves it empty';
    case 'stop.dismiss':
      return 'the shopper puts the message away';
    case 'page.return':
      return 'the shopper comes back to the page';
  }
}

/** A shopper with a coupon who writes a remark or leaves a gift form empty, and a platform that may fail or forget. */
export const checkoutGateModel = defineModel({
  id: 'checkoutGate',
  machine: checkoutGateMachine,
  input: undefined,
  eventsOf: (): CheckoutGateEvent[] => [
    { type: 'checkout.proceed' },
    ...[NO_PREFERENCES, WITH_NOTE, INCOMPLETE].map((preferences) => ({
      type: 'preferences.change' as const,
      preferences,
    })),
    { type: 'stop.dismiss' },
    { type: 'page.return' },
  ],
  outcomes: {
    settleCart: ({ context }) => [good({}), heldCart(context), FAILURE],
    sendAttributes: () => SENT,
    sendNote: () => SENT,
    applyDiscount: (): CheckoutStep[] => [...SENT, { ok: false, code: 'discountNotApplicable' }],
    readBack: ({ context }) => [heldCart(context), good({}), FAILURE],
  },
  sayOutcome: (call, outcome) => {
    const { ok, code, cart } = outcome as { ok: boolean; code?: string; cart?: Cart };
    if (!ok) return `${call} fails: ${code}`;
    const isHeld = (cart?.attributes.length ?? 0) > 0;
    return cart === undefined ? `${call} is done` : `${call}: the cart holds ${isHeld ? 'all' : 'nothing'}`;
  },
  /** Preferences matter by what they leave to do. */
  serialize: ({ value, context }) => {
    const { preferences, done, failedReadings, refusedCode, stop, isSlow } = context;
    return JSON.stringify([
      value,
      preferences.note,
      missingGiftField(context),
      pendingSteps(context),
      [...done].sort(),
      failedReadings,
      refusedCode !== null,
      stop,
      isSlow,
    ]);
  },
  say,
});
