import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { Cart } from '@shop/rules/cart/cart';
import { jstDate } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test } from 'vitest';
import { cartHandoverPath } from '#foundation/routing/cart-link.ts';
import { AGENT_META } from '#test/support/agent-call.ts';
import {
  answerWith,
  cart,
  codes,
  dated,
  GIFT_TO_OKINAWA,
  ID,
  items,
  lineOf,
  platform,
  variantOf,
} from '#test/support/agent-cart-platform.ts';
import { createCartForAgent, readCartForAgent, updateCartForAgent } from './agent-cart';

describe('[AGENT-03] a cart for agents', () => {
  test("has the platform's amounts, the shop's shipping fee, its checkout URL and a continue URL", async () => {
    const { services } = platform();
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID }, services);
    expect(answer).toMatchObject({
      id: ID,
      currency: 'JPY',
      totals: [
        { type: 'subtotal', amount: 3000 },
        { type: 'discount', amount: -500 },
        { type: 'fulfillment', amount: 800 },
        { type: 'total', amount: 3300 },
      ],
      continue_url: 'https://checkout.example/x',
      links: [{ type: 'cart', url: `https://shop.example${cartHandoverPath(ID)}` }, {}],
    });
  });

  test('[CART-10] [CART-12] names a line beyond the listed ones that is short, without a place among them', async () => {
    const { calls, services } = platform();
    const lines = Array.from({ length: 101 }, (_, at) => ({
      ...lineOf(10 + at, 1),
      warning: at >= 99 ? 'notEnoughStock' : null,
    }));
    calls.readCart.mockImplementation(answerWith({ ...cart, lines } as unknown as Cart));
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID }, services);
    expect(codes(answer).filter(([code]) => code === 'quantity_reduced')).toEqual([
      ['quantity_reduced', '$.line_items[99]'],
      ['quantity_reduced', '$.line_items'],
    ]);
  });

  test('[CART-10] lists a hundred lines, says that others are in its totals, and quotes all', async () => {
    const { calls, services } = platform();
    const lines = Array.from({ length: 104 }, (_, at) => lineOf(10 + at, 1));
    calls.readCart.mockResolvedValue(
      ok({
        cart: { ...cart, lines, totalQuantity: 104 } as unknown as Cart,
        warnings: [],
        discountFailure: null,
      }),
    );
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID }, services);
    expect(answer).toMatchObject({
      messages: [
        { type: 'warning', code: 'lines_not_listed', content: expect.stringMatching(/^4 more pieces/) },
      ],
    });
    if (!('quote' in answer)) throw new Error('no cart');
    expect([answer.line_items.length, answer.quote.line_items.length]).toEqual([100, 104]);
    const quote = { ...answer.quote, line_items: answer.quote.line_items.slice(0, 103) };
    expect(codes(await readCartForAgent({ meta: AGENT_META, id: ID, quote }, services))).toContainEqual([
      'quote_changed',
      '$.line_items',
    ]);
  });

  test('names its links in the language of the agent, and the amount of all pieces of a line', async () => {
    const { services } = platform();
    for (const [language, prefix] of [
      ['en', '/en'],
      ['ja', ''],
    ] as const) {
      const answer = await readCartForAgent({ meta: AGENT_META, id: ID, context: { language } }, services);
      expect('links' in answer && answer.links.map(({ url }) => url)).toEqual([
        `https://shop.example${prefix}${cartHandoverPath(ID)}`,
        `https://shop.example${prefix}/policies/refund-policy`,
      ]);
      const lines = 'line_items' in answer ? answer.line_items : [];
      expect(lines.flatMap(({ totals }) => totals.map(({ amount }) => amount))).toEqual(
        cart.lines.flatMap(({ totalPrice }) => [totalPrice, totalPrice]),
      );
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  test('[CART-09] says what gift cards pay of the total, and what is left to pay', async () => {
    const { calls, services } = platform();
    const paid = { ...cart, giftCards: [{ lastCharacters: 'ab12', balance: 1200 }] };
    calls.readCart.mockImplementation(answerWith(paid as unknown as Cart));
    expect(await readCartForAgent({ meta: AGENT_META, id: ID }, services)).toMatchObject({
      totals: [{}, {}, {}, { type: 'total', amount: 3300 }],
      messages: [
        {
          type: 'info',
          code: 'gift_card_applied',
          content: expect.stringMatching(/ab12 1,200 yen; 2,100 yen are left to pay$/),
        },
      ],
    });
    const { fees: _, ...unknown } = BUILT_DELIVERY_RULES;
    const withoutFees = { ...services, deliveryRules: () => unknown };
    expect(
      await readCartForAgent({ meta: AGENT_META, id: ID }, withoutFees),
      '[SHIP-05] the checkout adds the fee',
    ).toMatchObject({
      messages: [{ content: expect.stringMatching(/1,300 yen are left to pay, without the shipping fee$/) }],
    });
  });

  test('[CART-09] names a discount on shipping beside the fee, by its code or title and amount', async () => {
    const { calls, services } = platform();
    const free = { ...cart, shippingDiscount: 800, shippingDiscountNames: ['SHIP0', '送料無料'] };
    calls.readCart.mockImplementation(answerWith(free as unknown as Cart));
    expect(await readCartForAgent({ meta: AGENT_META, id: ID }, services)).toMatchObject({
      totals: [
        { type: 'subtotal', amount: 3000 },
        { type: 'discount', amount: -500 },
        {
          type: 'fulfillment',
          amount: 0,
          display_text: 'Shipping fee after the discount SHIP0, 送料無料 (-800 yen)',
        },
        { type: 'total', amount: 2500 },
      ],
      quote: { fulfillment: 0, fulfillment_discount: { names: ['SHIP0', '送料無料'], amount: 800 } },
    });
    const without = JSON.stringify(await readCartForAgent({ meta: AGENT_META, id: ID }, platform().services));
    expect(without).not.toMatch(/display_text|fulfillment_discount/);
  });

  test('[CART-12] of which everything sold out is not free: an error, no fee, and no checkout', async () => {
    const { calls, services } = platform();
    const lines = cart.lines.map((line) => ({ ...line, quantity: 0, warning: 'outOfStock' }));
    const gone = {
      ...cart,
      lines,
      totalQuantity: 0,
      subtotalPrice: 0,
      checkoutChargeAmount: 0,
      discountAmount: 0,
    };
    calls.readCart.mockImplementation(answerWith(gone as unknown as Cart));
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID }, services);
    expect(answer).toMatchObject({
      totals: [
        { type: 'subtotal', amount: 0 },
        { type: 'total', amount: 0 },
      ],
      quote: { fulfillment: null },
      messages: [
        { type: 'error', code: 'out_of_stock', path: '$.line_items' },
        { type: 'warning', path: '$.line_items[0]' },
        { type: 'warning', path: '$.line_items[1]' },
      ],
    });
    expect('continue_url' in answer && answer.continue_url).not.toBe(cart.webUrl);
  });

  test('is created from available items; an unavailable one is a message with its path', async () => {
    const { calls, services } = platform();
    const line_items = items(
      ['1', 2],
      ['gid://shopify/ProductVariant/9', 1],
      ['gid://shopify/Product/1', 1],
      ['77', 1],
    );
    const answer = await createCartForAgent({ meta: AGENT_META, cart: { line_items } }, services);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [{ merchandiseGlobalId: variantOf(1), quantity: 2 }],
      discountCodes: [],
      attributes: [],
      province: 'JP-13',
    });
    expect(codes(answer)).toEqual([
      ['not_found', '$.line_items[2]'],
      ['out_of_stock', '$.line_items[1]'],
      ['not_found', '$.line_items[3]'],
    ]);
    expect(answer).toMatchObject({ messages: [{}, { content: 'ガジュマル 9号 is sold out' }, {}] });
    const nothing = await createCartForAgent(
      { meta: AGENT_META, cart: { line_items: items(['9', 1]) } },
      services,
    );
    expect(nothing).toMatchObject({ ucp: { status: 'error' } });
    expect(calls.restoreCart).toHaveBeenCalledOnce();
  });

  test.each([
    ['Okinawa Prefecture', {}, 'JP-47', []],
    ['47', {}, 'JP-47', []],
    ['California', {}, 'JP-13', ['prefecture_unknown']],
    ['California', { delivery: { prefecture: 'JP-01' } }, 'JP-13', []],
    ['', {}, 'JP-13', []],
  ])(
    '[FEE-01] for a buyer in %j, %j, is created with the prefecture %s, or says that it is not known',
    async (region, more, province, told) => {
      const { calls, services } = platform();
      const made = { ...cart, deliveryAddress: { globalId: ID, province } } as unknown as Cart;
      calls.restoreCart.mockResolvedValue(ok({ cart: made, warnings: [], discountFailure: null }));
      const line_items = items(['1', 2]);
      const context = { address_region: region };
      const answer = await createCartForAgent(
        { meta: AGENT_META, cart: { context, line_items, ...more } },
        services,
      );
      expect(calls.restoreCart).toHaveBeenCalledWith(expect.objectContaining({ province }));
      expect((answer.messages ?? []).map(({ code }) => code)).toEqual(told);
    },
  );

  test('is not made of nothing, and nothing is said to be sold out', async () => {
    const { calls, services } = platform();
    const answer = await createCartForAgent({ meta: AGENT_META, cart: { line_items: [] } }, services);
    expect(codes(answer)).toEqual([['missing', '$.line_items']]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test.each([
    ['Okinawa', {}, [], ['prefecture_unchanged']],
    ['California', {}, [], ['prefecture_unknown']],
    ['Hokkaido', {}, [], []],
    ['', {}, [], []],
    ['Okinawa', { delivery: { prefecture: 'JP-01' } }, [], []],
    ['California', {}, GIFT_TO_OKINAWA, []],
  ] as const)(
    'keeps its prefecture when a call for a buyer in %j asks %j, and says so unless its gift decides the fee: %#',
    async (address_region, more, attributes, told) => {
      const { calls, services } = platform();
      const held = { ...cart, deliveryAddress: { globalId: ID, province: 'JP-01' }, attributes };
      const answerOf = () =>
        Promise.resolve(ok({ cart: held as unknown as Cart, warnings: [], discountFailure: null }));
      for (const call of [calls.readCart, calls.changeAttributes, calls.changeDestination])
        call.mockImplementation(answerOf);
      const line_items = items(['1', 2], ['2', 1]);
      const context = { address_region };
      const answers = [
        await updateCartForAgent(
          { meta: AGENT_META, id: ID, cart: { context, line_items, ...more } },
          services,
        ),
        ...('delivery' in more
          ? []
          : [await readCartForAgent({ meta: AGENT_META, id: ID, context }, services)]),
      ];
      for (const answer of answers) {
        expect(codes(answer)).toEqual(told.map((code) => [code, '$.delivery.prefecture']));
        for (const { content } of answer.messages ?? []) expect(content).toContain('the fee is for JP-01');
      }
    },
  );

  test('of two sizes of one product names the one that is short, and one that sold out meanwhile (CART-12)', async () => {
    const { calls, services } = platform();
    const sizes = ['小', '大'].map((variantTitle, place) => ({
      ...lineOf(place + 1, 1),
      title: 'パキラ',
      variantTitle,
    }));
    const [small, large] = sizes;
    const made = {
      ...cart,
      totalQuantity: 2,
      lines: [small, { ...large, warning: 'notEnoughStock' }],
    } as unknown as Cart;
    calls.restoreCart.mockImplementation(answerWith(made));
    const line_items = items(['1', 1], ['2', 3], ['3', 1]);
    const answer = await createCartForAgent({ meta: AGENT_META, cart: { line_items } }, services);
    expect(answer).toMatchObject({
      messages: [
        {
          type: 'warning',
          code: 'quantity_reduced',
          path: '$.line_items[1]',
          content: expect.stringContaining('パキラ 大'),
        },
        {
          type: 'warning',
          code: 'out_of_stock',
          path: '$.line_items',
          content: expect.stringContaining('ガジュマル 3号'),
        },
      ],
    });
  });

  test('reports a duplicate variant whose total exceeds the limit of a line', async () => {
    const { calls, services } = platform();
    const line_items = items(['1', 60], ['1', 60]);
    const answer = await createCartForAgent({ meta: AGENT_META, cart: { line_items } }, services);
    expect(calls.restoreCart).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [{ merchandiseGlobalId: variantOf(1), quantity: 100 }] }),
    );
    expect(codes(answer)).toEqual([['quantity_reduced', '$.line_items[1]']]);
    expect(answer).toMatchObject({ messages: [{ content: expect.stringContaining('ガジュマル 1号') }] });
  });

  test('clears only a day that is no longer possible, on read', async () => {
    const { calls, services } = platform();
    const other = { key: 'UTM_SOURCE', value: 'mail' };
    const late = { ...dated, attributes: [...dated.attributes, other] } as unknown as Cart;
    calls.readCart.mockImplementation(answerWith(late));
    calls.changeAttributes.mockImplementation(
      answerWith({ ...late, attributes: [other] } as unknown as Cart),
    );
    const tomorrow = { ...services, today: () => jstDate(2026, 11, 30) };
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID }, tomorrow);
    expect(calls.changeAttributes).toHaveBeenCalledExactlyOnceWith({ cartId: ID, attributes: [other] });
    expect(codes(answer)).toEqual([['delivery_date_unavailable', '$.delivery.date']]);
    // A valid day stays unchanged.
    calls.changeAttributes.mockClear();
    expect(codes(await readCartForAgent({ meta: AGENT_META, id: ID }, services))).toEqual([]);
    expect(calls.changeAttributes).not.toHaveBeenCalled();
  });

  test('whose day could not be cleared reports it', async () => {
    const { calls, services } = platform();
    calls.readCart.mockImplementation(answerWith(dated));
    calls.changeAttributes.mockResolvedValue(err({ code: 'unreachable', detail: '' }) as never);
    const tomorrow = { ...services, today: () => jstDate(2026, 11, 30) };
    expect(codes(await readCartForAgent({ meta: AGENT_META, id: ID }, tomorrow))).toEqual([
      ['delivery_not_saved', '$.delivery'],
      ['delivery_date_unavailable', '$.delivery.date'],
    ]);
  });

  test("[AGENT-04] that matches its quote is handed over; else the response stops once, lists each difference, and links to the shop's cart", async () => {
    const { calls, services } = platform();
    const read = async (quote?: object) =>
      (await readCartForAgent({ meta: AGENT_META, id: ID, quote } as never, services)) as {
        ucp: { status?: string };
        quote: { total: number };
        continue_url: string;
        messages?: { content: string; severity: string }[];
      };
    const { quote } = await read();
    expect(await read(quote)).toEqual(await read());
    const dearer = cart.lines.map((line) => ({ ...line, price: 1200, totalPrice: 1200 * line.quantity }));
    calls.readCart.mockImplementation(
      answerWith({ ...cart, lines: dearer, subtotalPrice: 3600, checkoutChargeAmount: 3100 } as never),
    );
    const stopped = await read(quote);
    expect(stopped.ucp.status).toBe('error');
    expect(stopped.continue_url).toBe(`https://shop.example${cartHandoverPath(ID)}`);
    expect(codes(stopped)).toEqual([
      ['quote_changed', '$.line_items[0]'],
      ['quote_changed', '$.line_items[1]'],
      ['quote_changed', '$.quote.total'],
    ]);
    expect(stopped.messages?.map(({ content }) => content).join()).toContain('3,300 yen and is 3,900 yen');
    const after = await read(stopped.quote);
    expect(after.ucp.status).toBeUndefined();
    expect(after).toMatchObject({ quote: { total: 3900 }, continue_url: 'https://checkout.example/x' });
    // Without a quote nothing is compared.
    expect(await read()).toEqual(after);
  });

  test('[AGENT-04] whose day was cleared at the hand-over does not match its quote', async () => {
    const { calls, services } = platform();
    calls.readCart.mockImplementation(answerWith(dated));
    const { quote } = (await readCartForAgent({ meta: AGENT_META, id: ID }, services)) as never as {
      quote: never;
    };
    calls.changeAttributes.mockImplementation(answerWith(cart));
    const tomorrow = { ...services, today: () => jstDate(2026, 11, 30) };
    const answer = await readCartForAgent({ meta: AGENT_META, id: ID, quote }, tomorrow);
    expect(codes(answer)).toEqual([
      ['quote_changed', '$.delivery.date'],
      ['delivery_date_unavailable', '$.delivery.date'],
    ]);
  });

  test('that is unknown or expired returns not found', async () => {
    const { calls, services } = platform();
    calls.readCart.mockResolvedValue(err({ code: 'invalidCart', detail: '' }) as never);
    for (const id of ['nonsense', '', btoa('gid://shopify/Product/1'), ID]) {
      expect(codes(await readCartForAgent({ meta: AGENT_META, id }, services))).toEqual([
        ['not_found', undefined],
      ]);
    }
    calls.readCart.mockResolvedValue(err({ code: 'unreachable', detail: '' }) as never);
    expect(codes(await readCartForAgent({ meta: AGENT_META, id: ID }, services))).toEqual([
      ['cart_unavailable', undefined],
    ]);
  });
});
