import type { Cart } from '@shop/rules/cart/cart';
import type { CheckoutReceipt } from '@shop/rules/cart/compare-receipts';
import { type DeliveryPreferences, NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { EMPTY_GIFT_DESTINATION } from '@shop/rules/delivery/gift-destination';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import { yen } from '@shop/rules/yen';
import { defineModel } from '../testing/define-model';
import { addressIn, cartGid, simulatedCart } from '../testing/simulated-platform';
import { type CheckoutGateEvent, checkoutGateMachine } from './checkout-gate.machine';
import type { CheckoutCart, CheckoutGateContext, CheckoutStepOutcome } from './checkout-gate-context';
import { missingGiftField, pendingSteps, requestedAttributes } from './pending-steps';

const COUPON = 'APP10';
const VISITOR_DATA = { cookies: { utm_source: 'mail' }, discountCode: COUPON };
const WITH_NOTE: DeliveryPreferences = { ...NO_PREFERENCES, note: 'remarks' };
const INCOMPLETE: DeliveryPreferences = { ...NO_PREFERENCES, gift: EMPTY_GIFT_DESTINATION };
/** The destination of a cart created by the shop. */
const DESTINATION = addressIn(DEFAULT_PROVINCE);
const LINES = [{ id: 1, variant: 1, quantity: 1, stock: 9, isCut: false }];

function good(cart: Partial<Cart>): CheckoutCart {
  return {
    ok: true,
    cart: { ...simulatedCart(cartGid('c'), LINES, DESTINATION), ...cart },
    visitorData: VISITOR_DATA,
  };
}

const PLAIN = simulatedCart(cartGid('c'), LINES, DESTINATION);
const DEAR_LINES = PLAIN.lines.map((line) => ({ ...line, price: yen(2000), totalPrice: yen(2000) }));

/** The receipt shown at the press. */
export const SEEN: CheckoutReceipt = {
  lines: PLAIN.lines,
  sums: null,
  codes: null,
  province: DEFAULT_PROVINCE,
  deliveryDate: 'none',
};
/** The receipt after the shopper added the plant again at another price. */
export const SEEN_DEARER: CheckoutReceipt = { ...SEEN, lines: DEAR_LINES };

/** The cart that holds all choices. */
function cartOutcome(context: CheckoutGateContext, lines = PLAIN.lines): CheckoutCart {
  return good({
    lines,
    attributes: requestedAttributes({ ...context, visitorData: VISITOR_DATA }, PLAIN),
    note: context.preferences.note,
    discountCodes: [{ code: COUPON, applicable: true }],
  });
}

const FAILURE: CheckoutCart = { ok: false, code: 'unreachable' };
const SENT: CheckoutStepOutcome[] = [{ ok: true }, { ok: false, code: 'unreachable' }];

function say(event: CheckoutGateEvent): string {
  switch (event.type) {
    case 'checkout.proceed':
      return 'the shopper proceeds to the purchase';
    case 'receipt.change':
      return event.receipt.lines === DEAR_LINES
        ? 'the shopper edits the cart and sees another price'
        : 'the shopper sees a choice for the delivery';
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

/** A shopper with a coupon who writes a remark or leaves a gift form empty, and a platform that may fail or lose data. */
export const checkoutGateModel = defineModel({
  id: 'checkoutGate',
  machine: checkoutGateMachine,
  input: undefined,
  eventsOf: (): CheckoutGateEvent[] => [
    { type: 'checkout.proceed', receipt: SEEN },
    ...[SEEN, SEEN_DEARER].map((receipt) => ({ type: 'receipt.change' as const, receipt })),
    ...[NO_PREFERENCES, WITH_NOTE, INCOMPLETE].map((preferences) => ({
      type: 'preferences.change' as const,
      preferences,
    })),
    { type: 'stop.dismiss' },
    { type: 'page.return' },
  ],
  outcomes: {
    flushCart: ({ context }) => [good({}), cartOutcome(context), FAILURE],
    sendAttributes: () => SENT,
    sendNote: () => SENT,
    applyDiscount: (): CheckoutStepOutcome[] => [...SENT, { ok: false, code: 'discountNotApplicable' }],
    readBack: ({ context }) => [cartOutcome(context), cartOutcome(context, DEAR_LINES), good({}), FAILURE],
  },
  sayOutcome: (call, outcome) => {
    const { ok, code, cart } = outcome as { ok: boolean; code?: string; cart?: Cart };
    if (!ok) return `${call} fails: ${code}`;
    const isHeld = (cart?.attributes.length ?? 0) > 0;
    if (cart === undefined) return `${call} is done`;
    const price = cart.lines === DEAR_LINES ? ', at another price' : '';
    return `${call}: the cart holds ${isHeld ? 'all' : 'nothing'}${price}`;
  },
  /** Preferences matter only through the steps they leave pending. */
  serialize: ({ value, context }) => {
    const { preferences, done, failedReadings, refusedCode, stop, isSlow, receipt, told } = context;
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
      receipt?.lines === DEAR_LINES,
      told,
    ]);
  },
  say,
});
