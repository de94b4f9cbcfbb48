import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock, type SnapshotFrom } from 'xstate';
import { flush } from '../testing/cart-trial';
import { everyPath, everyStep } from '../testing/explore';
import { leafStates, transitionName, transitions } from '../testing/machine-coverage';
import { cartGid, lineGid, simulatedCart, variantGid } from '../testing/simulated-platform';
import { cartMachine } from './cart.machine';
import type { CartContext } from './cart-context';
import type { CartEvent } from './cart-events';
import { cartView } from './cart-view';
import { provideCartActors } from './provide-cart-actors';

type Snapshot = SnapshotFrom<typeof cartMachine>;
type ModelEvent = EventFromLogic<typeof cartMachine>;

const CART = cartGid('c');
const OTHER = cartGid('other');
const INPUT = { cartId: CART, province: 'JP-13' } as const;

/** The call that is on its way, or null. */
function jobOf({ value }: Snapshot): string | null {
  return typeof value === 'object' && 'busy' in value ? String(value.busy) : null;
}

function cartOf(id: GlobalId, quantity: number, province = false) {
  const lines = quantity === 0 ? [] : [{ id: 1, variant: 1, quantity, stock: 9, isCut: false }];
  const address = province ? { globalId: lineGid(9), province: 'JP-47' as const } : null;
  return simulatedCart(id, lines, address);
}

/** What the platform may answer: what was asked for, no such cart, nothing at all, a refusal. */
function outcomesOf(job: string, { cartId, cart, wanted }: CartContext): CartOutcome[] {
  const held = cart?.lines[0]?.quantity ?? 0;
  const quantity =
    job === 'removing'
      ? 0
      : job === 'updating'
        ? (wanted[lineGid(1)] ?? held)
        : job === 'reading'
          ? 1
          : held || 1;
  // What a refusal leads to differs from what an outage leads to for adds only.
  const failures: CartFailureCode[] =
    job === 'adding' || job === 'creating'
      ? ['invalidCart', 'unreachable', 'rejected']
      : ['invalidCart', 'unreachable'];
  return [
    ok({
      cart: cartOf(cartId ?? CART, quantity, job === 'changingDestination'),
      warnings: [],
      discountFailure: null,
    }),
    ...failures.map((code) => err({ code, detail: '' })),
  ];
}

/** Everything that can happen in a state; the shopper's wishes are kept few so that the states are finite. */
function eventsOf(snapshot: Snapshot): ModelEvent[] {
  const { context } = snapshot;
  const job = jobOf(snapshot);
  const wishes: CartEvent[] = [
    { type: 'cart.refresh' },
    { type: 'cart.retry' },
    { type: 'edits.flush' },
    { type: 'problem.dismiss' },
    { type: 'line.setQuantity', lineId: lineGid(1), quantity: 2 },
    { type: 'line.remove', lineId: lineGid(1) },
    ...(context.province === 'JP-13'
      ? [{ type: 'destination.choose' as const, province: 'JP-47' as const }]
      : []),
    ...(context.cartId === CART ? [{ type: 'cart.adopt' as const, cartId: OTHER }] : []),
    ...(context.adds.length === 0 && (context.wanted[lineGid(1)] ?? 0) <= 2
      ? [
          {
            type: 'line.add' as const,
            line: { merchandiseGlobalId: variantGid(1), quantity: 1 },
            display: { handle: '1', title: '', variantTitle: '', vendor: '', imageUrl: '', price: yen(1) },
          },
        ]
      : []),
  ];
  const outcomes = job
    ? [
        ...outcomesOf(job, context).map((output) => ({
          type: `xstate.done.actor.0.cart.busy.${job}`,
          output,
        })),
        { type: `xstate.error.actor.0.cart.busy.${job}`, error: 'bug' },
      ]
    : [{ type: 'xstate.after.quantityQuiet.cart.resting.waiting' }];
  return [...wishes, ...outcomes] as ModelEvent[];
}

/** Two states are the same when the machine cannot act differently in them. */
function serialize({ value, context }: Snapshot): string {
  const { cart, nextKey: _counter, wasRebuilt: _word, problem, adds, wanted, sent, ...rest } = context;
  return JSON.stringify([
    value,
    { ...rest, isQuiet: Object.keys(wanted).length === 0 || rest.isQuiet },
    adds.map(({ isSent, hasRaisedWish }) => [isSent, hasRaisedWish]),
    Object.values(wanted),
    Object.values(sent),
    problem?.about.kind,
    cart && [cart.globalId, cart.lines.map(({ quantity }) => quantity), cart.deliveryAddress?.province],
  ]);
}

const exploration = { input: INPUT, eventsOf, serialize };
const steps = everyStep(cartMachine, exploration);
const paths = everyPath(cartMachine, exploration);
const leafOf = (snapshot: Snapshot) =>
  snapshot._nodes.find((node) => Object.keys(node.states).length === 0)?.id ?? '';

describe('the model of the cart', () => {
  test('every state is reached', () => {
    const reached = new Set(steps.map(({ after }) => leafOf(after)));
    // `deciding` is left in the same moment.
    expect(leafStates(cartMachine).filter((id) => !reached.has(id))).toEqual(['cart.deciding']);
  });

  test('every transition is taken', () => {
    const taken = new Set<string>();
    for (const { before, event, after } of steps) {
      for (const transition of cartMachine.getTransitionData(before, event)) {
        taken.add(transitionName(transition));
        if (transition.target?.[0]?.id === 'cart.deciding') {
          taken.add(`cart.deciding:  -> ${leafOf(after)}`);
        }
      }
    }
    expect(transitions(cartMachine).filter((name) => !taken.has(name))).toEqual([]);
  });

  test('[CART-14] nothing below zero is shown, and only a settled cart can go to the checkout', () => {
    const wrong = steps.filter(({ after }) => {
      const { count, lines, checkoutUrl } = cartView(after);
      const isBelowZero = (count ?? 0) < 0 || lines.some(({ shownQuantity }) => shownQuantity < 0);
      return isBelowZero || (checkoutUrl !== null && !after.hasTag('settled'));
    });
    expect(wrong).toEqual([]);
  });

  test('[CART-10] an add is taken in whatever is going on (lesson 3)', () => {
    const adds = steps.filter(({ event }) => event.type === 'line.add');
    expect(adds.length).toBeGreaterThan(0);
    expect(
      adds.filter(({ before, after }) => after.context.adds.length !== before.context.adds.length + 1),
    ).toEqual([]);
  });
});

describe('the running cart does what the model says', () => {
  test(`along every path (${paths.length} paths, ${steps.length} steps in the model)`, async () => {
    for (const path of paths) {
      await replay(path);
    }
  }, 120_000);
});

/** Runs a path on a real actor whose calls are answered as the path's events say. */
async function replay(path: readonly { event: ModelEvent; state: Snapshot }[]): Promise<void> {
  const open: { resolve: (outcome: CartOutcome) => void; reject: (reason: unknown) => void }[] = [];
  const call = () => new Promise<CartOutcome>((resolve, reject) => open.push({ resolve, reject }));
  const gateway: CartGateway = {
    createCart: call,
    readCart: call,
    addLines: call,
    updateLines: call,
    removeLines: call,
    changeDestination: call,
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    provideCartActors(gateway, () => ({ discountCodes: [], attributes: [] })),
    { input: INPUT, clock },
  ).start();
  for (const { event, state } of path) {
    const told = event as { type: string; output?: CartOutcome; error?: unknown };
    if (told.type.startsWith('xstate.done')) {
      open.shift()?.resolve(told.output as CartOutcome);
    } else if (told.type.startsWith('xstate.error')) {
      open.shift()?.reject(told.error);
    } else if (told.type.startsWith('xstate.after')) {
      clock.increment(1000);
    } else {
      actor.send(event as CartEvent);
    }
    await flush();
    const reached = serialize(actor.getSnapshot());
    if (reached !== serialize(state)) {
      expect(reached, JSON.stringify(path.map((step) => step.event))).toBe(serialize(state));
    }
  }
  actor.stop();
}
