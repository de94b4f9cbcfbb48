import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/define-model';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { cartMachine } from './cart.machine';
import type { CartContext } from './cart-context';
import type { CartEvent } from './cart-events';
import type { CartCall } from './cart-requests';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const CART = cartGid('c');
const OTHER = cartGid('other');
const DISCOUNT_REQUESTS: CartEvent[] = [
  { type: 'discount.apply', code: 'APP10' },
  { type: 'discount.remove', code: 'APP10' },
];

function cartOf(id: GlobalId, quantity: number, province: ProvinceCode | null) {
  const lines = quantity === 0 ? [] : [{ id: 1, variant: 1, quantity, stock: 9, isCut: false }];
  return simulatedCart(id, lines, province && { globalId: lineGid(9), province });
}

/** The platform's possible answers: success, no such cart, no answer, a refusal. */
function outcomesOf(job: CartCall, context: CartContext): CartOutcome[] {
  const { cartId, cart, sent, adds } = context;
  // An unread cart holds one plant.
  const held = cart === null ? 1 : (cart.lines[0]?.quantity ?? 0);
  const added = adds.reduce((sum, { isSent, line }) => (isSent ? sum + line.quantity : sum), 0);
  const quantities: Record<CartCall, number> = {
    creating: added,
    adding: held + added,
    removing: 0,
    updating: sent[lineGid(1)] ?? held,
    changingDiscount: held,
    changingDestination: held,
    reading: 1,
  };
  // A prefecture chosen while the cart is being created is sent afterwards.
  const province =
    job === 'changingDestination'
      ? context.province
      : job === 'creating'
        ? context.isDestinationUnsent
          ? 'JP-13'
          : context.province
        : (cart?.deliveryAddress?.province ?? null);
  const failures: CartFailureCode[] = [
    'unreachable',
    // A cart that is being created has no id that could be invalid.
    ...(job === 'creating' ? [] : ['invalidCart' as const]),
    // A refusal differs from an outage only for adds.
    ...(job === 'adding' || job === 'creating' ? ['refused' as const] : []),
  ];
  return [
    ok({
      cart: cartOf(cartId ?? CART, quantities[job], province),
      warnings: [],
      discountFailure: null,
    }),
    ...failures.map((code) =>
      // The outcome of a write is checked in the cart before it is reported as failed (TRUTH-01).
      code === 'unreachable' && job !== 'creating' && job !== 'reading'
        ? err({
            code,
            detail: '',
            cart: cartOf(cartId ?? CART, held, cart?.deliveryAddress?.province ?? null),
          })
        : err({ code, detail: '' }),
    ),
  ];
}

/** Events of the shopper or the page; the requests are kept few so that the states are finite. */
function eventsOf({ context }: Snapshot): CartEvent[] {
  if (Object.keys({ ...context.codes, ...context.sentCodes }).length > 0) {
    // A code combined with every other request would multiply the states; the random tests mix them.
    return DISCOUNT_REQUESTS;
  }
  const isUnedited = context.adds.length + Object.keys(context.requested).length === 0;
  const held = context.cart?.lines[0]?.quantity ?? 0;
  return [
    { type: 'cart.refresh' },
    { type: 'cart.retry' },
    { type: 'edits.flush' },
    { type: 'problem.dismiss' },
    { type: 'line.setQuantity', lineId: lineGid(1), quantity: 2 },
    { type: 'line.remove', lineId: lineGid(1) },
    ...(context.province === 'JP-13'
      ? [{ type: 'destination.choose' as const, province: 'JP-47' as const }]
      : []),
    ...(isUnedited && context.province === 'JP-13' ? DISCOUNT_REQUESTS : []),
    ...(context.cartId === CART ? [{ type: 'cart.adopt' as const, cartId: OTHER }] : []),
    ...(context.adds.length === 0 && held <= 1 && (context.requested[lineGid(1)] ?? 0) <= 2
      ? [
          {
            type: 'line.add' as const,
            requestId: 'add',
            line: { merchandiseGlobalId: variantGid(1), quantity: 1 },
            display: { handle: '1', title: '', variantTitle: '', vendor: '', imageUrl: '', price: yen(1) },
          },
        ]
      : []),
  ];
}

/** Two states are the same when the machine cannot act differently in them. */
function serialize({ value, context }: Snapshot): string {
  const { cart, expiry: _word, withdrawn: _names, problem, adds, requested, sent, ...rest } = context;
  return JSON.stringify([
    value,
    { ...rest, isDebounced: Object.keys(requested).length === 0 || rest.isDebounced },
    adds.map(({ isSent, hasRaisedRequest }) => [isSent, hasRaisedRequest]),
    Object.values(requested),
    Object.values(sent),
    problem && [
      problem.about.kind,
      problem.about.kind === 'lines' && Object.values(problem.about.requested),
      problem.about.kind === 'destination' && problem.about.province,
      problem.code === 'outcomeUnknown',
    ],
    cart && [cart.globalId, cart.lines.map(({ quantity }) => quantity), cart.deliveryAddress?.province],
  ]);
}

/** The sentence of an event. */
function say(event: CartEvent): string {
  switch (event.type) {
    case 'line.add':
      return 'the shopper adds a plant';
    case 'line.setQuantity':
      return `the shopper sets the quantity to ${event.quantity}`;
    case 'line.remove':
      return 'the shopper removes the line';
    case 'destination.choose':
      return 'the shopper chooses another prefecture';
    case 'discount.apply':
      return 'the shopper enters a discount code';
    case 'discount.remove':
      return 'the shopper takes the discount code off';
    case 'cart.refresh':
      return 'the tab is looked at again';
    case 'cart.adopt':
      return 'another tab starts another cart';
    case 'cart.retry':
      return 'the shopper tries again';
    case 'edits.flush':
      return 'waiting edits are sent now';
    case 'problem.dismiss':
      return 'the shopper closes the message';
  }
}

const on = (job: CartCall) => (snapshot: Snapshot) => outcomesOf(job, snapshot.context);

/** The cart driven by a shopper with one plant, one other tab and an unreliable platform. */
export const cartModel = defineModel({
  id: 'cart',
  machine: cartMachine,
  input: { cartId: CART, province: 'JP-13' },
  eventsOf,
  outcomes: {
    createCart: on('creating'),
    readCart: on('reading'),
    addLines: on('adding'),
    updateLines: on('updating'),
    removeLines: on('removing'),
    changeDiscountCodes: on('changingDiscount'),
    changeDestination: on('changingDestination'),
  },
  serialize,
  say,
});
