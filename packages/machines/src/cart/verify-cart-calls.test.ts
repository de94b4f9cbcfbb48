import type { Cart } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type KnownCart, withdrawnLines } from '@shop/rules/cart/known-cart';
import { err } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import {
  cartGid,
  lineGid,
  SimulatedPlatform,
  simulatedCart,
  variantGid,
} from '../testing/simulated-platform';
import { TabPorts } from '../testing/tab-ports';
import { verifyCartCalls } from './verify-cart-calls';

/** The fate of a call: carried out and answered, sent twice by the browser, or failed before or after it was carried out. */
type Fate = 'good' | 'twice' | readonly [code: CartFailureCode, when: 'before' | 'after'];

/** A platform with a cart that answers at once, except for calls with a given fate; fates apply in order. */
function shop(held: Record<number, number>, fates: Partial<Record<keyof CartGateway, Fate[]>> = {}) {
  const platform = new SimulatedPlatform();
  const id = platform.seed('c', held);
  const ports = new TabPorts(id);
  const log: string[] = [];
  const meet =
    <Input>(name: keyof CartGateway, call: (input: Input) => Promise<CartOutcome>) =>
    async (input: Input): Promise<CartOutcome> => {
      log.push(name);
      const fate = fates[name]?.shift() ?? 'good';
      if (Array.isArray(fate) && fate[1] === 'before') return err({ code: fate[0], detail: '' });
      const carryOut = () => {
        const outcome = call(input);
        platform.open[0]?.answer();
        return outcome;
      };
      const outcome = await carryOut();
      if (fate === 'twice') return carryOut();
      return Array.isArray(fate) ? err({ code: fate[0], detail: '' }) : outcome;
    };
  const { gateway } = platform;
  const met: CartGateway = {
    createCart: meet('createCart', gateway.createCart),
    restoreCart: meet('restoreCart', gateway.restoreCart),
    readCart: meet('readCart', gateway.readCart),
    addLines: meet('addLines', gateway.addLines),
    updateLines: meet('updateLines', gateway.updateLines),
    removeLines: meet('removeLines', gateway.removeLines),
    changeDestination: meet('changeDestination', gateway.changeDestination),
    changeAttributes: meet('changeAttributes', gateway.changeAttributes),
    changeNote: meet('changeNote', gateway.changeNote),
    changeDiscountCodes: meet('changeDiscountCodes', gateway.changeDiscountCodes),
  };
  const calls = verifyCartCalls(met, ports);
  return {
    platform,
    ports,
    id,
    log,
    calls,
    held: () => platform.held(ports.id),
    add: (variant: number, quantity: number) =>
      calls.addLines({
        cartId: ports.id ?? id,
        lines: [{ merchandiseGlobalId: variantGid(variant), quantity }],
      }),
    read: () => calls.readCart({ cartId: ports.id ?? id }),
  };
}

const quantities = (cart: Cart | undefined) =>
  Object.fromEntries((cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
/** A cart with one piece of each of so many variants. */
const manyLines = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, index) => [index + 1, 1]));
const UNCERTAIN = ['unreachable', 'malformedAnswer', 'timedOut'] as const;

describe('[TRUTH-01] an add', () => {
  test('of a known cart is one request', async () => {
    const { read, add, log } = shop({ 1: 2 });
    await read();
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(log).toEqual(['readCart', 'addLines']);
  });

  test('of an unknown cart reads it first', async () => {
    const { add, log } = shop({ 1: 2 });
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(log).toEqual(['readCart', 'addLines']);
  });

  test.each(UNCERTAIN)('whose response was %s after execution was added, once', async (code) => {
    const { add, held, log } = shop({ 1: 2 }, { addLines: [[code, 'after']] });
    const outcome = await add(1, 3);
    expect(outcome).toMatchObject({ ok: true, value: { added: 3 } });
    expect(held()).toEqual({ 1: 5 });
    expect(log).toEqual(['readCart', 'addLines', 'readCart']);
  });

  test.each(['unreachable', 'malformedAnswer'] as const)(
    'that was %s before execution was not added; the cart is as read',
    async (code) => {
      const { add } = shop({ 1: 2 }, { addLines: [[code, 'before']] });
      const outcome = await add(1, 3);
      expect(outcome).toMatchObject({ ok: false, error: { code: 'unreachable' } });
      expect(quantities(outcome.ok ? undefined : outcome.error.cart)).toEqual({ 1: 2 });
    },
  );

  test('that is late and not found yet: the outcome is unknown, and the known cart is not trusted for the next', async () => {
    const { add, ports, log } = shop({ 1: 2 }, { addLines: [['timedOut', 'before']] });
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
    expect(ports.known?.isStale).toBe(true);
    await add(2, 1);
    expect(log.slice(-2)).toEqual(['readCart', 'addLines']);
  });

  test('whose outcome cannot be read: unknown', async () => {
    const { read, add } = shop(
      { 1: 2 },
      { readCart: ['good', ['unreachable', 'before']], addLines: [['unreachable', 'after']] },
    );
    await read();
    expect(await add(1, 3)).toEqual({
      ok: false,
      error: { code: 'outcomeUnknown', detail: '' },
    });
  });

  test.each([
    [{}, 'unreachable'],
    [{ 1: 2 }, 'outcomeUnknown'],
  ] as const)('to a cart with %j that could not be read before: %s', async (cart, code) => {
    const { add } = shop(cart, {
      readCart: [['unreachable', 'before']],
      addLines: [['unreachable', 'before']],
    });
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([100, 104])('to a cart of %i lines, beyond those that are read, was added', async (lines) => {
    const { add, held } = shop(manyLines(lines));
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(await add(900, 2)).toMatchObject({ ok: true, value: { added: 2 } });
    expect(held()[900]).toBe(5);
  });

  test('beyond the lines that are read, whose response was lost after execution, was added', async () => {
    const { add } = shop(manyLines(100), { addLines: [['unreachable', 'after']] });
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 3 } });
  });

  test('beyond the lines that are read, of something sold out, was not added', async () => {
    const { add, platform } = shop(manyLines(100));
    platform.stock.set(900, 0);
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 0 } });
  });

  test('that the browser sent twice is reverted to the requested quantity', async () => {
    const { add, held, log } = shop({ 1: 2, 7: 1 }, { addLines: ['twice'] });
    const outcome = await add(1, 3);
    expect(outcome).toMatchObject({ ok: true, value: { added: 3 } });
    expect(quantities(outcome.ok ? outcome.value.cart : undefined)).toEqual({ 1: 5, 7: 1 });
    expect(held()).toEqual({ 1: 5, 7: 1 });
    expect(log).toEqual(['readCart', 'addLines', 'updateLines']);
  });

  test.each(['before', 'after'] as const)(
    'that was sent twice, with the revert lost %s execution, is still reverted',
    async (when) => {
      const { add, held } = shop({ 1: 2 }, { addLines: ['twice'], updateLines: [['unreachable', when]] });
      expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
      expect(held()).toEqual({ 1: 5 });
    },
  );

  test('that was sent twice and cannot be reverted: the actual quantity is reported', async () => {
    const lost = Array.from({ length: 3 }, () => ['unreachable', 'before'] as const);
    const { add, held } = shop({ 1: 2 }, { addLines: ['twice'], updateLines: lost });
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 6 } });
    expect(held()).toEqual({ 1: 8 });
  });

  test("that was sent twice in a browser without Web Locks may be another tab's: the actual quantity is reported", async () => {
    const { platform, id } = shop({ 1: 2 });
    const ports = new TabPorts(id, false);
    const calls = verifyCartCalls(
      {
        ...platform.gateway,
        readCart: (input) => now(platform, platform.gateway.readCart(input)),
        addLines: async (input) => {
          await now(platform, platform.gateway.addLines(input));
          return now(platform, platform.gateway.addLines(input));
        },
      },
      ports,
    );
    const lines = [{ merchandiseGlobalId: variantGid(1), quantity: 3 }];
    expect(await calls.addLines({ cartId: id, lines })).toMatchObject({ ok: true, value: { added: 6 } });
  });

  test.each([
    ['all of it was in the cart', 2, 'notEnoughStock'],
    ['there was more', 9, 'unreachable'],
  ] as const)('lost before execution, where %s', async (_sentence, stock, code) => {
    const { platform, add } = shop({ 1: 2 }, { addLines: [['unreachable', 'before']] });
    platform.stock.set(1, stock);
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code } });
  });

  test('of which the stock allowed a part reports the quantity', async () => {
    const { platform, add } = shop({ 1: 2 }, { addLines: [['unreachable', 'after']] });
    platform.stock.set(1, 4);
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 2 } });
  });

  test('that is rejected changes nothing; one certainly not sent keeps the known cart trusted', async () => {
    const { add, read, ports, log } = shop(
      { 1: 2 },
      {
        addLines: [
          ['unavailable', 'before'],
          ['merchandiseInvalid', 'before'],
        ],
      },
    );
    await read();
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(ports.known?.isStale).toBe(false);
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code: 'merchandiseInvalid' } });
    expect(log).toEqual(['readCart', 'addLines', 'addLines']);
  });

  test('whose page was closed before the response does not cause a revert of the next', async () => {
    const { platform, read, add, ports, held } = shop({ 1: 2 });
    await read();
    // The other page: its call was carried out, its answer never processed.
    ports.known = { ...(ports.known as KnownCart), isStale: true };
    (platform.carts.get(cartGid('c')) ?? []).forEach((line) => {
      line.quantity = 5;
    });
    expect(await add(1, 1)).toMatchObject({ ok: true, value: { added: 1 } });
    expect(held()).toEqual({ 1: 6 });
  });
});

async function now(platform: SimulatedPlatform, outcome: Promise<CartOutcome>): Promise<CartOutcome> {
  platform.open[0]?.answer();
  return outcome;
}

describe('[TRUTH-01] an edit', () => {
  const LINE = lineGid(1);
  const edits: readonly [
    string,
    keyof CartGateway,
    (calls: CartGateway, cartId: Cart['globalId']) => Promise<CartOutcome>,
  ][] = [
    [
      'of a quantity',
      'updateLines',
      (calls, cartId) => calls.updateLines({ cartId, lines: [{ lineId: LINE, quantity: 7 }] }),
    ],
    ['that removes', 'removeLines', (calls, cartId) => calls.removeLines({ cartId, lineIds: [LINE] })],
    [
      'of the destination',
      'changeDestination',
      (calls, cartId) => calls.changeDestination({ cartId, province: 'JP-47', addressId: null }),
    ],
    ['of the note', 'changeNote', (calls, cartId) => calls.changeNote({ cartId, note: '玄関前に' })],
    [
      'of the attributes',
      'changeAttributes',
      (calls, cartId) => calls.changeAttributes({ cartId, attributes: [{ key: 'a', value: 'b' }] }),
    ],
    [
      'of the codes',
      'changeDiscountCodes',
      (calls, cartId) => calls.changeDiscountCodes({ cartId, discountCodes: ['APP10'] }),
    ],
  ];

  test.each(edits)('%s whose response was lost after execution, is done', async (_sentence, name, edit) => {
    const { platform, calls, id } = shop({ 1: 2, 2: 1 }, { [name]: [['malformedAnswer', 'after']] });
    platform.knownCodes.add('APP10');
    expect(await edit(calls, id)).toMatchObject({ ok: true });
  });

  test.each(edits)(
    '%s lost before execution, is not done; the cart is included',
    async (_sentence, name, edit) => {
      const { calls, id } = shop({ 1: 2, 2: 1 }, { [name]: [['unreachable', 'before']] });
      const outcome = await edit(calls, id);
      expect(outcome).toMatchObject({ ok: false, error: { code: 'unreachable' } });
      expect(quantities(outcome.ok ? undefined : outcome.error.cart)).toEqual({ 1: 2, 2: 1 });
    },
  );

  test.each(edits)('%s whose outcome cannot be read is unknown', async (_sentence, name, edit) => {
    const { calls, id } = shop(
      { 1: 2, 2: 1 },
      { [name]: [['timedOut', 'after']], readCart: [['unreachable', 'before']] },
    );
    expect(await edit(calls, id)).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
  });

  test('that the stock reduced has its warning although the response was lost (CART-12)', async () => {
    const { platform, calls, id } = shop({ 1: 2 }, { updateLines: [['unreachable', 'after']] });
    platform.stock.set(1, 4);
    const outcome = await calls.updateLines({ cartId: id, lines: [{ lineId: LINE, quantity: 7 }] });
    expect(outcome.ok && outcome.value.cart.lines[0]).toMatchObject({
      quantity: 4,
      warning: 'notEnoughStock',
    });
  });

  test('of a quantity that is 0 by then is done when the line is gone', async () => {
    const { platform, calls, id } = shop({ 1: 2, 2: 1 }, { updateLines: [['unreachable', 'before']] });
    platform.carts.get(id)?.shift();
    const gone = await calls.updateLines({ cartId: id, lines: [{ lineId: LINE, quantity: 0 }] });
    expect(gone).toMatchObject({ ok: true });
  });
});

describe('[TRUTH-01] cart creation', () => {
  const input = {
    line: { merchandiseGlobalId: variantGid(1), quantity: 2 },
    discountCodes: [],
    attributes: [],
    province: 'JP-13',
  } as const;

  test('is retried when the response was lost: an unknown cart has no owner', async () => {
    const { calls, log } = shop(
      {},
      {
        createCart: [
          ['unreachable', 'after'],
          ['malformedAnswer', 'after'],
        ],
      },
    );
    const made = await calls.createCart(input);
    expect(quantities(made.ok ? made.value.cart : undefined)).toEqual({ 1: 2 });
    expect(log).toEqual(['createCart', 'createCart', 'createCart']);
  });

  test.each([
    ['unreachable', 3],
    ['timedOut', 1],
    ['merchandiseInvalid', 1],
    ['unavailable', 1],
  ] as const)('that is %s permanently stops after %d attempts', async (code, attempts) => {
    const { calls, log } = shop(
      {},
      { createCart: Array.from({ length: 9 }, () => [code, 'before'] as const) },
    );
    expect(await calls.createCart(input)).toMatchObject({ ok: false, error: { code } });
    expect(log).toHaveLength(attempts);
  });
});

describe('[TRUTH-02] an expired cart', () => {
  /** A known cart that has expired. */
  async function expired(held: Record<number, number>, fates: Parameters<typeof shop>[1] = {}) {
    const world = shop(held, fates);
    await world.read();
    world.platform.carts.delete(world.id);
    world.log.length = 0;
    return world;
  }

  test('is recreated with its lines on read', async () => {
    const { read, held, ports, id } = await expired({ 1: 2, 2: 5 });
    const outcome = await read();
    expect(outcome).toMatchObject({ ok: true, value: { expiry: 'restored' } });
    expect(held()).toEqual({ 1: 2, 2: 5 });
    expect(ports.id).not.toBe(id);
    expect(ports.known).toMatchObject({ cartId: ports.id, isStale: false });
  });

  test('is recreated on an add with the added line', async () => {
    const { add, held } = await expired({ 1: 2, 2: 5 });
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { expiry: 'restored', added: 3 } });
    expect(held()).toEqual({ 1: 5, 2: 5 });
  });

  test('is recreated on edits with the requested values', async () => {
    const updated = await expired({ 1: 2, 2: 5 });
    await updated.calls.updateLines({ cartId: updated.id, lines: [{ lineId: lineGid(2), quantity: 1 }] });
    expect(updated.held()).toEqual({ 1: 2, 2: 1 });

    const removed = await expired({ 1: 2, 2: 5 });
    await removed.calls.removeLines({ cartId: removed.id, lineIds: [lineGid(1)] });
    expect(removed.held()).toEqual({ 2: 5 });

    const coded = await expired({ 1: 2 });
    await coded.calls.changeDiscountCodes({ cartId: coded.id, discountCodes: ['APP10'] });
    expect(coded.held()).toEqual({ 1: 2 });

    const moved = await expired({ 1: 2 });
    const outcome = await moved.calls.changeDestination({
      cartId: moved.id,
      province: 'JP-47',
      addressId: null,
    });
    expect(outcome).toMatchObject({ ok: true, value: { expiry: 'restored' } });
  });

  test('[GATE-02] is recreated while an attribute is sent, and the checkout stops', async () => {
    const noted = await expired({ 1: 2 });
    expect(await noted.calls.changeNote({ cartId: noted.id, note: '玄関前に' })).toMatchObject({
      ok: false,
      error: { code: 'cartRestored' },
    });
    expect(noted.held()).toEqual({ 1: 2 });
    // The page with the old cart learns of the new one at its next read.
    expect(await noted.calls.readCart({ cartId: noted.id })).toMatchObject({
      ok: true,
      value: { expiry: 'restored' },
    });
  });

  test('restored in part is reported in every tab', async () => {
    const { platform, read, calls, id } = await expired({ 1: 2, 2: 5 });
    platform.stock.set(2, 3);
    await read();
    const other = await calls.readCart({ cartId: id });
    expect(other).toMatchObject({ ok: true, value: { expiry: 'restoredInPart' } });
  });

  test('whose last line is removed is deleted', async () => {
    const { calls, id, ports, log } = await expired({ 1: 2 });
    const outcome = await calls.removeLines({ cartId: id, lineIds: [lineGid(1)] });
    expect(outcome).toEqual({ ok: false, error: { code: 'invalidCart', detail: 'the cart is gone' } });
    expect(ports.known).toBeNull();
    expect(log).toEqual(['removeLines']);
  });

  test('whose stock is gone is reported', async () => {
    const { platform, read, held } = await expired({ 1: 2, 2: 5 });
    platform.stock.set(2, 3);
    expect(await read()).toMatchObject({ ok: true, value: { expiry: 'restoredInPart' } });
    expect(held()).toEqual({ 1: 2, 2: 3 });
  });

  test('with an unpublished plant is recreated without it', async () => {
    const { read, held } = await expired(
      { 1: 2, 2: 5, 3: 1 },
      { restoreCart: [['merchandiseInvalid', 'before']], createCart: [['merchandiseInvalid', 'before']] },
    );
    expect(await read()).toMatchObject({ ok: true, value: { expiry: 'restoredInPart' } });
    expect(held()).toEqual({ 2: 5, 3: 1 });
  });

  test('names the lines that are left out, or have fewer pieces, in every tab', async () => {
    const { platform, read, calls, id } = await expired({ 1: 2, 2: 5, 3: 1 });
    platform.stock.set(2, 3);
    platform.stock.set(3, 0);
    const leftOut = [2, 3].map((variant) => ({ title: `植物 ${variant}`, variantTitle: '' }));
    expect(await read()).toMatchObject({ ok: true, value: { leftOut } });
    expect(await calls.readCart({ cartId: id })).toMatchObject({ ok: true, value: { leftOut } });
  });

  test('whose lines were not all read is never said to be complete', async () => {
    const { read, held } = await expired(manyLines(102));
    expect(await read()).toMatchObject({ ok: true, value: { expiry: 'restoredInPart', leftOut: [] } });
    expect(Object.keys(held())).toHaveLength(100);
  });

  test('without any available line is rejected with the reason', async () => {
    const { read } = await expired({ 1: 2 }, { restoreCart: [['merchandiseInvalid', 'before']] });
    expect(await read()).toMatchObject({ ok: false, error: { code: 'merchandiseInvalid' } });
  });

  test('that cannot be recreated now is kept for the next attempt', async () => {
    const lost = Array.from({ length: 3 }, () => ['unreachable', 'before'] as const);
    const { read, ports, id, held, log } = await expired({ 1: 2 }, { restoreCart: lost });
    expect(await read()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    expect(ports.id).toBe(id);
    expect(log).toEqual(['readCart', 'restoreCart', 'restoreCart', 'restoreCart']);
    expect(await read()).toMatchObject({ ok: true, value: { expiry: 'restored' } });
    expect(held()).toEqual({ 1: 2 });
  });

  test('without stored lines is reported as expired', async () => {
    const { read, ports } = await expired({ 1: 2 });
    ports.known = null;
    expect(await read()).toMatchObject({ ok: false, error: { code: 'invalidCart', expiry: 'expired' } });
  });

  test('[CART-13] after a visit to the checkout may be an order: bought lines are not restored', async () => {
    const { read, add, ports } = await expired({ 1: 2 });
    ports.wasAtCheckout = true;
    expect(await read()).toMatchObject({ ok: false, error: { code: 'invalidCart', expiry: 'ended' } });
    expect(ports.known).toBeNull();
    expect(await add(2, 1)).toMatchObject({ ok: false, error: { code: 'invalidCart', expiry: 'ended' } });
  });

  test('already recreated by another tab is that one', async () => {
    const { platform, calls, id, ports, log, held } = await expired({ 1: 2 });
    ports.id = platform.seed('other', { 1: 2 });
    expect(await calls.readCart({ cartId: id })).toMatchObject({
      ok: true,
      value: { cart: { globalId: ports.id } },
    });
    const lines = [{ merchandiseGlobalId: variantGid(1), quantity: 3 }];
    expect(await calls.addLines({ cartId: id, lines })).toMatchObject({ ok: true, value: { added: 3 } });
    expect(held()).toEqual({ 1: 5 });
    expect(log).not.toContain('restoreCart');
  });

  test('may be detected only when a lost response is verified', async () => {
    const world = shop(
      { 1: 2 },
      { addLines: [['unreachable', 'before']], updateLines: [['unreachable', 'before']] },
    );
    await world.read();
    world.platform.carts.delete(world.id);
    expect(await world.add(2, 1)).toMatchObject({ ok: true, value: { added: 1, expiry: 'restored' } });
    expect(world.held()).toEqual({ 1: 2, 2: 1 });
  });
});

describe('[CART-12] a read with fewer items than known', () => {
  /** A change of the platform by another page of the shop, or by another shopper. */
  async function elsewhere({ platform, id }: ReturnType<typeof shop>, quantity: number) {
    const lowered = platform.gateway.updateLines({
      cartId: id,
      lines: [{ lineId: lineGid(1), quantity }],
    });
    platform.open[0]?.answer();
    await lowered;
  }
  const warningsOf = (outcome: CartOutcome) =>
    outcome.ok ? outcome.value.cart.lines.map(({ quantity, warning }) => [quantity, warning]) : null;

  test('warns where the stock allows no more, until the next read', async () => {
    const one = shop({ 1: 5 });
    await one.read();
    one.platform.stock.set(1, 2);
    await elsewhere(one, 5);
    expect(warningsOf(await one.read())).toEqual([[2, 'notEnoughStock']]);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });

  test('is silent where stock remains: the reduction was intended', async () => {
    const one = shop({ 1: 5 });
    await one.read();
    await elsewhere(one, 2);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });

  test('is silent where nothing was known', async () => {
    const one = shop({ 1: 5 });
    one.platform.stock.set(1, 2);
    await elsewhere(one, 5);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });
});

describe('[CART-12] an unpublished line', () => {
  const withdraw = ({ platform, id }: ReturnType<typeof shop>, variant: number) =>
    platform.carts.set(
      id,
      (platform.carts.get(id) ?? []).filter((line) => line.variant !== variant),
    );
  const names = (outcome: CartOutcome) =>
    outcome.ok ? (outcome.value.withdrawn ?? []).map(({ title }) => title) : null;
  const known = async (held: Record<number, number>) => {
    const one = shop(held);
    await one.read();
    return one;
  };

  test('is named by the next read, once, also as the only line', async () => {
    const one = await known({ 1: 1, 2: 1 });
    withdraw(one, 1);
    expect(names(await one.read())).toEqual(['植物 1']);
    expect(names(await one.read())).toEqual([]);
    withdraw(one, 2);
    expect(names(await one.read())).toEqual(['植物 2']);
    expect(one.ports.known).toBeNull();
  });

  test('is named by an edit of another line, and by an add', async () => {
    const one = await known({ 1: 1, 2: 1, 3: 1 });
    withdraw(one, 1);
    const lines = [{ lineId: lineGid(2), quantity: 4 }];
    expect(names(await one.calls.updateLines({ cartId: one.id, lines }))).toEqual(['植物 1']);
    withdraw(one, 2);
    expect(names(await one.add(3, 1))).toEqual(['植物 2']);
  });

  test('does not include lines that the shopper removed, by either method', async () => {
    const one = await known({ 1: 1, 2: 1, 3: 1 });
    expect(names(await one.calls.removeLines({ cartId: one.id, lineIds: [lineGid(1)] }))).toEqual([]);
    const lines = [{ lineId: lineGid(2), quantity: 0 }];
    one.platform.carts.get(one.id)?.splice(0, 1);
    expect(names(await one.calls.updateLines({ cartId: one.id, lines }))).toEqual([]);
    expect(names(await one.read())).toEqual([]);
  });

  test('does not include unknown lines: a response was missed, or not all lines were read', async () => {
    const one = await known({ 1: 1, 2: 1 });
    one.ports.known = { ...(one.ports.known as KnownCart), isStale: true };
    withdraw(one, 1);
    expect(names(await one.read())).toEqual([]);
    const cart = { ...simulatedCart(one.id, []), totalQuantity: 3 };
    expect(withdrawnLines((one.ports.known as KnownCart).lines, cart)).toEqual([]);
  });

  test('[GATE-02] is not lost by what the gate sends: the next read reports it', async () => {
    const one = await known({ 1: 1, 2: 5 });
    withdraw(one, 1);
    one.platform.stock.set(2, 2);
    one.platform.carts.get(one.id)?.forEach((line) => {
      line.quantity = 2;
    });
    const { calls, id: cartId } = one;
    await calls.changeAttributes({ cartId, attributes: [] });
    await calls.changeNote({ cartId, note: '玄関前に' });
    await calls.changeDestination({ cartId, province: 'JP-13', addressId: null, recipient: null });
    const read = await one.read();
    expect(names(read)).toEqual(['植物 1']);
    expect(read.ok && read.value.cart.lines.map(({ warning }) => warning)).toEqual(['notEnoughStock']);
  });
});
