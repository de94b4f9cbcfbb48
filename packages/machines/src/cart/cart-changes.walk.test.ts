import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartHarness, readyCart, startCart } from '../testing/cart-harness';
import { flush } from '../testing/simulate-actors';
import { SimulatedPlatform } from '../testing/simulated-platform';
import { TabPorts } from '../testing/tab-ports';

/** Timeout of the random test, plus the time given by WALK_SECONDS. */
const TIMEOUT_MS = 120_000 + (fc.readConfigureGlobal().interruptAfterTimeLimit ?? 0);

/** The reported changes, as variant and quantity. */
const told = ({ emitted }: CartHarness) =>
  emitted.flatMap((fact) => (fact.type === 'line.changed' ? [[fact.line.variantId, fact.change]] : []));

const variant = fc.integer({ min: 1, max: 3 });

/** How a call ends: answered, or lost before or after it was carried out; sometimes the browser sends it twice. */
const end = fc.record({
  code: fc.constantFrom('good', 'good', 'unreachable', 'malformedAnswer', 'unavailable' as const),
  isCarriedOut: fc.boolean(),
  isTwice: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), variant, quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('set' as const), variant, quantity: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ kind: fc.constant('end' as const), end }),
  fc.record({ kind: fc.constant('end' as const), end }),
);

test(
  '[ANA-03] lost, late and duplicated requests: the reported changes sum to the difference between the carts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const platform = new SimulatedPlatform();
        const before: Record<number, number> = { 1: 1, 2: 2, 9: 1 };
        const id = platform.seed('c', before);
        const ports = new TabPorts(id);
        const harness = startCart(id, platform, ports);
        harness.actor.send({ type: 'cart.refresh' });
        await harness.settle();
        for (const one of steps) {
          if (one.kind === 'add') harness.add(one.variant, one.quantity);
          else if (one.kind === 'wait') harness.clock.increment(one.ms);
          else if (one.kind === 'set') {
            const line = harness.view().lines.find(({ variantId }) => variantId === one.variant);
            if (line)
              harness.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: one.quantity });
          } else if (platform.open.length > 0) {
            const { code, isCarriedOut, isTwice } = one.end;
            // If the read after a lost answer also fails, the outcome is unknown and no change is reported.
            if (code !== 'good' && platform.open[0]?.name !== 'readCart')
              await harness.answer(code, isCarriedOut && code !== 'unavailable');
            else {
              if (isTwice) platform.open[0]?.carryOut();
              await harness.answer();
            }
          }
          await flush();
        }
        await harness.settle();
        const held = platform.held(id);
        for (const one of [1, 2, 3, 9]) {
          const sum = told(harness).reduce((all, [of, pieces = 0]) => (of === one ? all + pieces : all), 0);
          expect(sum, `of ${one}`).toBe((held[one] ?? 0) - (before[one] ?? 0));
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  },
  TIMEOUT_MS,
);

test('[ANA-03] a burst of clicks is one change, reported on response; what the platform rejects is none', async () => {
  const harness = await readyCart({ 1: 2, 2: 1 });
  for (const quantity of [3, 4, 5]) harness.setQuantity(1, quantity);
  expect(told(harness)).toEqual([]);
  await harness.settle();
  expect(told(harness)).toEqual([[1, 3]]);
  harness.setQuantity(1, 4);
  harness.clock.increment(1_000);
  await harness.answer('rejected');
  await harness.settle();
  expect(told(harness)).toEqual([[1, 3]]);
  harness.remove(2);
  await harness.settle();
  expect(told(harness)).toEqual([
    [1, 3],
    [2, -1],
  ]);
});

test('[ANA-03] removal of the last line is reported; changes of another tab are not, it reports them itself', async () => {
  const harness = await readyCart({ 1: 2 });
  const line = harness.platform.carts.get(harness.id)?.[0];
  if (line) line.quantity = 7;
  harness.actor.send({ type: 'cart.refresh' });
  await harness.settle();
  expect(told(harness)).toEqual([]);
  harness.remove(1);
  await harness.settle();
  expect(told(harness)).toEqual([[1, -7]]);
});
