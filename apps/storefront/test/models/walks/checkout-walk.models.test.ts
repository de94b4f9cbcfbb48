import { preferencesOfCart } from '@shop/rules/cart/delivery-preferences';
import { encodeGlobalId } from '@shop/rules/global-id';
import { addDays, jstDateAt } from '@shop/rules/jst-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkCheckout } from '../../support/walk-checkout';
import type { Fault } from '../support/platform';
import { firstVariant } from '../support/shopper';
import { systemsUnderTest } from '../support/systems-under-test';
import { type CheckoutJar, CheckoutTab } from './checkout-tab';
import { expectAllSaved } from './departure';
import { NETWORK_FAULTS } from './network-faults';
import { runWalk, type WalkStep } from './run-walk';
import { makeJar } from './tab';

const systems = systemsUnderTest();
const { platform } = systems;
const plant = await firstVariant(platform, 'pachira-mini');
const price = await platform.priceOf(plant.wire);
const PLENTY = 90;
const GIFT = {
  name: '森 花',
  postalCode: '1500001',
  address: '東京都渋谷区神宮前1-2-3',
  phone: '0300000000',
};

interface World {
  readonly jar: CheckoutJar;
  /** The current tab of the shopper. */
  tab: CheckoutTab;
  readonly tabs: readonly CheckoutTab[];
}

/** A shopper's action on the cart page, without waiting for a response. */
type Action = readonly [sentence: string, make: (world: World) => void];

const ACTIONS: readonly Action[] = [
  ['proceeds to the purchase', ({ tab }) => tab.proceed()],
  ['adds one', ({ tab }) => tab.cart.add(plant.globalId, 1)],
  ...[0, 1, 4].map(
    (quantity): Action => [
      `sets the quantity to ${quantity}`,
      ({ tab }) => tab.cart.setQuantity(plant.globalId, quantity),
    ],
  ),
  ...['', '玄関前に', '1行目\n2行目'].map(
    (note): Action => [
      `writes the remark ${JSON.stringify(note)}`,
      ({ tab }) => tab.delivery.send({ type: 'note.change', note }),
    ],
  ),
  ...([null, 12, 20] as const).map(
    (days): Action => [
      days === null ? 'takes the date off' : `chooses the date in ${days} days`,
      ({ tab }) =>
        tab.delivery.send({
          type: 'date.choose',
          date: days === null ? null : addDays(jstDateAt(Date.now()), days),
        }),
    ],
  ),
  ...(['none', 'morning'] as const).map(
    (time): Action => [
      `chooses the time ${time}`,
      ({ tab }) => tab.delivery.send({ type: 'time.choose', time }),
    ],
  ),
  ...[true, false].flatMap((isOn): Action[] => [
    [
      `${isOn ? 'makes' : 'no longer makes'} it an e-gift`,
      ({ tab }) => tab.delivery.send({ type: 'eGift.toggle', isOn }),
    ],
    [
      `${isOn ? 'opens' : 'closes'} the gift form`,
      ({ tab }) => tab.delivery.send({ type: 'gift.toggle', isOpen: isOn }),
    ],
  ]),
  [
    'fills the gift form',
    ({ tab }) => {
      for (const field of ['name', 'postalCode', 'address', 'phone'] as const) {
        tab.delivery.send({ type: 'gift.change', field, value: GIFT[field] });
      }
    },
  ],
  ...['WELCOME500', 'ALREADYUSED', 'NOSUCHCODE', null].map(
    (code): Action => [
      code === null ? 'has no coupon' : `gets the coupon ${code}`,
      ({ jar }) => {
        jar.discountCode = code;
      },
    ],
  ),
  ['looks at the tab again', ({ tab }) => tab.cart.refresh()],
  ['waits', ({ tab }) => tab.cart.passTime()],
];

/** Actions without delivery input. */
const LEAVES_PREFERENCES = ACTIONS.filter(([sentence]) => /^(proceeds|adds|looks|waits)/.test(sentence));

/** Half of the actions proceed to the checkout. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...ACTIONS.slice(0, 1)),
  fc.constantFrom(...ACTIONS),
);

const fault: fc.Arbitrary<Fault | null> = fc.option(
  fc.constantFrom<Fault>(
    ...NETWORK_FAULTS,
    { expireCarts: true },
    { status: 503, operations: ['CartAttributesUpdate', 'CartNoteUpdate'] },
    { drop: 'after', operations: ['CartAttributesUpdate', 'CartNoteUpdate'] },
    { status: 503, operations: ['CartDiscountCodesUpdate'] },
    { status: 503, operations: ['CartGetById'] },
    { status: 503, operations: ['ProductDateFlag'] },
  ),
  { freq: 2 },
);

/** Preferences are the same in all tabs: each shows the cart's, except for its own drafts. */
async function compare(world: World): Promise<void> {
  for (const tab of world.tabs) await tab.settle();
  await platform.clearFaults();
  for (const tab of world.tabs) await compareTab(world, tab);
}

/** The displayed state equals the platform's, and no departure left something unsaved. */
async function compareTab({ jar }: World, tab: CheckoutTab): Promise<void> {
  for (const departure of tab.departures) {
    await expectAllSaved(platform, departure);
  }
  tab.departures = [];
  // A departed shopper sees nothing; the cart is read again on return.
  if (!tab.isLeft) {
    tab.cart.refresh();
    await tab.settle();
    const lines = jar.ports.id === null ? [] : await platform.linesOf(jar.ports.id);
    const held = Object.fromEntries((lines ?? []).map(({ variant, quantity }) => [variant, quantity]));
    expect(tab.cart.shown).toEqual(held);
    if (jar.ports.id !== null && lines !== null) {
      const { attributes, note } = await platform.preferencesOf(jar.ports.id);
      const { held: known } = tab.delivery.getSnapshot().context;
      expect(known).toEqual(preferencesOfCart({ attributes, note }));
    }
  }
  const { value, context } = tab.gate.getSnapshot();
  expect(value).toBe(tab.isLeft ? 'leaving' : context.stop === null ? 'idle' : 'stopped');
}

/** Returns to the page, with a new cart if there is none. */
async function beOnPage({ tab }: World): Promise<void> {
  if (tab.isLeft) {
    tab.comeBack();
    await tab.settle();
  }
  // A line of quantity 0, out of stock, cannot be bought either.
  if (Object.values(tab.cart.shown).every((quantity) => quantity === 0)) {
    tab.cart.add(plant.globalId, 1);
    await tab.settle();
  }
}

/** The cart's preferences to keep: the form has no drafts or input. */
async function preferencesToRetain({ jar, tab }: World, preferences: readonly Action[]) {
  const { id: cartId } = jar.ports;
  if (cartId === null || tab.hasDrafts || preferences.some((one) => !LEAVES_PREFERENCES.includes(one)))
    return null;
  return { cartId, preferences: preferencesOfCart(await platform.preferencesOf(cartId)) };
}

const burst: fc.Arbitrary<WalkStep<World>> = fc
  .tuple(
    fc.array(action, { minLength: 1, maxLength: 8 }),
    fc.array(fc.nat({ max: 6 }), { maxLength: 8 }),
    fault,
    fc.nat({ max: 1 }),
  )
  .map(([preferences, pauses, met, at]) => ({
    actions: preferences.length,
    run: async (world) => {
      world.tab = world.tabs[at] ?? world.tab;
      await beOnPage(world);
      const untouched = await preferencesToRetain(world, preferences);
      if (met !== null) await platform.addFault({ times: 1, ...met });
      for (const [turn, [, make]] of preferences.entries()) {
        // A departed shopper has no input.
        if (!world.tab.isLeft) make(world);
        const pause = pauses[turn] ?? 0;
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause * 5));
      }
      await compare(world);
      if (untouched !== null && untouched.cartId === world.jar.ports.id) {
        expect(preferencesOfCart(await platform.preferencesOf(untouched.cartId))).toEqual(
          untouched.preferences,
        );
      }
    },
    toString: () =>
      `[in tab ${at + 1} the shopper ${preferences.map(([sentence], turn) => `${sentence}${pauses[turn] ? ` (${pauses[turn] * 5} ms)` : ''}`).join('; ')}${met === null ? '' : `; met by ${JSON.stringify(met)}`}]`,
  }));

/** Changes by the merchant or another party between render and press. */
const CHANGES: readonly (readonly [sentence: string, make: (world: World) => Promise<unknown>])[] = [
  ['nothing', async () => undefined],
  ...[980, 1_280, 2_480].map(
    (price) => [`the price to ${price}`, () => platform.setPrice(plant.wire, price)] as const,
  ),
  ...[0, 1, 3, PLENTY].map(
    (stock) => [`the stock to ${stock}`, () => platform.setStock(plant.wire, stock)] as const,
  ),
  ['the other tab’s pieces to 2', ({ jar }) => holdTwo(jar)],
  ['the product away', (world) => removeProduct(world)],
  [
    'the price to 1480 and the stock to 2',
    async () => {
      await platform.setPrice(plant.wire, 1_480);
      await platform.setStock(plant.wire, 2);
    },
  ],
  ['the cart away', () => platform.addFault({ expireCarts: true, times: 1 })],
];

async function holdTwo({ ports: { id } }: CheckoutJar): Promise<void> {
  if (id !== null) await platform.hold(id, plant.wire, 2);
}

let made = 0;

/** Removes a displayed product of the cart. */
async function removeProduct({ tab }: World): Promise<void> {
  const handle = `walked-${made++}`;
  const variant = encodeGlobalId(await platform.makeProduct(handle, 700));
  if (!variant.ok) throw new Error(`no variant of ${handle}`);
  tab.cart.add(variant.value, 2);
  await tab.settle();
  await platform.deleteProduct(handle);
}

/** After a successful press the checkout shows what was displayed at the press: goods, pieces, prices and, if known, the sum. */
async function expectTrueAtPress({ tab }: World): Promise<void> {
  presses += 1;
  const [departure] = tab.departures;
  if (departure === undefined || tab.seen === null) return;
  const held = await platform.moneyOf(departure.cartId);
  const { lines, due } = tab.seen;
  expect(held?.lines).toEqual(lines);
  if (due !== null) expect(held?.due).toBe(due);
  compared += Object.keys(lines).length * 2 + (due === null ? 0 : 1);
}

let [presses, compared] = [0, 0];
const changes: Record<string, number> = {};

const pressed: fc.Arbitrary<WalkStep<World>> = fc
  .tuple(fc.constantFrom(...CHANGES), fc.nat({ max: 1 }), fault)
  .map(([[sentence, change], at, met]) => ({
    actions: 3,
    run: async (world) => {
      world.tab = world.tabs[at] ?? world.tab;
      await beOnPage(world);
      await world.tab.settle();
      await change(world);
      changes[sentence] = (changes[sentence] ?? 0) + 1;
      if (met !== null) await platform.addFault({ times: 1, ...met });
      // The cause that stopped the first press is displayed at the second.
      for (const _ of ['first', 'second']) {
        if (world.tab.isLeft) break;
        world.tab.proceed();
        await world.tab.settle();
        await expectTrueAtPress(world);
        await platform.clearFaults();
      }
      await compare(world);
    },
    toString: () =>
      `[the merchant changes ${sentence}, and in tab ${at + 1} the button is pressed, twice if need be${met === null ? '' : `; met by ${JSON.stringify(met)}`}]`,
  }));

const completed: fc.Arbitrary<WalkStep<World>> = fc.constant({
  actions: 1,
  run: async (world) => {
    const { jar, tab, tabs } = world;
    await platform.setStock(plant.wire, PLENTY);
    if (!tab.isLeft) await beOnPage(world);
    const { id } = jar.ports;
    if (id === null) throw new Error('no cart to buy');
    // The shopper opens it in another tab, which records it.
    jar.ports.wasAtCheckout = true;
    const { checkoutUrl } = await platform.preferencesOf(id);
    if ((await walkCheckout(checkoutUrl, 'hana@example.jp')) === null)
      throw new Error(`no order was created by ${checkoutUrl}`);
    for (const each of tabs) each.comeBack();
    await compare(world);
    for (const each of tabs) expect([jar.ports.id, each.cart.shown]).toEqual([null, {}]);
  },
  toString: () => '[the cart is bought elsewhere, and the shopper comes back]',
});

const stock: fc.Arbitrary<WalkStep<World>> = fc.constantFrom(0, 2, PLENTY).map((available) => ({
  actions: 1,
  run: async (world) => {
    await platform.setStock(plant.wire, available);
    await compare(world);
  },
  toString: () => `[the stock is ${available}]`,
}));

async function restore(): Promise<void> {
  await platform.clearFaults();
  await platform.setStock(plant.wire, PLENTY);
  await platform.setPrice(plant.wire, price);
}

test('[GATE-01] [GATE-02] [CART-13] [ATTR-01] checkout and Back in two tabs, with faults and merchant changes: the opened cart is saved and is what was shown at the click, the displayed cart is the stored one, untouched preferences stay', async () => {
  await runWalk<World>(
    'checkout',
    [burst, burst, burst, pressed, pressed, completed, stock],
    async () => {
      await restore();
      const jar: CheckoutJar = {
        ...makeJar(await platform.createCart(plant.wire, 1)),
        discountCode: null,
      };
      const tabs = [new CheckoutTab(systems, jar), new CheckoutTab(systems, jar)];
      for (const tab of tabs) {
        tab.cart.refresh();
        await tab.settle();
      }
      const [tab] = tabs;
      if (tab === undefined) throw new Error('no tab is open');
      return { jar, tab, tabs };
    },
    async ({ tabs }) => {
      for (const tab of tabs) tab.stop();
      await restore();
    },
    () => ({ presses, compared, changes }),
  );
  expect(compared).toBeGreaterThan(0);
}, 3_600_000);
