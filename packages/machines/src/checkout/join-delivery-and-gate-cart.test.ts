import { NO_PREFERENCES, toAttributes } from '@shop/rules/cart/delivery-preferences';
import { addDays } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { joinCartAndDelivery } from '../delivery/make-delivery-actor';
import { DATE, pageOf } from '../testing/cart-page-harness';
import { flush } from '../testing/simulate-actors';
import { addressIn, cartGid, variantGid } from '../testing/simulated-platform';

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
