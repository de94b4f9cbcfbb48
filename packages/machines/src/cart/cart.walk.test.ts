import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartHarness, startCart } from '../testing/cart-harness';
import { SimulatedPlatform } from '../testing/simulated-platform';

/** Timeout of the random test, plus the time given by WALK_SECONDS. */
const TIMEOUT_MS = 120_000 + (fc.readConfigureGlobal().interruptAfterTimeLimit ?? 0);

type Step = (harness: CartHarness) => Promise<void> | void;

const variant = fc.integer({ min: 1, max: 3 });
const failure = fc.constantFrom(
  'unreachable',
  'malformedAnswer',
  'rejected',
  'quantityTooLarge',
  'outOfStock' as const,
);

/** The cart the actor works with: the value of its cookie. */
const cartIdOf = ({ actor }: CartHarness) => actor.getSnapshot().context.cartId;

const lineOf = (harness: CartHarness, requested: number) =>
  harness.view().lines.find(({ variantId }) => variantId === requested);

/** One step: a shopper's request, an answer, a fault, another tab, stock that decreases. */
const step: fc.Arbitrary<{ name: string; run: Step }> = fc.oneof(
  fc.tuple(variant, fc.integer({ min: 1, max: 4 })).map(([id, quantity]) => ({
    name: `add ${quantity} of ${id}`,
    run: (harness: CartHarness) => harness.add(id, quantity),
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 12 })).map(([id, quantity]) => ({
    name: `set ${id} to ${quantity}`,
    run: (harness: CartHarness) => {
      const line = lineOf(harness, id);
      if (line) {
        harness.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity });
      }
    },
  })),
  variant.map((id) => ({
    name: `remove ${id}`,
    run: (harness: CartHarness) => {
      const line = lineOf(harness, id);
      if (line) {
        harness.actor.send({ type: 'line.remove', lineId: line.globalId });
      }
    },
  })),
  fc.constant({
    name: 'answer',
    run: async (harness: CartHarness) => {
      if (harness.platform.open.length > 0) {
        await harness.answer();
      }
    },
  }),
  fc.tuple(failure, fc.boolean()).map(([code, isCarriedOut]) => ({
    name: `fail with ${code}${isCarriedOut ? ', carried out' : ''}`,
    run: async (harness: CartHarness) => {
      if (harness.platform.open.length > 0) {
        await harness.answer(code, isCarriedOut);
      }
    },
  })),
  fc.integer({ min: 1, max: 500 }).map((ms) => ({
    name: `wait ${ms}`,
    run: (harness: CartHarness) => {
      harness.clock.increment(ms);
    },
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 8 })).map(([id, quantity]) => ({
    name: `another tab sets ${id} to ${quantity}`,
    run: (harness: CartHarness) => {
      const id0 = cartIdOf(harness);
      const line = id0 && harness.platform.carts.get(id0)?.find((held) => held.variant === id);
      if (line) {
        line.quantity = Math.min(quantity, harness.platform.stock.get(id) ?? 100);
        harness.actor.send({ type: 'cart.refresh', cartId: id0 });
      }
    },
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 6 })).map(([id, stock]) => ({
    name: `stock of ${id} is ${stock}`,
    run: (harness: CartHarness) => {
      harness.platform.stock.set(id, stock);
      for (const lines of harness.platform.carts.values()) {
        for (const line of lines.filter((held) => held.variant === id)) {
          line.quantity = Math.min(line.quantity, stock);
        }
      }
    },
  })),
  fc.constant({
    name: 'the cart is ordered elsewhere',
    run: (harness: CartHarness) => {
      const id = cartIdOf(harness);
      if (id) {
        harness.platform.carts.delete(id);
      }
    },
  }),
);

test(
  "[CART-10][CART-13] after any sequence, the settled screen shows the platform's cart",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const harness = startCart(null);
        for (const { run } of steps) {
          await run(harness);
          expect(harness.platform.open.length).toBeLessThanOrEqual(1);
        }
        await harness.settle();
        // A tab that regains focus: changes made elsewhere are read now.
        harness.actor.send({ type: 'cart.refresh' });
        await harness.settle();
        expect(harness.actor.getSnapshot().hasTag('settled')).toBe(true);
        expect(harness.shown()).toEqual(harness.platform.held(cartIdOf(harness)));
        expect(harness.view()).toMatchObject({ isUpdating: false, pendingLines: [] });
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 400 },
    );
  },
  TIMEOUT_MS,
);

test(
  "[CART-10] without faults every request is fulfilled: the last quantity of each plant is the platform's",
  async () => {
    const request = fc.record({
      id: variant,
      quantity: fc.integer({ min: 0, max: 20 }),
      wait: fc.integer({ min: 0, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 1, maxLength: 40 }),
        fc.array(fc.boolean()),
        async (requests, answers) => {
          const platform = new SimulatedPlatform();
          const harness = startCart(platform.seed('c', { 1: 1, 2: 1, 3: 1, 9: 1 }), platform);
          harness.actor.send({ type: 'cart.refresh' });
          await harness.answer();
          const ids = new Map(harness.view().lines.map(({ variantId, globalId }) => [variantId, globalId]));
          const expected: Record<number, number> = { 1: 1, 2: 1, 3: 1, 9: 1 };
          for (const [turn, { id, quantity, wait }] of requests.entries()) {
            const lineId = ids.get(id);
            // A removed line stays removed; a later request for it may arrive too late.
            if (lineId && expected[id] !== 0) {
              harness.actor.send({ type: 'line.setQuantity', lineId, quantity });
              expected[id] = quantity;
            }
            harness.clock.increment(wait);
            if (answers[turn] && platform.open.length > 0) {
              await harness.answer();
            }
          }
          await harness.settle();
          const requested = Object.fromEntries(
            Object.entries(expected).filter(([, quantity]) => quantity > 0),
          );
          expect(platform.held(cartIdOf(harness))).toEqual(requested);
          expect(harness.shown()).toEqual(requested);
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  },
  TIMEOUT_MS,
);
