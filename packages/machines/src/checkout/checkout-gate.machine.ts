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
  type CheckoutGateContext,
  type CheckoutStepName,
  type CheckoutStepOutcome,
  type CheckoutStop,
  CLOSED_GATE,
} from './checkout-gate-context';
import { cartReceipt } from './checkout-receipts';
import {
  isDestinationDue,
  isPrefectureAlone,
  missingGiftField,
  pendingSteps,
  requestedAttributes,
  requestedDestination,
} from './pending-steps';

/** After this wait the shopper sees that the work continues. */
export const CHECKOUT_SLOW_MS = 4_000;

/** If the page is still open this long after the navigation began, it accepts presses again. */
export const LEAVING_TIMEOUT_MS = 15_000;

/** The sent data is read back at most this many times before it counts as not kept. */
const READINGS = 2;

export type CheckoutGateEvent =
  /** A press on one of the three buttons (CART-08), which share this state. `receipt`: what was shown at the press. */
  | { readonly type: 'checkout.proceed'; readonly receipt: CheckoutReceipt }
  /** The shopper changed the cart while the gate works: this is what is shown now. */
  | { readonly type: 'receipt.change'; readonly receipt: CheckoutReceipt }
  /** The delivery form reports the current choices; without a report nothing is chosen. */
  | { readonly type: 'preferences.change'; readonly preferences: DeliveryPreferences }
  | { readonly type: 'stop.dismiss' }
  /** Return from the checkout via the back/forward cache. */
  | { readonly type: 'page.return' };

/** Facts for listeners. */
export type CheckoutGateEmitted =
  | { readonly type: 'checkout.open'; readonly url: string }
  /** Focus the missing field, announce the message. */
  | { readonly type: 'checkout.stopped'; readonly stop: CheckoutStop };

interface FailedStep {
  readonly stepName: CheckoutStepName;
  readonly code: Extract<CheckoutStepOutcome, { ok: false }>['code'];
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
 * The gate between the cart and the hosted checkout (GATE-01, GATE-02). It decides the order: pending edits; the delivery attributes with
 * the parcel's destination; the note; the cookie's coupon; then reading all of it back. The page is left only for a cart that holds the
 * choices and equals what was shown at the press. Data that the cart already holds is not sent again; choices made meanwhile are sent too.
 * Every failure stops the gate with a code, and the next press starts again. A coupon stops it once, and so does a changed cart. Actors
 * make the calls (make-checkout-gate-actor.ts). Listeners handle messages, focus, cookies and navigation.
 */
export const checkoutGateMachine = setup({
  types: {
    context: {} as CheckoutGateContext,
    events: {} as CheckoutGateEvent,
    emitted: {} as CheckoutGateEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends pending edits and waits for their answers. */
    flushCart: fromPromise<CheckoutCart>(notProvided),
    /** Sends the parcel's destination with the attributes; null if it need not be sent. */
    sendAttributes: fromPromise<
      CheckoutStepOutcome,
      {
        cartId: GlobalId;
        attributes: readonly CartAttribute[];
        destination: (ParcelDestination & { addressId: GlobalId | null; isPrefectureAlone: boolean }) | null;
      }
    >(notProvided),
    sendNote: fromPromise<CheckoutStepOutcome, { cartId: GlobalId; note: string }>(notProvided),
    applyDiscount: fromPromise<CheckoutStepOutcome, { code: string }>(notProvided),
    /** Reads the cart again; edits made meanwhile are sent first. */
    readBack: fromPromise<CheckoutCart>(notProvided),
  },
  actions: {
    assignPreferences: assign(({ event }) => {
      assertEvent(event, 'preferences.change');
      // New choices were never sent, so they cannot be lost.
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
      enqueue.assign({ stop, told: changesKey(context, changes) });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    takeCart: assign((_, { cart, visitorData }: Extract<CheckoutCart, { ok: true }>) => ({
      cart,
      visitorData,
      done: [],
    })),
    countReading: assign(({ context }) => ({ failedReadings: context.failedReadings + 1 })),
    markDone: assign(({ context }, stepName: CheckoutStepName) => ({
      done: [...context.done, stepName],
      ...(stepName === 'discount' ? { triedCode: context.visitorData.discountCode } : {}),
      ...(stepName === 'attributes' ? { triedDestination: requestedDestination(context) } : {}),
    })),
    stop: enqueueActions(({ enqueue }, stop: CheckoutStop) => {
      enqueue.assign({ stop });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    stopForStep: enqueueActions(({ context, enqueue }, { stepName, code }: FailedStep) => {
      const isCode = stepName === 'discount';
      const stop = { kind: isCode ? 'discount' : 'preferences', code } as const;
      // An outage does not invalidate the code: it is tried again.
      const isRefused = isCode && (code === 'discountNotApplicable' || !isWorthRetrying(code));
      enqueue.assign({ stop, ...(isRefused ? { refusedCode: context.visitorData.discountCode } : {}) });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    stopForGift: enqueueActions(({ context, enqueue }) => {
      const stop = { kind: 'giftIncomplete', field: missingGiftField(context) ?? 'name' } as const;
      enqueue.assign({ stop });
      enqueue.emit({ type: 'checkout.stopped', stop });
    }),
    sayThatItIsSlow: assign({ isSlow: true }),
    openCheckout: emit(({ context }) => ({ type: 'checkout.open', url: requireCart(context).webUrl })),
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
    isDue: ({ context }, stepName: CheckoutStepName) =>
      pendingSteps(context).includes(stepName) && !context.done.includes(stepName),
    isAllHeld: ({ context }) => isCompleteInCart(context),
    // Data that the platform cannot hold stops the gate once, as a coupon does.
    isHeldAsSeen: ({ context }) => {
      const changes = changesOf(context);
      return (
        isCompleteInCart(context) && (changes.length === 0 || changesKey(context, changes) === context.told)
      );
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
            src: 'flushCart',
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'deciding',
                actions: { type: 'takeCart', params: ({ event }) => requireSuccess(event.output) },
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
        /** Transient. */
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
              const cart = requireCart(context);
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
            ...afterSend('attributes'),
          },
        },
        sendingNote: {
          invoke: {
            src: 'sendNote',
            input: ({ context }) => ({
              cartId: requireCart(context).globalId,
              note: toNote(context.preferences),
            }),
            ...afterSend('note'),
          },
        },
        applyingDiscount: {
          invoke: {
            src: 'applyDiscount',
            input: ({ context }) => ({ code: context.visitorData.discountCode ?? '' }),
            ...afterSend('discount'),
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
                  { type: 'takeCart', params: ({ event }) => requireSuccess(event.output) },
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
        /** Transient. */
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
    /** The checkout opens; the page is being left. */
    leaving: {
      tags: 'busy',
      entry: 'openCheckout',
      after: { leavingTimeout: { target: 'idle', actions: 'reset' } },
    },
    /** The reason is reported; nothing is lost. */
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

/** A tried coupon does not block: the cart shows whether it applies. A coupon that arrived meanwhile still has to be tried. */
function isCompleteInCart(context: CheckoutGateContext): boolean {
  return pendingSteps(context).every(
    (stepName) => stepName === 'discount' && context.triedCode === context.visitorData.discountCode,
  );
}

/** Differences between the cart that was read back and what was shown. The pending coupon may have been applied meanwhile. */
function changesOf(context: CheckoutGateContext): readonly ReceiptChange[] {
  const { receipt, cart, preferences, visitorData } = context;
  if (receipt === null || cart === null) return [];
  const { discountNames: _unseen, ...others } = receipt;
  const seen =
    hasCode(cart.discountCodes, visitorData.discountCode) && !hasCode(receipt.codes, visitorData.discountCode)
      ? { ...others, sums: null }
      : receipt;
  return compareReceipts(seen, cartReceipt(cart, preferences, seen, visitorData.fees));
}

function hasCode(codes: Cart['discountCodes'] | null, code: string | null): boolean {
  return (codes ?? []).some((one) => code !== null && one.applicable && isSameDiscountCode(one.code, code));
}

function changesKey({ receipt }: CheckoutGateContext, changes: readonly ReceiptChange[]): string {
  return JSON.stringify([receipt, changes]);
}

/** Every send ends the same way: success leads to the next pending step, a failure stops. */
function afterSend(stepName: CheckoutStepName) {
  type Done = { readonly event: { readonly output: CheckoutStepOutcome } };
  return {
    onDone: [
      {
        guard: ({ event }: Done) => event.output.ok,
        target: 'deciding',
        actions: { type: 'markDone' as const, params: stepName },
      },
      {
        target: '#checkoutGate.stopped',
        actions: {
          type: 'stopForStep' as const,
          params: ({ event: { output } }: Done) => ({ stepName, code: output.ok ? 'rejected' : output.code }),
        },
      },
    ],
    onError: {
      target: '#checkoutGate.stopped',
      actions: { type: 'stopForStep' as const, params: { stepName, code: 'unreachable' as const } },
    },
  };
}

function stopOfCart(outcome: CheckoutCart): CheckoutStop {
  return { kind: 'cart', code: outcome.ok ? 'rejected' : outcome.code };
}

/** @throws when a guard let a failure pass: a bug of this file. */
function requireSuccess(outcome: CheckoutCart): Extract<CheckoutCart, { ok: true }> {
  if (!outcome.ok) {
    throw new Error('a cart that cannot be checked out passed the guard');
  }
  return outcome;
}

/** @throws when a step runs before the cart was settled: a bug of this file. */
function requireCart({ cart }: CheckoutGateContext): Cart {
  if (cart === null) {
    throw new Error('the gate sends a request without a cart');
  }
  return cart;
}
