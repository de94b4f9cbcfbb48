import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type KnownCart, withdrawnLines } from '@shop/rules/cart/known-cart';
import { describe, expect, test } from 'vitest';
import { lineGid, simulatedCart } from '../testing/simulated-platform';
import { verifiedShop } from '../testing/verified-shop';

describe('[CART-12] a read with fewer items than known', () => {
  /** A change of the platform by another page of the shop, or by another shopper. */
  async function elsewhere({ platform, id }: ReturnType<typeof verifiedShop>, quantity: number) {
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
    const one = verifiedShop({ 1: 5 });
    await one.read();
    one.platform.stock.set(1, 2);
    await elsewhere(one, 5);
    expect(warningsOf(await one.read())).toEqual([[2, 'notEnoughStock']]);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });

  test('is silent where stock remains: the reduction was intended', async () => {
    const one = verifiedShop({ 1: 5 });
    await one.read();
    await elsewhere(one, 2);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });

  test('is silent where nothing was known', async () => {
    const one = verifiedShop({ 1: 5 });
    one.platform.stock.set(1, 2);
    await elsewhere(one, 5);
    expect(warningsOf(await one.read())).toEqual([[2, null]]);
  });
});

describe('[CART-12] an unpublished line', () => {
  const withdraw = ({ platform, id }: ReturnType<typeof verifiedShop>, variant: number) =>
    platform.carts.set(
      id,
      (platform.carts.get(id) ?? []).filter((line) => line.variant !== variant),
    );
  const names = (outcome: CartOutcome) =>
    outcome.ok ? (outcome.value.withdrawn ?? []).map(({ title }) => title) : null;
  const known = async (held: Record<number, number>) => {
    const one = verifiedShop(held);
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
