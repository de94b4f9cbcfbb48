import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/define-model';
import { variantGid } from '../testing/simulated-platform';
import { productMachine } from './product.machine';
import { type AddOutcome, addOfChoice, mayRetryAdd, type ProductEvent } from './product-context';

/** Presses that wait for their turn; more of them lead to nothing new. */
const LONGEST_QUEUE = 1;

/** What the shopper does. */
function eventsOf({ context }: SnapshotFrom<typeof productMachine>): ProductEvent[] {
  return [
    ...[1, 2, null].map((variantId): ProductEvent => ({ type: 'variant.choose', variantId })),
    ...(context.variantId === 1 ? [{ type: 'quantity.set', quantity: 3 } as const] : []),
    ...(context.queue.length < LONGEST_QUEUE ? [{ type: 'add.press' } as const] : []),
    { type: 'add.retry' },
    { type: 'result.dismiss' },
  ];
}

function say(event: ProductEvent): string {
  switch (event.type) {
    case 'variant.choose':
      return event.variantId === null
        ? 'the shopper takes the set apart'
        : `the shopper chooses the ${event.variantId === 1 ? 'variant in stock' : 'sold-out variant'}`;
    case 'quantity.set':
      return `the shopper wants ${event.quantity}`;
    case 'add.press':
      return 'the shopper presses "add to cart"';
    case 'add.retry':
      return 'the shopper tries again';
    case 'result.dismiss':
      return 'the shopper puts the message away';
  }
}

/** A product with a variant in stock and a sold-out one, and a cart that may be short of it or out of reach. */
export const productModel = defineModel({
  id: 'product',
  machine: productMachine,
  input: {
    variants: [
      { id: 1, globalId: variantGid(1), quantity: 5 },
      { id: 2, globalId: variantGid(2), quantity: 0 },
    ],
    variantId: 1,
    wanted: 1,
  },
  eventsOf,
  outcomes: {
    addLine: (): AddOutcome[] => [
      { ok: true, warning: null, quantity: 1, expiry: null },
      { ok: true, warning: 'notEnoughStock', quantity: 1, expiry: null },
      { ok: false, code: 'outOfStock', inCart: 0 },
      { ok: false, code: 'unreachable', inCart: 0 },
    ],
  },
  // Of the adds only matters whether a press now would be the same again.
  serialize: ({ value, context }) => {
    const { variantId, wanted, add, queue, outcome, isShown } = context;
    const next = JSON.stringify(addOfChoice(context));
    const isNext = (one: unknown) => JSON.stringify(one) === next;
    return JSON.stringify([
      value,
      variantId,
      wanted,
      isShown,
      outcome?.ok,
      mayRetryAdd(outcome),
      add && isNext(add),
      queue.map(isNext),
    ]);
  },
  say,
});
