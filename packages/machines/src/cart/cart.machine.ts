import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { discountCodesToSend } from '@shop/rules/cart/discount';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import { err } from '@shop/rules/result';
import { assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { applyCartOutcome } from './apply-cart-outcome';
import { lineOfOneCall, queueAdd } from './cart-adds';
import { type CartContext, type CartInput, initialCartContext } from './cart-context';
import type { CartEmitted, CartEvent } from './cart-events';
import {
  type CartCall,
  type CartRest,
  linesToRemove,
  markSent,
  nextStep,
  quantitiesToSend,
  requestAdoption,
  requestDestination,
  requestDiscount,
  requestLater,
  requestQuantity,
  requestRefresh,
} from './cart-requests';

/** Debounce of quantity edits in milliseconds: a burst of clicks is one call. */
export const QUANTITY_DEBOUNCE_MS = 300;

const notProvided = (): Promise<CartOutcome> => Promise.reject(new Error('provideCartActors was not called'));

/**
 * The cart of one page (CART-01 to CART-14). It decides what is sent to the platform and when, and what is shown meanwhile. One call is
 * in flight at a time, adds first, with only the last requested quantity of each line. Every answer is the whole cart.
 * It accepts every event in every state. Injected actors make the calls (make-cart-actor.ts). Listeners to its emitted events handle
 * cookies, other tabs and messages. cart-view.ts derives what a screen shows.
 *
 * The machine rests in one of five states or makes one of seven calls. The ordered list of `nextStep` (cart-requests.ts) decides the
 * next call, not nested states: requests of seven kinds can be open at the same time. Parallel regions would have 2^7 = 128
 * combinations, and would still need that list to decide which region may call.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as CartInput,
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    createCart: fromPromise<CartOutcome, { line: LineToAdd; province: ProvinceCode }>(notProvided),
    readCart: fromPromise<CartOutcome, { cartId: GlobalId }>(notProvided),
    addLines: fromPromise<CartOutcome, { cartId: GlobalId; lines: readonly LineToAdd[] }>(notProvided),
    updateLines: fromPromise<CartOutcome, { cartId: GlobalId; lines: ReturnType<typeof quantitiesToSend> }>(
      notProvided,
    ),
    removeLines: fromPromise<CartOutcome, { cartId: GlobalId; lineIds: readonly GlobalId[] }>(notProvided),
    changeDiscountCodes: fromPromise<CartOutcome, { cartId: GlobalId; discountCodes: readonly string[] }>(
      notProvided,
    ),
    changeDestination: fromPromise<
      CartOutcome,
      { cartId: GlobalId; province: ProvinceCode; addressId: GlobalId | null }
    >(notProvided),
  },
  actions: {
    markSent: assign(({ context }, job: CartCall) => markSent(context, job)),
    settle: enqueueActions(({ context, enqueue }, params: { job: CartCall; outcome: CartOutcome }) => {
      const { change, facts } = applyCartOutcome(context, params.job, params.outcome);
      enqueue.assign(change);
      for (const fact of facts) {
        enqueue.emit(fact);
      }
    }),
    queueAdd: assign(({ context, event }) => {
      assertEvent(event, 'line.add');
      return queueAdd(context, event);
    }),
    requestQuantity: assign(({ context, event }) => {
      assertEvent(event, ['line.setQuantity', 'line.remove']);
      return requestQuantity(context, event.lineId, event.type === 'line.remove' ? 0 : event.quantity);
    }),
    requestDestination: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'destination.choose');
      enqueue.assign(requestDestination(context, event.province));
      enqueue.emit({ type: 'destination.changed', province: event.province });
    }),
    requestDiscount: assign(({ context, event }) => {
      assertEvent(event, ['discount.apply', 'discount.remove']);
      return requestDiscount(context, event.code, event.type === 'discount.apply');
    }),
    requestRefresh: assign(({ context, event }) => {
      assertEvent(event, 'cart.refresh');
      return requestRefresh(context, event.cartId);
    }),
    requestAdoption: assign(({ context, event }) => {
      assertEvent(event, 'cart.adopt');
      return requestAdoption(context, event.cartId, event.expiry);
    }),
    requestLater: assign(({ context, event }) => {
      assertEvent(event, ['cart.refresh', 'cart.adopt']);
      return requestLater(context, event.cartId, event.type === 'cart.adopt' ? event.expiry : null);
    }),
    requestRetry: assign(({ context }) => ({ isRefreshRequested: context.cartId !== null, problem: null })),
    flush: assign({ isDebounced: true }),
    dismissProblem: assign({ problem: null, expiry: null, leftOut: [], withdrawn: [] }),
  },
  guards: {
    isNext: ({ context }, step: CartCall | CartRest) => nextStep(context) === step,
  },
  delays: { quantityDebounce: QUANTITY_DEBOUNCE_MS },
}).createMachine({
  id: 'cart',
  context: ({ input }) => initialCartContext(input),
  initial: 'deciding',
  on: {
    'problem.dismiss': { actions: 'dismissProblem' },
  },
  states: {
    /** Transient: leads to the most urgent call, or to rest. */
    deciding: {
      always: [
        { guard: { type: 'isNext', params: 'creating' }, target: 'busy.creating' },
        { guard: { type: 'isNext', params: 'adding' }, target: 'busy.adding' },
        { guard: { type: 'isNext', params: 'removing' }, target: 'busy.removing' },
        { guard: { type: 'isNext', params: 'updating' }, target: 'busy.updating' },
        { guard: { type: 'isNext', params: 'waiting' }, target: 'resting.waiting' },
        { guard: { type: 'isNext', params: 'changingDiscount' }, target: 'busy.changingDiscount' },
        { guard: { type: 'isNext', params: 'reading' }, target: 'busy.reading' },
        { guard: { type: 'isNext', params: 'changingDestination' }, target: 'busy.changingDestination' },
        { guard: { type: 'isNext', params: 'unreachable' }, target: 'resting.unreachable' },
        { guard: { type: 'isNext', params: 'unread' }, target: 'resting.unread' },
        { guard: { type: 'isNext', params: 'ready' }, target: 'resting.ready' },
        { target: 'resting.none' },
      ],
    },
    resting: {
      on: {
        'line.add': { target: 'deciding', actions: 'queueAdd' },
        'line.setQuantity': { target: 'deciding', actions: 'requestQuantity' },
        'line.remove': { target: 'deciding', actions: 'requestQuantity' },
        'destination.choose': { target: 'deciding', actions: 'requestDestination' },
        'discount.apply': { target: 'deciding', actions: 'requestDiscount' },
        'discount.remove': { target: 'deciding', actions: 'requestDiscount' },
        'cart.refresh': { target: 'deciding', actions: 'requestRefresh' },
        'cart.adopt': { target: 'deciding', actions: 'requestAdoption' },
        'cart.retry': { target: 'deciding', actions: 'requestRetry' },
        'edits.flush': { target: 'deciding', actions: 'flush' },
        'problem.dismiss': { target: 'deciding', actions: 'dismissProblem' },
      },
      initial: 'none',
      states: {
        /** No cart (CART-01). */
        none: { tags: 'settled' },
        /** An id exists, but nothing was read yet: an add needs only the id. */
        unread: { tags: 'settled' },
        ready: { tags: 'settled' },
        /** The last read failed, but the id may be valid: it is kept, and retry is offered (CART-04). */
        unreachable: { tags: 'settled' },
        /** A quantity was edited; more edits may follow. */
        waiting: {
          after: { quantityDebounce: { target: '#cart.deciding', actions: 'flush' } },
        },
      },
    },
    /** One call is in flight. Requests are accepted and wait for its answer. */
    busy: {
      tags: 'busy',
      on: {
        'line.add': { actions: 'queueAdd' },
        'line.setQuantity': { actions: 'requestQuantity' },
        'line.remove': { actions: 'requestQuantity' },
        'destination.choose': { actions: 'requestDestination' },
        'discount.apply': { actions: 'requestDiscount' },
        'discount.remove': { actions: 'requestDiscount' },
        'cart.refresh': { actions: 'requestLater' },
        'cart.adopt': { actions: 'requestLater' },
        'cart.retry': { actions: 'requestRetry' },
        'edits.flush': { actions: 'flush' },
      },
      initial: 'reading',
      states: {
        creating: {
          entry: { type: 'markSent', params: 'creating' },
          invoke: {
            src: 'createCart',
            input: ({ context }) => ({
              line: required(lineOfOneCall(context.adds)),
              province: context.province,
            }),
            ...whenDone('creating'),
          },
        },
        adding: {
          entry: { type: 'markSent', params: 'adding' },
          invoke: {
            src: 'addLines',
            input: ({ context }) => ({
              cartId: required(context.cartId),
              lines: [required(lineOfOneCall(context.adds))],
            }),
            ...whenDone('adding'),
          },
        },
        removing: {
          entry: { type: 'markSent', params: 'removing' },
          invoke: {
            src: 'removeLines',
            input: ({ context }) => ({ cartId: required(context.cartId), lineIds: linesToRemove(context) }),
            ...whenDone('removing'),
          },
        },
        updating: {
          entry: { type: 'markSent', params: 'updating' },
          invoke: {
            src: 'updateLines',
            input: ({ context }) => ({ cartId: required(context.cartId), lines: quantitiesToSend(context) }),
            ...whenDone('updating'),
          },
        },
        changingDiscount: {
          entry: { type: 'markSent', params: 'changingDiscount' },
          invoke: {
            src: 'changeDiscountCodes',
            input: ({ context }) => ({
              cartId: required(context.cartId),
              discountCodes: discountCodesToSend(required(context.cart).discountCodes, context.sentCodes),
            }),
            ...whenDone('changingDiscount'),
          },
        },
        changingDestination: {
          entry: { type: 'markSent', params: 'changingDestination' },
          invoke: {
            src: 'changeDestination',
            input: ({ context }) => ({
              cartId: required(context.cartId),
              province: context.province,
              addressId: required(context.cart).deliveryAddress?.globalId ?? null,
            }),
            ...whenDone('changingDestination'),
          },
        },
        reading: {
          entry: { type: 'markSent', params: 'reading' },
          invoke: {
            src: 'readCart',
            input: ({ context }) => ({ cartId: required(context.cartId) }),
            ...whenDone('reading'),
          },
        },
      },
    },
  },
});

/**
 * Every call ends the same way: its outcome is applied, then the next step is decided. A rejection is a bug, logged where it happens.
 */
function whenDone(job: CartCall) {
  return {
    onDone: {
      target: '#cart.deciding',
      actions: {
        type: 'settle' as const,
        params: ({ event }: { event: { output: CartOutcome } }) => ({ job, outcome: event.output }),
      },
    },
    onError: {
      target: '#cart.deciding',
      actions: {
        type: 'settle' as const,
        params: ({ event }: { event: { error: unknown } }) => ({
          job,
          outcome: err({
            // How far the rejected write came is unknown. A cart that was being created cannot be identified.
            code:
              job === 'reading' || job === 'creating'
                ? ('unreachable' as const)
                : ('outcomeUnknown' as const),
            detail: String(event.error),
          }),
        }),
      },
    },
  };
}

/** @throws when a call was chosen without its data: a bug in cart-requests.ts. */
function required<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Error('the cart machine selected an unknown request');
  }
  return value;
}
