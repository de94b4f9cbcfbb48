import { NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { EMPTY_DELIVERY_FORM } from '../delivery/delivery-context';
import { joinCartAndDelivery, makeDeliveryActor } from '../delivery/make-delivery-actor';
import { startCart } from '../testing/cart-harness';
import { DATE, pageOf, TODAY } from '../testing/cart-page-harness';
import { flush } from '../testing/simulate-actors';
import { addressIn, cartGid, SimulatedPlatform } from '../testing/simulated-platform';

test('[DLV-03] [DLV-07] a line that sold out forbids no day; back in stock it takes the day off, with its reason', async () => {
  const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
  const rules = {
    ...NEUTRAL_DELIVERY_RULES,
    weekdayBlocks: [{ weekdays, skus: [], skuPrefixes: [], productIds: [2] }],
  };
  const platform = new SimulatedPlatform();
  platform.province = addressIn('JP-13');
  platform.stock.set(2, 0);
  const id = platform.seed('c', { 1: 1, 2: 0 });
  const cart = startCart(id, platform);
  const read = async () => {
    cart.actor.send({ type: 'cart.refresh' });
    await cart.answer();
  };
  await read();
  const delivery = makeDeliveryActor(
    { readInvalidDateProducts: async () => ok([]), findAddress: async () => null },
    { today: TODAY, form: EMPTY_DELIVERY_FORM, rules },
  ).start();
  joinCartAndDelivery(cart.actor, delivery);
  await flush();
  delivery.send({ type: 'date.choose', date: DATE });
  expect(delivery.getSnapshot().context).toMatchObject({ form: { deliveryDate: DATE }, cleared: null });
  platform.stock.set(2, 5);
  platform.carts.get(id)?.forEach((line) => {
    line.quantity = 1;
  });
  await read();
  await flush();
  expect(delivery.getSnapshot().context).toMatchObject({
    form: { deliveryDate: null },
    cleared: 'blockedWeekday',
  });
});

describe('[GATE-01] a stop is said as long as it is true', () => {
  test('a gift that was completed is no longer incomplete', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'gift.toggle', isOpen: true });
    await page.proceed();
    const stop = () => page.gate.getSnapshot().context.stop;
    expect(stop()).toEqual({ kind: 'giftIncomplete', field: 'name' });
    const gift = { name: '佐藤', postalCode: '1000001', address: '東京都千代田区1-1', phone: '0312345678' };
    const fields = ['name', 'postalCode', 'address', 'phone'] as const;
    for (const field of fields) {
      expect(stop(), field).not.toBeNull();
      page.delivery.send({ type: 'gift.change', field, value: gift[field] });
    }
    expect(stop()).toBeNull();
    page.delivery.send({ type: 'gift.change', field: 'name', value: '' });
    await page.proceed();
    page.delivery.send({ type: 'gift.toggle', isOpen: false });
    expect(stop()).toBeNull();
  });

  test('a sold-out line that was removed, or is back in stock, is no longer sold out', async () => {
    const page = await pageOf();
    const { platform } = page;
    platform.stock.set(1, 0);
    const read = async () => {
      page.cart.send({ type: 'cart.refresh' });
      await page.answerAll();
    };
    const stopped = async () => {
      await read();
      const pressed = page.press();
      await page.answerAll();
      await pressed;
      return page.gate.getSnapshot().context.stop;
    };
    const soldOut = { kind: 'cart', code: 'outOfStock' };
    expect(await stopped()).toEqual(soldOut);
    await read();
    expect(page.gate.getSnapshot().context.stop).toEqual(soldOut);
    platform.stock.set(1, 5);
    platform.carts.get(cartGid('c'))?.forEach((line) => {
      line.quantity = 2;
    });
    await read();
    expect(page.gate.getSnapshot().context.stop).toBeNull();

    platform.stock.set(1, 0);
    expect(await stopped()).toEqual(soldOut);
    const [line] = page.cart.getSnapshot().context.cart?.lines ?? [];
    if (line === undefined) throw new Error('the cart lost its line');
    page.cart.send({ type: 'line.remove', lineId: line.globalId });
    expect(page.gate.getSnapshot().context.stop).toBeNull();
  });
});

describe('input during an attempt', () => {
  test('[GATE-02] a note written after the click is on the checked-out cart', async () => {
    const page = await pageOf();
    await page.proceed();
    expect(page.platform.open.map(({ name }) => name)).toEqual(['changeAttributes']);
    page.delivery.send({ type: 'note.change', note: '玄関前に' });
    await page.answerAll();
    expect(page.platform.note).toBe('玄関前に');
    expect(page.calls()).toEqual(['changeAttributes', 'changeNote', 'readCart']);
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
  });

  test('[GATE-02] a display change without another preference sends nothing twice', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'note.change', note: '玄関前に' });
    await page.proceed();
    page.platform.open[0]?.answer();
    await flush();
    page.delivery.send({ type: 'notice.dismiss' });
    await page.answerAll();
    expect(page.calls()).toEqual(['changeAttributes', 'changeNote', 'readCart']);
  });

  test('[GIFT-01] a gift form opened after the click stops it, once pending requests complete', async () => {
    const page = await pageOf();
    await page.proceed();
    page.delivery.send({ type: 'gift.toggle', isOpen: true });
    expect(page.gate.getSnapshot().matches('going')).toBe(true);
    await page.answerAll();
    expect(page.emitted).toEqual([
      { type: 'checkout.stopped', stop: { kind: 'giftIncomplete', field: 'name' } },
    ]);
  });

  test('[DLV-04] a date selected after the click waits for validation, then is sent', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    await page.proceed();
    page.delivery.send({ type: 'date.choose', date: DATE });
    await page.answerAll();
    expect(page.emitted).toEqual([]);
    await page.answerDates(ok([]));
    await page.answerAll();
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
    expect(page.platform.attributes.map(({ value }) => value).join()).toContain('2026');
  });

  test('[DLV-04] a date that cannot be validated cancels the attempt, and the form shows the reason', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    await page.proceed();
    page.delivery.send({ type: 'date.choose', date: DATE });
    await page.answerDates(err('unreachable'));
    await page.answerAll();
    expect(page.emitted).toEqual([]);
    expect(page.gate.getSnapshot().value).toBe('idle');
    expect(page.delivery.getSnapshot().context.stop).toEqual({ kind: 'dateUnchecked' });
  });

  test('[DLV-04] a click that the form cannot confirm cancels the earlier attempt', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    await page.answerDates(ok([]));
    page.delivery.send({ type: 'date.choose', date: DATE });
    const first = page.proceed();
    // Each attempt checks the date.
    await page.answerDates(ok([]));
    await first;
    expect(page.gate.getSnapshot().matches('going')).toBe(true);
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'b', handle: 'other', productId: 2 }] });
    const pressed = page.proceed();
    await page.answerDates(err('unreachable'));
    await pressed;
    await page.answerAll();
    expect(page.gate.getSnapshot().value).toBe('idle');
    expect(page.emitted).toEqual([]);
  });

  test('[DLV-04] a product added after the click has its date validated before navigation', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    await page.answerDates(ok([]));
    page.delivery.send({ type: 'date.choose', date: DATE });
    const first = page.proceed();
    // Each attempt checks the date.
    await page.answerDates(ok([]));
    await first;
    expect(page.gate.getSnapshot().matches('going')).toBe(true);
    // Another tab adds it: the choices stay the same.
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'b', handle: 'other', productId: 2 }] });
    await page.answerAll();
    expect(page.emitted).toEqual([]);
    await page.answerDates(ok([]));
    await page.answerAll();
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
  });

  test("[DLV-04] [GATE-02] lines that change in the gate's own step, with an unvalidated date, request validation once", async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    page.cart.subscribe(() =>
      page.delivery.send({ type: 'lines.change', lines: [{ sku: 'b', handle: 'other', productId: 2 }] }),
    );
    // The edit waits for its debounce. The gate has it sent, and the cart changes before the gate has finished its step.
    const lineId = page.cart.getSnapshot().context.cart?.lines[0]?.globalId;
    if (lineId === undefined) throw new Error('the cart has no line');
    page.cart.send({ type: 'line.setQuantity', lineId, quantity: 3 });
    const pressed = page.press();
    page.delivery.send({ type: 'date.choose', date: DATE });
    await flush();
    await page.answerDates(ok([]));
    await page.answerAll();
    await pressed;
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
    expect(page.platform.attributes.map(({ value }) => value).join()).toContain('2026');
  });
});

describe('a click', () => {
  test('[GIFT-01] with an incomplete gift destination is stopped by the gate', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'gift.toggle', isOpen: true });
    await page.proceed();
    expect(page.emitted.map(({ type }) => type)).toEqual(['checkout.stopped']);
  });

  test('[GATE-02] sends no earlier event to an idle gate', async () => {
    const page = await pageOf();
    page.delivery.send({ type: 'note.change', note: '玄関前に' });
    expect(page.gate.getSnapshot().context.preferences.note).toBe('');
    await page.proceed();
    expect(page.gate.getSnapshot().context.preferences.note).toBe('玄関前に');
  });
});
