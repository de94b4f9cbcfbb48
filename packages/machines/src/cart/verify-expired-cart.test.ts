import { describe, expect, test } from 'vitest';
import { lineGid, variantGid } from '../testing/simulated-platform';
import { manyLines, verifiedShop } from '../testing/verified-shop';

describe('[TRUTH-02] an expired cart', () => {
  /** A known cart that has expired. */
  async function expired(held: Record<number, number>, fates: Parameters<typeof verifiedShop>[1] = {}) {
    const world = verifiedShop(held, fates);
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

  test("[GATE-02] that another tab's next cart took the place of is not called recreated, and the checkout stops", async () => {
    const { calls, id, platform, ports } = await expired({ 1: 2 });
    ports.id = platform.seed('next', { 7: 1 });
    expect(await calls.changeNote({ cartId: id, note: '玄関前に' })).toMatchObject({
      ok: false,
      error: { code: 'cartReplaced' },
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
    const world = verifiedShop(
      { 1: 2 },
      { addLines: [['unreachable', 'before']], updateLines: [['unreachable', 'before']] },
    );
    await world.read();
    world.platform.carts.delete(world.id);
    expect(await world.add(2, 1)).toMatchObject({ ok: true, value: { added: 1, expiry: 'restored' } });
    expect(world.held()).toEqual({ 1: 2, 2: 1 });
  });
});
