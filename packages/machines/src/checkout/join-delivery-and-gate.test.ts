import { NO_PREFERENCES, toAttributes } from '@shop/rules/cart/delivery-preferences';
import { NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { addDays, jstDate } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { EMPTY_DELIVERY_FORM, type InvalidDateAnswer } from '../delivery/delivery-context';
import { joinCartAndDelivery, makeDeliveryActor } from '../delivery/make-delivery-actor';
import { startCart } from '../testing/cart-harness';
import { flush } from '../testing/simulate-actors';
import { addressIn, cartGid, SimulatedPlatform, variantGid } from '../testing/simulated-platform';
import type { CheckoutGateEmitted } from './checkout-gate.machine';
import { joinDeliveryAndGate } from './join-delivery-and-gate';
import { makeCheckoutGateActor } from './make-checkout-gate-actor';

const TODAY = jstDate(2026, 11, 21);
const DATE = addDays(TODAY, 12);

/** A cart page: one plant, its delivery form and its gate, on a simulated platform. */
async function pageOf() {
  const platform = new SimulatedPlatform();
  platform.province = addressIn('JP-13');
  const cart = startCart(platform.seed('c', { 1: 2 }), platform);
  cart.actor.send({ type: 'cart.refresh' });
  await cart.answer();
  platform.log.length = 0;
  let answerDates = (_answer: InvalidDateAnswer): void => undefined;
  const delivery = makeDeliveryActor(
    {
      readInvalidDateProducts: () =>
        new Promise((resolve) => {
          answerDates = resolve;
        }),
      findAddress: async () => null,
    },
    { today: TODAY, form: EMPTY_DELIVERY_FORM },
  ).start();
  const gate = makeCheckoutGateActor({
    cart: cart.actor,
    gateway: platform.gateway,
    visitorData: () => ({ cookies: {}, discountCode: null }),
  });
  const emitted: CheckoutGateEmitted[] = [];
  gate.on('*', (fact) => emitted.push(fact));
  gate.start();
  const proceed = joinDeliveryAndGate(delivery, gate, cart.actor);
  return {
    platform,
    cart: cart.actor,
    delivery,
    gate,
    emitted,
    calls: () => platform.log.map(({ name }) => name),
    press: proceed,
    proceed: async () => {
      const pressed = proceed();
      await flush();
      return pressed;
    },
    answerAll: async () => {
      for (await flush(); platform.open.length > 0; await flush()) platform.open[0]?.answer();
    },
    answerDates: async (answer: InvalidDateAnswer) => {
      answerDates(answer);
      await flush();
    },
  };
}

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

describe('two tabs of one cart', () => {
  /** The attributes that another tab has sent meanwhile. */
  const held = toAttributes(
    { ...NO_PREFERENCES, deliveryDate: DATE, deliveryTime: 'morning' },
    {},
    cartGid('c'),
  );

  test("[ATTR-01] [GATE-02] another tab's choices, not shown at the click, stop it once; nothing is deleted or sent", async () => {
    const page = await pageOf();
    joinCartAndDelivery(page.cart, page.delivery);
    await page.answerDates(ok([]));
    page.platform.attributes = held;
    page.platform.note = '置き配';
    // The other tab has notified this one; the press does not wait for the read.
    page.cart.send({ type: 'cart.refresh' });
    const pressed = page.proceed();
    await page.answerAll();
    await pressed;
    // The cart has a date that this page has not checked yet.
    await page.answerDates(ok([]));
    await page.answerAll();
    const changes = [
      { kind: 'deliveryDate', from: 'none', to: DATE },
      { kind: 'deliveryTime', from: 'none', to: 'morning' },
      { kind: 'note', from: '', to: '置き配' },
    ];
    expect(page.emitted).toEqual([{ type: 'checkout.stopped', stop: { kind: 'changed', changes } }]);
    expect(page.delivery.getSnapshot().context.form).toMatchObject({ deliveryDate: DATE, note: '置き配' });

    const again = page.proceed();
    await page.answerDates(ok([]));
    await again;
    await page.answerAll();
    expect(page.emitted.at(-1)).toEqual({ type: 'checkout.open', url: expect.any(String) });
    expect(page.platform.attributes).toEqual(held);
    expect(page.platform.note).toBe('置き配');
  });

  test('[GIFT-01] [GATE-02] a gift from a tab that has not notified this one stops it once, with its destination', async () => {
    const page = await pageOf();
    joinCartAndDelivery(page.cart, page.delivery);
    await page.answerDates(ok([]));
    const gift = {
      name: '森 花',
      postalCode: '150-0001',
      address: '東京都渋谷区神宮前1-2',
      phone: '0312345678',
    };
    const choices = { ...NO_PREFERENCES, gift };
    // An earlier press has sent what this page shows: nothing of it is due.
    page.platform.attributes = toAttributes(NO_PREFERENCES, {}, cartGid('c'));
    page.cart.send({ type: 'cart.refresh' });
    await page.answerAll();
    page.platform.attributes = toAttributes(choices, {}, cartGid('c'));
    page.platform.province = {
      ...addressIn('JP-13'),
      recipient: {
        name: '森 花',
        postalCode: '1500001',
        city: '',
        address: '渋谷区神宮前1-2',
        phone: '0312345678',
      },
    };
    const pressed = page.proceed();
    await page.answerAll();
    await pressed;
    await page.answerAll();
    expect(page.emitted).toMatchObject([
      {
        type: 'checkout.stopped',
        stop: {
          kind: 'changed',
          changes: [{ kind: 'gift', from: '', to: expect.stringContaining('森 花') }],
        },
      },
    ]);
    expect(page.calls()).not.toContain('changeDestination');
    await page.proceed();
    await page.answerAll();
    expect(page.emitted.at(-1)).toEqual({ type: 'checkout.open', url: expect.any(String) });
    expect(page.platform.attributes).toEqual(toAttributes(choices, {}, cartGid('c')));
  });

  test("[ATTR-01] [GATE-02] a selection here is sent, together with the other tab's", async () => {
    const page = await pageOf();
    joinCartAndDelivery(page.cart, page.delivery);
    await page.answerDates(ok([]));
    page.platform.attributes = held;
    page.cart.send({ type: 'cart.refresh' });
    await page.answerAll();
    page.delivery.send({ type: 'note.change', note: '玄関前に' });
    const pressed = page.proceed();
    await page.answerDates(ok([]));
    await pressed;
    await page.answerAll();
    expect(page.platform.attributes).toEqual(held);
    expect(page.platform.note).toBe('玄関前に');
  });
});

describe('the destination', () => {
  const GIFT = {
    name: '森 花',
    postalCode: '900-0001',
    address: '沖縄県那覇市港町1-2',
    phone: '098-000-0000',
  };
  const ADDRESS = {
    province: 'JP-47',
    recipient: {
      name: '森 花',
      postalCode: '9000001',
      city: '',
      address: '那覇市港町1-2',
      phone: '0980000000',
    },
  };
  const fillGift = (page: Awaited<ReturnType<typeof pageOf>>) => {
    page.delivery.send({ type: 'gift.toggle', isOpen: true });
    for (const field of ['name', 'postalCode', 'address', 'phone'] as const)
      page.delivery.send({ type: 'gift.change', field, value: GIFT[field] });
  };

  test("[FEE-01] [GIFT-01] of a gift is the cart's delivery address before the checkout opens", async () => {
    const page = await pageOf();
    fillGift(page);
    await page.proceed();
    await page.answerAll();
    expect(page.calls()).toEqual(['changeAttributes', 'changeDestination', 'readCart']);
    expect(page.platform.province).toMatchObject(ADDRESS);
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
  });

  test('[FEE-01] removed, only the selected prefecture is left', async () => {
    const page = await pageOf();
    fillGift(page);
    await page.proceed();
    await page.answerAll();
    page.gate.send({ type: 'page.return' });
    page.delivery.send({ type: 'gift.toggle', isOpen: false });
    await page.proceed();
    await page.answerAll();
    expect(page.platform.province).toMatchObject({ province: 'JP-13' });
    expect(page.platform.province).not.toHaveProperty('recipient');
    expect(page.emitted).toHaveLength(2);
  });

  test.each([
    [
      'an address that the platform refuses is asked for by its checkout',
      'addressInvalid',
      ['checkout.open'],
    ],
    ['an outage stops the way', 'unreachable', ['checkout.stopped']],
  ] as const)('[FEE-01] [GATE-01] %s', async (_sentence, code, announced) => {
    const page = await pageOf();
    fillGift(page);
    await page.proceed();
    page.platform.open[0]?.answer();
    await flush();
    page.platform.open[0]?.answer(code);
    await page.answerAll();
    expect(page.emitted.map(({ type }) => type)).toEqual(announced);
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

describe('[GATE-02] the receipt at the click', () => {
  /** A press with a date that the server checks: the gate starts after the answer. */
  async function pressed() {
    const page = await pageOf();
    page.delivery.send({ type: 'lines.change', lines: [{ sku: 'a', handle: 'plant', productId: 1 }] });
    page.delivery.send({ type: 'date.choose', date: DATE });
    await page.answerDates(err('unreachable'));
    const press = page.press();
    await flush();
    return {
      ...page,
      goOn: async () => {
        await page.answerDates(ok([]));
        await page.answerAll();
        await press;
        await page.answerAll();
      },
    };
  }
  const lineOf = (cart: Awaited<ReturnType<typeof pageOf>>['cart']) => {
    const [line] = cart.getSnapshot().context.cart?.lines ?? [];
    if (line === undefined) throw new Error('the cart has no line');
    return line;
  };

  test('counts, although the page renders another cart before the gate starts', async () => {
    const page = await pressed();
    page.platform.carts.get(cartGid('c'))?.forEach((line) => {
      line.quantity = 1;
    });
    page.cart.send({ type: 'cart.refresh' });
    await page.answerAll();
    expect(page.cart.getSnapshot().context.cart?.totalQuantity).toBe(1);
    await page.goOn();
    expect(page.emitted).toMatchObject([
      {
        type: 'checkout.stopped',
        stop: { kind: 'changed', changes: [{ kind: 'quantity', from: 2, to: 1 }, { kind: 'total' }] },
      },
    ]);
    const again = page.press();
    await page.goOn();
    await again;
    expect(page.emitted.at(-1)).toEqual({ type: 'checkout.open', url: expect.any(String) });
  });

  test('[CART-06] a pending coupon that the cart rejects before the gate starts stops it once', async () => {
    const page = await pressed();
    page.cart.send({ type: 'discount.apply', code: 'ALREADYAPPLIED' });
    await page.answerAll();
    await page.goOn();
    expect(page.emitted).toEqual([
      { type: 'checkout.stopped', stop: { kind: 'cart', code: 'discountMissing' } },
    ]);
    const again = page.press();
    await page.goOn();
    await again;
    expect(page.emitted.at(-1)).toEqual({ type: 'checkout.open', url: expect.any(String) });
  });

  test('follows later actions of the shopper: a quantity, an add, a prefecture, the day', async () => {
    const page = await pressed();
    const line = lineOf(page.cart);
    page.cart.send({ type: 'line.setQuantity', lineId: line.globalId, quantity: 5 });
    page.cart.send({ type: 'destination.choose', province: 'JP-47' });
    page.cart.send({
      type: 'line.add',
      requestId: 'after',
      line: { merchandiseGlobalId: variantGid(7), quantity: 2 },
      display: {
        handle: '7',
        title: '植物 7',
        variantTitle: '',
        vendor: '',
        imageUrl: '',
        price: line.price,
      },
    });
    page.delivery.send({ type: 'date.choose', date: addDays(DATE, 1) });
    await page.goOn();
    expect(page.emitted).toEqual([{ type: 'checkout.open', url: expect.any(String) }]);
    expect(page.platform.held(cartGid('c'))).toEqual({ 1: 5, 7: 2 });
    expect(page.platform.province?.province).toBe('JP-47');
  });

  test('a line that the shopper removes later is not missed', async () => {
    const page = await pressed();
    page.platform.carts.get(cartGid('c'))?.push({ id: 9, variant: 9, quantity: 1 });
    page.cart.send({ type: 'cart.refresh' });
    await page.answerAll();
    const again = page.press();
    page.cart.send({ type: 'line.remove', lineId: lineOf(page.cart).globalId });
    await page.goOn();
    await again;
    expect(page.platform.held(cartGid('c'))).toEqual({ 9: 1 });
  });
});
