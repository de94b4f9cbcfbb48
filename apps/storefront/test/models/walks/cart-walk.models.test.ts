import { outcomeOfRequest } from '@shop/machines/cart/cart-adds';
import { type AddEvent, afterAddEvent, NO_ADDS } from '@shop/rules/product/shown-adds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '../support/platform';
import { firstVariant } from '../support/shopper';
import { systemsUnderTest } from '../support/systems-under-test';
import { WIRE_FAULTS, type WireFault } from './faulty-wire';
import { runWalk, type WalkStep } from './run-walk';
import { DISPLAY, type Jar, makeJar, settleTabs, Tab } from './tab';
import { Witness } from './witness';

const { platform } = systemsUnderTest();
const plants = await Promise.all(
  ['pachira-mini', 'gajumaru-mini'].map((handle) => firstVariant(platform, handle)),
);

interface World {
  readonly jar: Jar;
  readonly tabs: readonly Tab[];
  readonly witnesses: readonly Witness[];
  /** The product pages of both tabs, by plant. */
  readonly pages: readonly (readonly ProductPage[])[];
}

/** A shopper's action in one tab, without waiting for a response. */
interface Action {
  readonly tab: number;
  readonly plant: number;
  readonly kind: 'add' | 'doubleClick' | 'set' | 'look' | 'wait';
  readonly quantity: number;
}

const action: fc.Arbitrary<Action> = fc.record({
  tab: fc.nat({ max: 1 }),
  plant: fc.nat({ max: 1 }),
  kind: fc.constantFrom('add', 'add', 'doubleClick', 'set', 'set', 'look', 'wait'),
  quantity: fc.integer({ min: 0, max: 6 }),
});

/** Faults of a tab's next calls, in order. */
const faults: fc.Arbitrary<{ readonly tab: number; readonly met: readonly WireFault[] }> = fc.record({
  tab: fc.nat({ max: 1 }),
  met: fc.array(fc.constantFrom(...WIRE_FAULTS), { maxLength: 3 }),
});

/** Faults of the platform itself. */
const fault: fc.Arbitrary<Fault | null> = fc.option(
  fc.constantFrom<Fault>({ reorder: true, times: 2 }, { expireCarts: true }, { latencyMs: 20 }),
  { freq: 2 },
);

function sentence({ tab, plant, kind, quantity }: Action): string {
  const who = `tab ${tab + 1}`;
  switch (kind) {
    case 'add':
      return `${who} adds ${quantity} of plant ${plant + 1}`;
    case 'doubleClick':
      return `${who} clicks twice to add plant ${plant + 1}`;
    case 'set':
      return `${who} sets plant ${plant + 1} to ${quantity}`;
    case 'look':
      return `${who} is looked at`;
    case 'wait':
      return `${who} waits`;
  }
}

function doAction({ tabs, pages }: World, { tab, plant, kind, quantity }: Action): void {
  const id = plants[plant]?.globalId;
  const at = tabs[tab];
  if (id === undefined || at === undefined) {
    throw new Error('a request for nothing');
  }
  if (kind === 'add') at.add(id, quantity);
  else if (kind === 'doubleClick') clickTwice(pages[tab]?.[plant]);
  else if (kind === 'set') at.setQuantity(id, quantity);
  else if (kind === 'look') at.refresh();
  else at.passTime();
}

/** The second half of a double click must not add again. */
function clickTwice(page: ProductPage | undefined): void {
  if (page === undefined) throw new Error('a click on nothing');
  page.press();
  const before = page.onTheirWay;
  page.press();
  expect(page.onTheirWay).toEqual(before);
}

/** Pieces at the platform, by variant. */
async function cartQuantities({ ports: { id } }: Jar): Promise<Record<string, number>> {
  const lines = id === null ? [] : await platform.linesOf(id);
  return Object.fromEntries((lines ?? []).map(({ variant, quantity }) => [variant, quantity]));
}

/** The displayed state in both tabs equals the platform's, once nothing is pending. */
async function compare({ jar, tabs, witnesses }: World): Promise<void> {
  await settleTabs(tabs);
  await platform.clearFaults();
  for (const { wire } of tabs) {
    wire.clear();
    await wire.carryOutLate();
  }
  // A change notification may have arrived while the other tab was busy: a refresh shows it (CART-13).
  for (const tab of tabs) {
    tab.refresh();
    await settleTabs(tabs);
  }
  const held = await cartQuantities(jar);
  for (const tab of tabs) {
    expect(tab.shown).toEqual(held);
    // No failure message remains beside the requested state.
    const { problem } = tab.actor.getSnapshot().context;
    expect(problem?.code).not.toBe('outcomeUnknown');
  }
  expect(witnesses.flatMap(({ falsehoods }) => falsehoods).join('; ')).toBe('');
}

const burst: fc.Arbitrary<WalkStep<World>> = fc
  .tuple(fc.array(action, { minLength: 1, maxLength: 8 }), faults, fault)
  .map(([preferences, wire, met]) => ({
    actions: preferences.length,
    run: async (world) => {
      if (met !== null) {
        await platform.addFault({ times: 1, ...met });
      }
      for (const one of wire.met) world.tabs[wire.tab]?.wire.add(one);
      for (const [at, one] of preferences.entries()) {
        doAction(world, one);
        if (at % 3 === 2) {
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
      await compare(world);
    },
    toString: () =>
      `[${preferences.map(sentence).join('; ')}${wire.met.length === 0 ? '' : `; tab ${wire.tab + 1} meets ${wire.met.join(', ')}`}${met === null ? '' : `; met by ${JSON.stringify(met)}`}]`,
  }));

const stock: fc.Arbitrary<WalkStep<World>> = fc
  .record({ plant: fc.nat({ max: 1 }), available: fc.constantFrom(0, 2, 5, 90) })
  .map(({ plant, available }) => ({
    actions: 1,
    run: async (world) => {
      await platform.setStock(plants[plant]?.wire ?? '', available);
      const held = await cartQuantities(world.jar);
      for (const witness of world.witnesses) witness.takeHeld(held);
      await compare(world);
    },
    toString: () => `[the stock of plant ${plant + 1} is ${available}]`,
  }));

/** The adds of a product page: their displayed state, and the tab's cart. */
class ProductPage {
  #adds = NO_ADDS;
  #presses = 0;
  readonly #tab: Tab;
  readonly #plant: (typeof plants)[number];

  constructor(tab: Tab, plant: (typeof plants)[number]) {
    this.#tab = tab;
    this.#plant = plant;
    for (const type of ['line.added', 'line.addFailed'] as const) {
      tab.actor.on(type, (result) => {
        for (const { requestId } of result.requests) {
          const outcome = outcomeOfRequest(result, requestId);
          if (outcome !== null) this.#take({ type: 'add.result', requestId, outcome });
        }
      });
    }
  }

  get onTheirWay(): string[] {
    return this.#adds.adds.flatMap(({ request, outcome }) => (outcome === null ? [request.requestId] : []));
  }

  press(): void {
    const requestId = `${this.#plant.wire}-${this.#presses++}`;
    const line = { merchandiseGlobalId: this.#plant.globalId, quantity: 1 };
    const request = { requestId, line, display: DISPLAY };
    this.#take({ type: 'add.press', request });
    if (this.onTheirWay.includes(requestId)) this.#tab.request(request);
  }

  #take(event: AddEvent): void {
    this.#adds = afterAddEvent(this.#adds, event);
  }
}

test("[TRUTH-01] [TRUTH-02] [CART-10] [CART-13] two tabs of one cart, lost, late and duplicated requests, expiry and changing stock: the displayed cart is the platform's, and every report was true", async () => {
  let told = 0;
  const met: Partial<Record<WireFault, number>> = {};
  await runWalk<World>(
    'cart',
    [burst, burst, burst, stock],
    async () => {
      await platform.clearFaults();
      await Promise.all(plants.map(({ wire }) => platform.setStock(wire, 90)));
      const jar = makeJar(null);
      const tabs = [new Tab(platform, jar), new Tab(platform, jar)];
      const witnesses: Witness[] = [];
      for (const tab of tabs) new Witness(tab, jar, witnesses);
      return {
        jar,
        tabs,
        witnesses,
        pages: tabs.map((tab) => plants.map((plant) => new ProductPage(tab, plant))),
      };
    },
    async ({ tabs, witnesses }) => {
      for (const { actor, wire } of tabs) {
        actor.stop();
        for (const one of WIRE_FAULTS) met[one] = (met[one] ?? 0) + (wire.met[one] ?? 0);
      }
      told += witnesses.reduce((sum, witness) => sum + witness.told, 0);
      await platform.clearFaults();
      await Promise.all(plants.map(({ wire }) => platform.setStock(wire, 90)));
    },
    () => ({ told, met }),
  );
  expect(told).toBeGreaterThan(0);
}, 3_600_000);
