import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartHarness, startCart } from '../testing/cart-harness';
import { flush } from '../testing/simulate-actors';
import { SimulatedPlatform, variantGid } from '../testing/simulated-platform';
import { TabPorts } from '../testing/tab-ports';
import type { CartEmitted } from './cart-events';

/** Timeout of the random test, plus the time given by WALK_SECONDS. */
const TIMEOUT_MS = 120_000 + (fc.readConfigureGlobal().interruptAfterTimeLimit ?? 0);

/** Two tabs of one shopper, and the calls between them and the platform. */
interface World {
  readonly platform: SimulatedPlatform;
  readonly ports: TabPorts;
  readonly tabs: readonly CartHarness[];
}

interface Step {
  readonly name: string;
  readonly run: (world: World) => Promise<void> | void;
}

const variant = fc.integer({ min: 1, max: 3 });
const tab = fc.nat({ max: 1 });

/** How a call ends: answered, sent twice by the browser, or failed before or after it was carried out. */
const end: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom(
      'good',
      'good',
      'good',
      'unreachable',
      'malformedAnswer',
      'timedOut',
      'unavailable' as const,
    ),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([code, isCarriedOut, isTwice]) => ({
    name: `${isTwice ? 'sent twice, ' : ''}${code}${isCarriedOut ? ', carried out' : ''}`,
    run: async ({ platform }) => {
      const [call] = platform.open;
      if (call === undefined) return;
      if (code === 'good') {
        if (isTwice) call.carryOut();
        call.answer();
      } else {
        call.answer(code, isCarriedOut && code !== 'unavailable');
      }
      await flush();
    },
  }));

const step: fc.Arbitrary<Step> = fc.oneof(
  end,
  end,
  end,
  fc.tuple(tab, variant, fc.integer({ min: 1, max: 4 })).map(([at, id, quantity]) => ({
    name: `tab ${at} adds ${quantity} of ${id}`,
    run: ({ tabs }: World) => tabs[at]?.add(id, quantity),
  })),
  fc.tuple(tab, variant, fc.integer({ min: 0, max: 9 })).map(([at, id, quantity]) => ({
    name: `tab ${at} sets ${id} to ${quantity}`,
    run: ({ tabs }: World) => {
      const line = tabs[at]?.view().lines.find(({ variantId }) => variantId === id);
      if (line) tabs[at]?.actor.send({ type: 'line.setQuantity', lineId: line.globalId, quantity });
    },
  })),
  fc.tuple(tab, fc.integer({ min: 1, max: 500 })).map(([at, ms]) => ({
    name: `tab ${at} waits ${ms}`,
    run: ({ tabs }: World) => void tabs[at]?.clock.increment(ms),
  })),
  tab.map((at) => ({
    name: `tab ${at} is looked at`,
    run: ({ tabs, ports }: World) => tabs[at]?.actor.send({ type: 'cart.refresh', cartId: ports.id }),
  })),
  fc.constant({
    name: 'the cart expires',
    run: ({ platform, ports }: World) => {
      if (ports.id) platform.carts.delete(ports.id);
    },
  }),
);

/** Collects every reported add that contradicts the pieces that the platform's cart holds. */
function watchAdds({ platform, ports, tabs }: World): string[] {
  const falsehoods: string[] = [];
  const heldOf = (id: number) => platform.held(ports.id)[id] ?? 0;
  for (const [at, { actor }] of tabs.entries()) {
    const compare = (fact: CartEmitted) => {
      if (fact.type === 'cart.changed') ports.id = fact.globalId;
      if (fact.type === 'cart.forgotten') ports.id = null;
      if (fact.type !== 'line.added' && fact.type !== 'line.addFailed') return;
      const id = [1, 2, 3].find((one) => variantGid(one) === fact.merchandiseGlobalId) ?? 0;
      // Within one tab's turn no other tab changes the cart, so the report must match its current content.
      const inCart = fact.type === 'line.addFailed' ? fact.inCart : null;
      if (inCart !== null && inCart !== heldOf(id)) {
        falsehoods.push(`tab ${at}: ${inCart} of ${id} are in the cart, and ${heldOf(id)} are`);
      }
      if (fact.type === 'line.added' && fact.warning === null && heldOf(id) < fact.quantity) {
        falsehoods.push(`tab ${at}: ${fact.quantity} of ${id} were added, and ${heldOf(id)} are there`);
      }
    };
    actor.on('*', compare);
  }
  return falsehoods;
}

async function settle({ platform, tabs }: World): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    platform.open[0]?.answer();
    await flush();
    for (const { clock } of tabs) clock.increment(1_000);
    await flush();
    if (platform.open.length === 0 && tabs.every(({ actor }) => actor.getSnapshot().hasTag('settled')))
      return;
  }
  throw new Error('the tabs do not become idle');
}

test(
  '[TRUTH-01] [TRUTH-02] two tabs, lost, late and duplicated requests, expiry: every report is true, and every displayed value is stored',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const platform = new SimulatedPlatform();
        const id = platform.seed('c', { 1: 1, 2: 2 });
        const ports = new TabPorts(id);
        const world: World = {
          platform,
          ports,
          tabs: [startCart(id, platform, ports), startCart(id, platform, ports)],
        };
        const falsehoods = watchAdds(world);
        for (const { run } of steps) {
          await run(world);
          await flush();
          // A cart that is being created belongs to no tab yet.
          expect(platform.open.filter(({ name }) => name !== 'createCart').length).toBeLessThanOrEqual(1);
        }
        await settle(world);
        for (const { actor } of world.tabs) {
          actor.send({ type: 'cart.refresh', cartId: ports.id });
          await settle(world);
        }
        for (const { shown, view } of world.tabs) {
          expect(shown()).toEqual(platform.held(ports.id));
          expect(view()).toMatchObject({ isUpdating: false, pendingLines: [] });
          expect(view().problem?.code).not.toBe('outcomeUnknown');
        }
        expect(falsehoods).toEqual([]);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  },
  TIMEOUT_MS,
);
