import type { Cart, CartAttribute } from '@shop/rules/cart/cart';
import { isWorthRetrying } from '@shop/rules/cart/cart-errors';
import { type CheckoutReceipt, compareReceipts, type ReceiptChange } from '@shop/rules/cart/compare-receipts';
import {
  type DeliveryPreferences,
  type ParcelDestination,
  toNote,
} from '@shop/rules/cart/delivery-preferences';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import type { GlobalId } from '@shop/rules/global-id';
import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  type CheckoutCart,
  type CheckoutDuty,
  type CheckoutGateContext,
  type CheckoutStep,
  type CheckoutStop,
  CLOSED_GATE,
} from './checkout-gate-context';
import { heldReceipt } from './checkout-receipts';
import {
  isDestinationDue,
  isPrefectureAlone,
  missingGiftField,
  pendingSteps,
  requestedAttributes,
  requestedDestination,
} from './pending-steps';

/** A shopper who waits this long is told that it goes on. */
export const CHECKOUT_SLOW_MS = 4_000;

/** A page that is still here this long after it was told to leave takes presses again. */
export const LEAVING_TIMEOUT_MS = 15_000;

/** What was sent is read back at most so often before it counts as not kept. */
const READINGS = 2;

export type CheckoutGateEvent =
  /** One of the three buttons (CART-08): they share this one state. `receipt`: what was seen at the press. */
  | { readonly type: 'checkout.proceed'; readonly receipt: CheckoutReceipt }
  /** The shopper changed the cart on the way: this is what they see now. */
  | { readonly type: 'receipt.change'; readonly receipt: CheckoutReceipt }
  /** The delivery form says what is chosen now; before the first one nothing is. */
  | { readonly type: 'preferences.change'; readonly preferences: DeliveryPreferences }
  | { readonly type: 'stop.dismiss' }
  /** Back from the checkout by the back/forward cache. */
  | { readonly type: 'page.return' };

/** Facts for the world outside. */
export type CheckoutGateEmitted =
  | { readonly type: 'checkout.open'; readonly url: string }
  /** Focus what is missing, read the message out. */
  | { readonly type: 'checkout.stopped'; readonly stop: CheckoutStop };

interface FailedStep {
  readonly duty: CheckoutDuty;
  readonly code: Extract<CheckoutStep, { ok: false }>['code'];
}

const NEW_ATTEMPT = {
  cart: null,
  done: [],
  triedDestination: null,
  triedCode: null,
  failedReadings: 0,
  stop: null,
  isSlow: false,
} as const;

const notProvided = (): Promise<never> =>
  Promise.reject(new Error('provideCheckoutGateActors was not called'));

/**
 * The way from the cart to the hosted checkout (GATE-01, GATE-02). It decides the order: pending edits first, then
 * the delivery's attributes with the parcel's destination and the note, then the coupon of the cookie, then all of it is read back, and only a cart that
 * holds what is chosen, and is what was seen at the press, is left for. What the cart holds already is not sent again; what is chosen meanwhile is sent too.
 * Every failure stops here with a code, and the next press starts anew; a coupon stops it once, and so does a cart that changed. Calls are actors'
 * (provide-checkout-gate-actors.ts); words, focus, cookies and the change of page belong to whoever listens.
 */
export const checkoutGateMachine = setup({
  types: {
    context: {} as CheckoutGateContext,
    events: {} as CheckoutGateEvent,
    emitted: {} as CheckoutGateEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends waiting edits and waits for their answers. */
    settleCart: fromPromise<CheckoutCart>(notProvided),
    /** With the attributes goes where the parcel goes; null when that need not be reported. */
    sendAttributes: fromPromise<
      CheckoutStep,
      {
        cartId: GlobalId;
        attributes: readonly CartAttribute[];
        destination: (ParcelDestination & { addressId: GlobalId | null; isPrefectureAlone: boolean }) | null;
      }
    >(notProvided),
    sendNote: fromPromise<CheckoutStep, { cartId: GlobalId; note: string }>(notProvided),
    applyDiscount: fromPromise<CheckoutStep, { code: string }>(notProvided),
    /** Reads the cart anew; edits made meanwhile are sent before. */
    readBack: fromPromise<CheckoutCart>(notProvided),
  },
  actions: {
    assignPreferences: assign(({ event }) => {
      assertEvent(event, 'preferences.change');
      // What is chosen anew was never sent, so it cannot have got lost.
      return { preferences: event.preferences, done: [], failedReadings: 0 };
    }),
    start: assign(NEW_ATTEMPT),
    takeReceipt: assign(({ event }) => {
      assertEvent(event, ['checkout.proceed', 'receipt.change']);
      return { receipt: event.receipt };
    }),
    stopForChanges: enqueueActions(({ context, enqueue }) => {
      const changes = changesOf(context);
      const stop = { kind: 'changed', changes } as const;
      enqueue.assign({ stop, told: toldOf(context, changes) });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    takeCart: assign((_, { cart, visit }: Extract<CheckoutCart, { ok: true }>) => ({
      cart,
      visit,
      done: [],
    })),
    countReading: assign(({ context }) => ({ failedReadings: context.failedReadings + 1 })),
    markDone: assign(({ context }, duty: CheckoutDuty) => ({
      done: [...context.done, duty],
      ...(duty === 'discount' ? { triedCode: context.visit.discountCode } : {}),
      ...(duty === 'attributes' ? { triedDestination: requestedDestination(context) } : {}),
    })),
    stop: enqueueActions(({ enqueue }, stop: CheckoutStop) => {
      enqueue.assign({ stop });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    stopForStep: enqueueActions(({ context, enqueue }, { duty, code }: FailedStep) => {
      const isCode = duty === 'discount';
      const stop = { kind: isCode ? 'discount' : 'preferences', code } as const;
      // An outage says nothing about the code: it is tried again.
      const isRefused = isCode && (code === 'discountNotApplicable' || !isWorthRetrying(code));
      enqueue.assign({ stop, ...(isRefused ? { refusedCode: context.visit.discountCode } : {}) });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    stopForGift: enqueueActions(({ context, enqueue }) => {
      const stop = { kind: 'giftIncomplete', field: missingGiftField(context) ?? 'name' } as const;
      enqueue.assign({ stop });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    sayThatItIsSlow: assign({ isSlow: true }),
    openCheckout: emit(({ context }) => ({ type: 'checkout.open', url: heldCart(context).webUrl })),
    reset: assign({ ...NEW_ATTEMPT, told: null }),
  },
  guards: {
    isGiftIncomplete: ({ context }) => missingGiftField(context) !== null,
    isGiftCompleted: ({ context, event }) => {
      assertEvent(event, 'preferences.change');
      return (
        context.stop?.kind === 'giftIncomplete' &&
        missingGiftField({ ...context, preferences: event.preferences }) === null
      );
    },
    isDue: ({ context }, duty: CheckoutDuty) =>
      pendingSteps(context).includes(duty) && !context.done.includes(duty),
    isAllHeld: ({ context }) => isAllHeld(context),
    // What the platform cannot be made to hold stops once, as a coupon does.
    isHeldAsSeen: ({ context }) => {
      const changes = changesOf(context);
      return isAllHeld(context) && (changes.length === 0 || toldOf(context, changes) === context.told);
    },
    isOutOfReadings: ({ context }) => context.failedReadings >= READINGS,
  },
  delays: { slow: CHECKOUT_SLOW_MS, leavingTimeout: LEAVING_TIMEOUT_MS },
}).createMachine({
  id: 'checkoutGate',
  context: CLOSED_GATE,
  initial: 'idle',
  on: {
    'preferences.change': { actions: 'assignPreferences' },
    'receipt.change': { actions: 'takeReceipt' },
    'page.return': { target: '.idle', actions: 'reset' },
  },
  states: {
    idle: {
      on: {
        'checkout.proceed': [
          { guard: 'isGiftIncomplete', target: 'stopped', actions: 'stopForGift' },
          { target: 'going', actions: 'takeReceipt' },
        ],
      },
    },
    going: {
      tags: 'busy',
      entry: 'start',
      after: { slow: { actions: 'sayThatItIsSlow' } },
      initial: 'settling',
      states: {
        settling: {
          invoke: {
            src: 'settleCart',
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'deciding',
                actions: { type: 'takeCart', params: ({ event }) => goodCart(event.output) },
              },
              {
                target: '#checkoutGate.stopped',
                actions: { type: 'stop', params: ({ event }) => stopOfCart(event.output) },
              },
            ],
            onError: {
              target: '#checkoutGate.stopped',
              actions: { type: 'stop', params: { kind: 'cart', code: 'unreachable' } },
            },
          },
        },
        /** Left at once. */
        deciding: {
          always: [
            { guard: 'isGiftIncomplete', target: '#checkoutGate.stopped', actions: 'stopForGift' },
            { guard: { type: 'isDue', params: 'attributes' }, target: 'sendingAttributes' },
            { guard: { type: 'isDue', params: 'note' }, target: 'sendingNote' },
            { guard: { type: 'isDue', params: 'discount' }, target: 'applyingDiscount' },
            { target: 'readingBack' },
          ],
        },
        sendingAttributes: {
          invoke: {
            src: 'sendAttributes',
            input: ({ context }) => {
              const cart = heldCart(context);
              return {
                cartId: cart.globalId,
                attributes: requestedAttributes(context, cart),
                destination: isDestinationDue(context, cart)
                  ? {
                      ...requestedDestination(context),
                      addressId: cart.deliveryAddress?.globalId ?? null,
                      isPrefectureAlone: isPrefectureAlone(context, cart),
                    }
                  : null,
              };
            },
            ...whenSent('attributes'),
          },
        },
        sendingNote: {
          invoke: {
            src: 'sendNote',
            input: ({ context }) => ({
              cartId: heldCart(context).globalId,
              note: toNote(context.preferences),
            }),
            ...whenSent('note'),
          },
        },
        applyingDiscount: {
          invoke: {
            src: 'applyDiscount',
            input: ({ context }) => ({ code: context.visit.discountCode ?? '' }),
            ...whenSent('discount'),
          },
        },
        readingBack: {
          invoke: {
            src: 'readBack',
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'verifying',
                actions: [
                  { type: 'takeCart', params: ({ event }) => goodCart(event.output) },
                  'countReading',
                ],
              },
              {
                target: '#checkoutGate.stopped',
                actions: { type: 'stop', params: ({ event }) => stopOfCart(event.output) },
              },
            ],
            onError: {
              target: '#checkoutGate.stopped',
              actions: { type: 'stop', params: { kind: 'cart', code: 'unreachable' } },
            },
          },
        },
        /** Left at once. */
        verifying: {
          always: [
            { guard: 'isGiftIncomplete', target: '#checkoutGate.stopped', actions: 'stopForGift' },
            { guard: 'isHeldAsSeen', target: '#checkoutGate.leaving' },
            { guard: 'isAllHeld', target: '#checkoutGate.stopped', actions: 'stopForChanges' },
            {
              guard: 'isOutOfReadings',
              target: '#checkoutGate.stopped',
              actions: { type: 'stop', params: { kind: 'notKept' } },
            },
            { target: 'deciding' },
          ],
        },
      },
    },
    /** The checkout opens; the page is on its way out. */
    leaving: {
      tags: 'busy',
      entry: 'openCheckout',
      after: { leavingTimeout: { target: 'idle', actions: 'reset' } },
    },
    /** Why is reported; nothing is lost. */
    stopped: {
      on: {
        'checkout.proceed': [
          { guard: 'isGiftIncomplete', actions: 'stopForGift' },
          { target: 'going', actions: 'takeReceipt' },
        ],
        'preferences.change': [
          { guard: 'isGiftCompleted', target: 'idle', actions: ['assignPreferences', 'reset'] },
          { actions: 'assignPreferences' },
        ],
        'stop.dismiss': { target: 'idle', actions: 'reset' },
      },
    },
  },
});

/** A coupon that was tried holds nobody back: whether it is on the cart is shown there. One that came meanwhile was not. */
function isAllHeld(context: CheckoutGateContext): boolean {
  return pendingSteps(context).every(
    (duty) => duty === 'discount' && context.triedCode === context.visit.discountCode,
  );
}

/** In what the cart that was read back is not what was seen. The waiting coupon may have come on the way. */
function changesOf(context: CheckoutGateContext): readonly ReceiptChange[] {
  const { receipt, cart, preferences, visit } = context;
  if (receipt === null || cart === null) return [];
  const seen =
    hasCode(cart.discountCodes, visit.discountCode) && !hasCode(receipt.codes, visit.discountCode)
      ? { ...receipt, sums: null }
      : receipt;
  return compareReceipts(seen, heldReceipt(cart, preferences, seen, visit.fees));
}

function hasCode(codes: Cart['discountCodes'] | null, code: string | null): boolean {
  return (codes ?? []).some((one) => code !== null && one.applicable && isSameDiscountCode(one.code, code));
}

function toldOf({ receipt }: CheckoutGateContext, changes: readonly ReceiptChange[]): string {
  return JSON.stringify([receipt, changes]);
}

/** Each thing sent ends alike: what else is due comes next; a failure stops. */
function whenSent(duty: CheckoutDuty) {
  type Done = { readonly event: { readonly output: CheckoutStep } };
  return {
    onDone: [
      {
        guard: ({ event }: Done) => event.output.ok,
        target: 'deciding',
        actions: { type: 'markDone' as const, params: duty },
      },
      {
        target: '#checkoutGate.stopped',
        actions: {
          type: 'stopForStep' as const,
          params: ({ event: { output } }: Done) => ({ duty, code: output.ok ? 'rejected' : output.code }),
        },
      },
    ],
    onError: {
      target: '#checkoutGate.stopped',
      actions: { type: 'stopForStep' as const, params: { duty, code: 'unreachable' as const } },
    },
  };
}

function stopOfCart(outcome: CheckoutCart): CheckoutStop {
  return { kind: 'cart', code: outcome.ok ? 'rejected' : outcome.code };
}

/** @throws when a guard let a failure pass: a bug of this file. */
function goodCart(outcome: CheckoutCart): Extract<CheckoutCart, { ok: true }> {
  if (!outcome.ok) {
    throw new Error('a cart that cannot go to the checkout was taken for one that can');
  }
  return outcome;
}

/** @throws when a step comes before the cart was settled: a bug of this file. */
function heldCart({ cart }: CheckoutGateContext): Cart {
  if (cart === null) {
    throw new Error('the gate sends without a cart');
  }
  return cart;
}
