import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartTrial, startCart } from '../testing/cart-trial';
import { SimulatedPlatform } from '../testing/simulated-platform';

type Step = (trial: CartTrial) => Promise<void> | void;

const variant = fc.integer({ min: 1, max: 3 });
const failure = fc.constantFrom(
  'unreachable',
  'malformedAnswer',
  'rejected',
  'quantityTooLarge',
  'outOfStock' as const,
);

/** The cart the actor works with: what its cookie would say. */
const cartIdOf = ({ actor }: CartTrial) => actor.getSnapshot().context.cartId;

const lineOf = (trial: CartTrial, wanted: number) =>
  trial.view().lines.find(({ variantId }) => variantId === wanted);

/** One thing that happens: a shopper's wish, an answer, a fault, another tab, stock that goes. */
const step: fc.Arbitrary<{ name: string; run: Step }> = fc.oneof(
  fc.tuple(variant, fc.integer({ min: 1, max: 4 })).map(([id, quantity]) => ({
    name: `add ${quantity} of ${id}`,
    run: (trial: CartTrial) => trial.add(id, quantity),
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 12 })).map(([id, quantity]) => ({
    name: `set ${id} to ${quantity}`,
    run: (trial: CartTrial) => {
      const line = lineOf(trial, id);
      if (line) {
        trial.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity });
      }
    },
  })),
  variant.map((id) => ({
    name: `remove ${id}`,
    run: (trial: CartTrial) => {
      const line = lineOf(trial, id);
      if (line) {
        trial.actor.send({ type: 'line.remove', lineId: line.globalId });
      }
    },
  })),
  fc.constant({
    name: 'answer',
    run: async (trial: CartTrial) => {
      if (trial.platform.open.length > 0) {
        await trial.answer();
      }
    },
  }),
  fc.tuple(failure, fc.boolean()).map(([code, isCarriedOut]) => ({
    name: `fail with ${code}${isCarriedOut ? ', carried out' : ''}`,
    run: async (trial: CartTrial) => {
      if (trial.platform.open.length > 0) {
        await trial.answer(code, isCarriedOut);
      }
    },
  })),
  fc.integer({ min: 1, max: 500 }).map((ms) => ({
    name: `wait ${ms}`,
    run: (trial: CartTrial) => {
      trial.clock.increment(ms);
    },
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 8 })).map(([id, quantity]) => ({
    name: `another tab sets ${id} to ${quantity}`,
    run: (trial: CartTrial) => {
      const id0 = cartIdOf(trial);
      const line = id0 && trial.platform.carts.get(id0)?.find((held) => held.variant === id);
      if (line) {
        line.quantity = Math.min(quantity, trial.platform.stock.get(id) ?? 100);
        trial.actor.send({ type: 'cart.refresh', cartId: id0 });
      }
    },
  })),
  fc.tuple(variant, fc.integer({ min: 0, max: 6 })).map(([id, stock]) => ({
    name: `stock of ${id} is ${stock}`,
    run: (trial: CartTrial) => {
      trial.platform.stock.set(id, stock);
      for (const lines of trial.platform.carts.values()) {
        for (const line of lines.filter((held) => held.variant === id)) {
          line.quantity = Math.min(line.quantity, stock);
        }
      }
    },
  })),
  fc.constant({
    name: 'the cart is ordered elsewhere',
    run: (trial: CartTrial) => {
      const id = cartIdOf(trial);
      if (id) {
        trial.platform.carts.delete(id);
      }
    },
  }),
);

test('[CART-10][CART-13] whatever happens, once settled the screen shows what the platform holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const trial = startCart(null);
      for (const { run } of steps) {
        await run(trial);
        expect(trial.platform.open.length).toBeLessThanOrEqual(1);
      }
      await trial.settle();
      // A tab that is looked at again: what changed elsewhere is seen now.
      trial.actor.send({ type: 'cart.refresh' });
      await trial.settle();
      expect(trial.actor.getSnapshot().hasTag('settled')).toBe(true);
      expect(trial.shown()).toEqual(trial.platform.held(cartIdOf(trial)));
      expect(trial.view()).toMatchObject({ isUpdating: false, pendingLines: [] });
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('[CART-10] without faults every wish comes true: the last number of each plant is what the platform holds', async () => {
  const wish = fc.record({
    id: variant,
    quantity: fc.integer({ min: 0, max: 20 }),
    wait: fc.integer({ min: 0, max: 400 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { minLength: 1, maxLength: 40 }),
      fc.array(fc.boolean()),
      async (wishes, answers) => {
        const platform = new SimulatedPlatform();
        const trial = startCart(platform.seed('c', { 1: 1, 2: 1, 3: 1, 9: 1 }), platform);
        trial.actor.send({ type: 'cart.refresh' });
        await trial.answer();
        const ids = new Map(trial.view().lines.map(({ variantId, globalId }) => [variantId, globalId]));
        const expected: Record<number, number> = { 1: 1, 2: 1, 3: 1, 9: 1 };
        for (const [turn, { id, quantity, wait }] of wishes.entries()) {
          const lineId = ids.get(id);
          // A removed line stays removed; a wish for it may come too late.
          if (lineId && expected[id] !== 0) {
            trial.actor.send({ type: 'line.setQuantity', lineId, quantity });
            expected[id] = quantity;
          }
          trial.clock.increment(wait);
          if (answers[turn] && platform.open.length > 0) {
            await trial.answer();
          }
        }
        await trial.settle();
        const wanted = Object.fromEntries(Object.entries(expected).filter(([, quantity]) => quantity > 0));
        expect(platform.held(cartIdOf(trial))).toEqual(wanted);
        expect(trial.shown()).toEqual(wanted);
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);
