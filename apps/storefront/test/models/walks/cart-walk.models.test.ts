import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '../support/platform';
import { firstVariant } from '../support/shopper';
import { systemsUnderTest } from '../support/systems-under-test';
import { NETWORK_FAULTS } from './network-faults';
import { runWalk, type WalkStep } from './run-walk';
import { type Jar, settleTabs, Tab } from './tab';

const { platform } = systemsUnderTest();
const plants = await Promise.all(
  ['pachira-mini', 'gajumaru-mini'].map((handle) => firstVariant(platform, handle)),
);

interface World {
  readonly jar: Jar;
  readonly tabs: readonly Tab[];
}

/** What a shopper does in one tab, without waiting for an answer. */
interface Wish {
  readonly tab: number;
  readonly plant: number;
  readonly kind: 'add' | 'set' | 'look' | 'wait';
  readonly quantity: number;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  tab: fc.nat({ max: 1 }),
  plant: fc.nat({ max: 1 }),
  kind: fc.constantFrom('add', 'set', 'set', 'look', 'wait'),
  quantity: fc.integer({ min: 0, max: 6 }),
});

const fault: fc.Arbitrary<Fault | null> = fc.option(
  fc.constantFrom<Fault>(...NETWORK_FAULTS, { reorder: true, times: 2 }, { expireCarts: true }),
  { freq: 2 },
);

function sentence({ tab, plant, kind, quantity }: Wish): string {
  const who = `tab ${tab + 1}`;
  switch (kind) {
    case 'add':
      return `${who} adds ${quantity} of plant ${plant + 1}`;
    case 'set':
      return `${who} sets plant ${plant + 1} to ${quantity}`;
    case 'look':
      return `${who} is looked at`;
    case 'wait':
      return `${who} waits`;
  }
}

function doWish({ tabs }: World, { tab, plant, kind, quantity }: Wish): void {
  const id = plants[plant]?.globalId;
  const at = tabs[tab];
  if (id === undefined || at === undefined) {
    throw new Error('a wish for nothing');
  }
  if (kind === 'add') at.add(id, quantity);
  else if (kind === 'set') at.setQuantity(id, quantity);
  else if (kind === 'look') at.look();
  else at.passTime();
}

/** What the shopper sees in both tabs is what the platform holds, once nothing is on its way. */
async function judge({ jar, tabs }: World): Promise<void> {
  await settleTabs(tabs);
  await platform.clearFaults();
  // The message of a change may have come while the other tab was busy: a look tells (CART-13).
  for (const tab of tabs) {
    tab.look();
    await settleTabs(tabs);
  }
  const lines = jar.cartId === null ? [] : await platform.linesOf(jar.cartId);
  const held = Object.fromEntries((lines ?? []).map(({ variant, quantity }) => [variant, quantity]));
  for (const tab of tabs) {
    expect(tab.shown).toEqual(held);
  }
}

const burst: fc.Arbitrary<WalkStep<World>> = fc
  .tuple(fc.array(wish, { minLength: 1, maxLength: 8 }), fault)
  .map(([wishes, met]) => ({
    run: async (world) => {
      if (met !== null) {
        await platform.addFault({ times: 1, ...met });
      }
      for (const [at, one] of wishes.entries()) {
        doWish(world, one);
        if (at % 3 === 2) {
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
      await judge(world);
    },
    toString: () =>
      `[${wishes.map(sentence).join('; ')}${met === null ? '' : `; met by ${JSON.stringify(met)}`}]`,
  }));

const stock: fc.Arbitrary<WalkStep<World>> = fc
  .record({ plant: fc.nat({ max: 1 }), available: fc.constantFrom(0, 2, 5, 90) })
  .map(({ plant, available }) => ({
    run: async (world) => {
      await platform.setStock(plants[plant]?.wire ?? '', available);
      await judge(world);
    },
    toString: () => `[the stock of plant ${plant + 1} is ${available}]`,
  }));

test('[CART-10] [CART-13] two tabs of one cart, faults and changing stock: what is seen is what the platform holds', async () => {
  await runWalk<World>(
    'cart',
    [burst, burst, burst, stock],
    async () => {
      await platform.clearFaults();
      await Promise.all(plants.map(({ wire }) => platform.setStock(wire, 90)));
      const jar: Jar = { cartId: null, tabs: [] };
      return { jar, tabs: [new Tab(platform, jar), new Tab(platform, jar)] };
    },
    async ({ tabs }) => {
      for (const { actor } of tabs) actor.stop();
      await platform.clearFaults();
      await Promise.all(plants.map(({ wire }) => platform.setStock(wire, 90)));
    },
  );
}, 3_600_000);
