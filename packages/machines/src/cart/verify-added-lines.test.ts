import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import type { KnownCart } from '@shop/rules/cart/known-cart';
import { describe, expect, test } from 'vitest';
import { cartGid, type SimulatedPlatform, variantGid } from '../testing/simulated-platform';
import { TabPorts } from '../testing/tab-ports';
import { manyLines, quantities, verifiedShop } from '../testing/verified-shop';
import { verifyCartCalls } from './verify-cart-calls';

const UNCERTAIN = ['unreachable', 'malformedAnswer', 'timedOut'] as const;

describe('[TRUTH-01] an add', () => {
  test('of a known cart is one request', async () => {
    const { read, add, log } = verifiedShop({ 1: 2 });
    await read();
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(log).toEqual(['readCart', 'addLines']);
  });

  test('of an unknown cart reads it first', async () => {
    const { add, log } = verifiedShop({ 1: 2 });
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(log).toEqual(['readCart', 'addLines']);
  });

  test.each(UNCERTAIN)('whose response was %s after execution was added, once', async (code) => {
    const { add, held, log } = verifiedShop({ 1: 2 }, { addLines: [[code, 'after']] });
    const outcome = await add(1, 3);
    expect(outcome).toMatchObject({ ok: true, value: { added: 3 } });
    expect(held()).toEqual({ 1: 5 });
    expect(log).toEqual(['readCart', 'addLines', 'readCart']);
  });

  test.each(['unreachable', 'malformedAnswer'] as const)(
    'that was %s before execution was not added; the cart is as read',
    async (code) => {
      const { add } = verifiedShop({ 1: 2 }, { addLines: [[code, 'before']] });
      const outcome = await add(1, 3);
      expect(outcome).toMatchObject({ ok: false, error: { code: 'unreachable' } });
      expect(quantities(outcome.ok ? undefined : outcome.error.cart)).toEqual({ 1: 2 });
    },
  );

  test('that is late and not found yet: the outcome is unknown, and the known cart is not trusted for the next', async () => {
    const { add, ports, log } = verifiedShop({ 1: 2 }, { addLines: [['timedOut', 'before']] });
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
    expect(ports.known?.isStale).toBe(true);
    await add(2, 1);
    expect(log.slice(-2)).toEqual(['readCart', 'addLines']);
  });

  test('whose outcome cannot be read: unknown', async () => {
    const { read, add } = verifiedShop(
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
    const { add } = verifiedShop(cart, {
      readCart: [['unreachable', 'before']],
      addLines: [['unreachable', 'before']],
    });
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([100, 104])('to a cart of %i lines, beyond those that are read, was added', async (lines) => {
    const { add, held } = verifiedShop(manyLines(lines));
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 3 } });
    expect(await add(900, 2)).toMatchObject({ ok: true, value: { added: 2 } });
    expect(held()[900]).toBe(5);
  });

  test('beyond the lines that are read, whose response was lost after execution, was added', async () => {
    const { add } = verifiedShop(manyLines(100), { addLines: [['unreachable', 'after']] });
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 3 } });
  });

  test('beyond the lines that are read, of something sold out, was not added', async () => {
    const { add, platform } = verifiedShop(manyLines(100));
    platform.stock.set(900, 0);
    expect(await add(900, 3)).toMatchObject({ ok: true, value: { added: 0 } });
  });

  test('that the browser sent twice is reverted to the requested quantity', async () => {
    const { add, held, log } = verifiedShop({ 1: 2, 7: 1 }, { addLines: ['twice'] });
    const outcome = await add(1, 3);
    expect(outcome).toMatchObject({ ok: true, value: { added: 3 } });
    expect(quantities(outcome.ok ? outcome.value.cart : undefined)).toEqual({ 1: 5, 7: 1 });
    expect(held()).toEqual({ 1: 5, 7: 1 });
    expect(log).toEqual(['readCart', 'addLines', 'updateLines']);
  });

  test.each(['before', 'after'] as const)(
    'that was sent twice, with the revert lost %s execution, is still reverted',
    async (when) => {
      const { add, held } = verifiedShop(
        { 1: 2 },
        { addLines: ['twice'], updateLines: [['unreachable', when]] },
      );
      expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 3 } });
      expect(held()).toEqual({ 1: 5 });
    },
  );

  test('that was sent twice and cannot be reverted: the actual quantity is reported', async () => {
    const lost = Array.from({ length: 3 }, () => ['unreachable', 'before'] as const);
    const { add, held } = verifiedShop({ 1: 2 }, { addLines: ['twice'], updateLines: lost });
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 6 } });
    expect(held()).toEqual({ 1: 8 });
  });

  test("that was sent twice in a browser without Web Locks may be another tab's: the actual quantity is reported", async () => {
    const { platform, id } = verifiedShop({ 1: 2 });
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
    const { platform, add } = verifiedShop({ 1: 2 }, { addLines: [['unreachable', 'before']] });
    platform.stock.set(1, stock);
    expect(await add(1, 3)).toMatchObject({ ok: false, error: { code } });
  });

  test('of which the stock allowed a part reports the quantity', async () => {
    const { platform, add } = verifiedShop({ 1: 2 }, { addLines: [['unreachable', 'after']] });
    platform.stock.set(1, 4);
    expect(await add(1, 3)).toMatchObject({ ok: true, value: { added: 2 } });
  });

  test('that is rejected changes nothing; one certainly not sent keeps the known cart trusted', async () => {
    const { add, read, ports, log } = verifiedShop(
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
    const { platform, read, add, ports, held } = verifiedShop({ 1: 2 });
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
