import type { LineToAdd } from '@shop/rules/cart/cart';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import {
  type AddOutcome,
  addOfChoice,
  afterChoice,
  initialProductContext,
  mayRetryAdd,
  type PressedAdd,
  type ProductChoice,
  type ProductContext,
  type ProductEvent,
} from './product-context';

const notProvided = (): Promise<AddOutcome> =>
  Promise.reject(new Error('provideProductActors was not called'));

/**
 * The buying part of a product's page (§4, PROD-04, PROD-05, PROD-08). It decides which variant and how many are chosen,
 * what a press adds, and what the shopper sees of it. One add at a time; what is pressed meanwhile waits for its turn, but
 * the second half of a double click does not count. Variant and quantity can be changed in every state and change nothing
 * that was pressed before. A failure is told even when the shopper closed what told of the add. The add itself is an
 * actor's: the cart (provide-product-actors.ts). product-view.ts says what a screen draws.
 */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductChoice,
    tags: {} as 'busy',
  },
  actors: {
    addLine: fromPromise<AddOutcome, { variantId: number; line: LineToAdd }>(notProvided),
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, ['variant.choose', 'quantity.set']);
      return afterChoice(context, event);
    }),
    wait: assign(({ context }) => ({ queue: pressed(context), isShown: true })),
    takeNext: assign(({ context: { queue } }) => ({
      add: queue[0] ?? null,
      queue: queue.slice(1),
      outcome: null,
    })),
    show: assign({ isShown: true, outcome: null }),
    hide: assign({ isShown: false }),
    note: assign((_, outcome: AddOutcome) => ({ outcome })),
    noteFailure: assign((_, outcome: AddOutcome) => ({ outcome, isShown: true })),
    forget: assign({ add: null, outcome: null, isShown: false }),
  },
  guards: {
    canAdd: ({ context }) => addOfChoice(context) !== null,
    isDoubleClick: ({ context }) =>
      context.isShown && isSame(context.queue.at(-1) ?? context.add, addOfChoice(context)),
    hasNext: ({ context }) => context.queue.length > 0,
    mayRetry: ({ context }) => mayRetryAdd(context.outcome),
    failed: (_, outcome: AddOutcome) => !outcome.ok,
    isShown: ({ context }) => context.isShown,
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => initialProductContext(input),
  initial: 'choosing',
  on: {
    'variant.choose': { actions: 'choose' },
    'quantity.set': { actions: 'choose' },
  },
  states: {
    choosing: {
      on: { 'add.press': { guard: 'canAdd', target: 'adding', actions: ['wait', 'takeNext'] } },
    },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addLine',
        input: ({ context: { add } }) => {
          if (add === null) throw new Error('the product machine adds nothing');
          return add;
        },
        onDone: [
          {
            guard: { type: 'failed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { guard: 'hasNext', target: 'adding', reenter: true, actions: 'takeNext' },
          {
            guard: 'isShown',
            target: 'added',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: 'forget' },
        ],
        // A mistake in the code, which is logged: nobody knows how far the add came.
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: { ok: false, code: 'outcomeUnknown', inCart: null } },
        },
      },
      on: {
        'add.press': [{ guard: 'isDoubleClick' }, { guard: 'canAdd', actions: 'wait' }],
        'result.dismiss': { actions: 'hide' },
      },
    },
    /** The outcome is told: added, perhaps with fewer pieces than asked for (CART-12). */
    added: {
      on: {
        'add.press': { guard: 'canAdd', target: 'adding', actions: ['wait', 'takeNext'] },
        'result.dismiss': { target: 'choosing', actions: 'forget' },
      },
    },
    /** The failure is told (PROD-08). Another try only where nothing was added, and it may succeed. */
    failed: {
      on: {
        'add.retry': { guard: 'mayRetry', target: 'adding', actions: 'show' },
        'add.press': { guard: 'canAdd', target: 'adding', actions: ['wait', 'takeNext'] },
        'result.dismiss': [
          { guard: 'hasNext', target: 'adding', actions: ['hide', 'takeNext'] },
          { target: 'choosing', actions: 'forget' },
        ],
      },
    },
  },
});

/** The queue with what a press adds now at its end. */
function pressed(context: ProductContext): readonly PressedAdd[] {
  const add = addOfChoice(context);
  return add === null ? context.queue : [...context.queue, add];
}

function isSame(one: PressedAdd | null, other: PressedAdd | null): boolean {
  return one?.variantId === other?.variantId && one?.line.quantity === other?.line.quantity;
}
