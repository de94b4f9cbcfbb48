import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { toAttributes } from '@shop/rules/cart/delivery-preferences';
import { encodeGlobalId, type GlobalId, toGid } from '@shop/rules/global-id';
import { jstDate } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test, vi } from 'vitest';
import { cartHandoverPath } from '#foundation/routing/cart-link.ts';
import { AGENT_META } from '#test/support/agent-call.ts';
import { cancelCartForAgent, createCartForAgent, readCartForAgent, updateCartForAgent } from './agent-cart';
import type { AgentServices } from './agent-services';

const CANCEL = { ...AGENT_META, 'idempotency-key': '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' };

function idOf(plain: string): GlobalId {
  const id = encodeGlobalId(plain);
  if (!id.ok) throw new Error(plain);
  return id.value;
}
const ID = idOf('gid://shopify/Cart/x?key=1');
const variantOf = (number: number) => idOf(toGid('ProductVariant', number));
const lineOf = (number: number, quantity: number) => ({
  globalId: idOf(`gid://shopify/CartLine/${number}`),
  merchandiseGlobalId: variantOf(number),
  variantId: number,
  globalProductId: idOf(toGid('Product', 7)),
  handle: 'plant',
  title: 'A plant',
  variantTitle: '',
  sku: '',
  imageUrl: '',
  price: 1000,
  totalPrice: 1000 * quantity,
  quantity,
  warning: null,
});
const cart = {
  globalId: ID,
  webUrl: 'https://checkout.example/x',
  lines: [lineOf(1, 2), lineOf(2, 1)],
  totalQuantity: 3,
  attributes: [],
  note: '',
  deliveryAddress: null,
  subtotalPrice: 3000,
  checkoutChargeAmount: 2500,
  discountAmount: 0,
  discountCodes: [],
} as unknown as Cart;

/** The platform: variants 1 to 8 exist, 9 is sold out. */
function platform() {
  const answer = () => Promise.resolve(ok({ cart, warnings: [], discountFailure: null }));
  const calls = {
    readCart: vi.fn(answer),
    restoreCart: vi.fn(answer),
    addLines: vi.fn(answer),
    updateLines: vi.fn(answer),
    removeLines: vi.fn(answer),
    changeAttributes: vi.fn(answer),
    changeNote: vi.fn(answer),
    changeDestination: vi.fn(answer),
  };
  const services = {
    shopUrl: 'https://shop.example',
    ucpVersion: '2026-08-25',
    today: () => jstDate(2026, 11, 23),
    deliveryRules: () => BUILT_DELIVERY_RULES,
    isDateUnavailable: async () => false,
    readVariants: async (ids: readonly number[]) =>
      ids
        .filter((id) => id < 10)
        .map((id) => ({
          id,
          globalId: variantOf(id),
          productTitle: 'ガジュマル',
          title: `${id}号`,
          quantity: id === 9 ? 0 : 5,
        })) as unknown as SellableVariant[],
    gateway: () => calls as unknown as CartGateway,
  } as unknown as AgentServices;
  return { calls, services };
}
const GIFT_TO_OKINAWA = toAttributes(
  {
    deliveryDate: null,
    deliveryTime: 'none',
    eGift: false,
    note: '',
    gift: { name: '沖縄 花', postalCode: '900-8570', address: '沖縄県那覇市泉崎1-2-2', phone: '0988662333' },
    giftPlace: null,
  },
  {},
);
const items = (...wanted: readonly (readonly [id: string, quantity: number])[]) =>
  wanted.map(([id, quantity]) => ({ item: { id }, quantity }));
const codes = (answer: object) =>
  'messages' in answer
    ? (answer.messages as { code: string; path?: string }[]).map(({ code, path }) => [code, path])
    : [];

describe('[AGENT-03] a cart for agents', () => {
  test('[TRUTH-01] a change that fails halfway, or without an answer, is not told as none: the cart is to be read', async () => {
    const lost = async () => err({ code: 'timedOut' as const, detail: '' });
    const told = (answer: object) =>
      'messages' in answer ? (answer.messages as { content: string }[]).map(({ content }) => content) : [];
    const maybe = ['The cart may have been changed, in whole or in part: read it before you try again'];
    for (const failing of ['addLines', 'removeLines'] as const) {
      const { calls, services } = platform();
      calls[failing].mockImplementation(lost as never);
      const asked = { line_items: items(['3', 1]) };
      expect(told(await updateCartForAgent({ meta: AGENT_META, id: ID, cart: asked }, services))).toEqual(
        maybe,
      );
    }
    const { calls, services } = platform();
    calls.removeLines.mockImplementation(lost as never);
    expect(told(await cancelCartForAgent({ meta: CANCEL, id: ID }, services))).toEqual(maybe);
    calls.readCart.mockImplementation(lost as never);
    expect(told(await readCartForAgent({ meta: AGENT_META, id: ID }, services))).toEqual([
      'The cart could not be read; try again',
    ]);
  });

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

  test('is updated: lines are added first, then quantities change, then others are removed', async () => {
    const { calls, services } = platform();
    const line_items = items(['1', 1], ['3', 1], ['3', 1]);
    await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.addLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ merchandiseGlobalId: variantOf(3), quantity: 2 }],
    });
    expect(calls.updateLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ lineId: lineOf(1, 0).globalId, quantity: 1 }],
    });
    expect(calls.removeLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lineIds: [lineOf(2, 0).globalId],
    });
  });

  const held = [...cart.lines, ...Array.from({ length: 400 }, (_, at) => lineOf(10 + at, 1))];
  const wholeCart = { ...cart, lines: held, totalQuantity: 403 } as Cart;
  /** The platform with a cart of 402 lines. */
  const full = () => {
    const { calls, services } = platform();
    calls.readCart.mockResolvedValue(ok({ cart: wholeCart, warnings: [], discountFailure: null }));
    const readVariants = async (ids: readonly number[]) =>
      ids.map((id) => ({ id, globalId: variantOf(id), quantity: 5 }));
    return { calls, services: { ...services, readVariants } as unknown as AgentServices };
  };
  const removed = ({ removeLines }: ReturnType<typeof platform>['calls']) =>
    removeLines.mock.calls.map((call: readonly unknown[]) => (call[0] as { lineIds: string[] }).lineIds);

  test('[CART-10] of more lines than are listed is updated whole: each other line goes', async () => {
    const { calls, services } = full();
    const line_items = items(['1', 2], ['12', 3]);
    await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.addLines).not.toHaveBeenCalled();
    expect(calls.updateLines).toHaveBeenCalledExactlyOnceWith({
      cartId: ID,
      lines: [{ lineId: lineOf(12, 0).globalId, quantity: 3 }],
    });
    expect(removed(calls).map(({ length }) => length)).toEqual([250, 150]);
    const kept = [lineOf(1, 0).globalId, lineOf(12, 0).globalId];
    expect(new Set(removed(calls).flat())).toEqual(
      new Set(held.map(({ globalId }) => globalId).filter((id) => !kept.includes(id))),
    );
  });

  test('[CART-10] of more lines than are listed is given up whole', async () => {
    const { calls, services } = full();
    await cancelCartForAgent({ meta: CANCEL, id: ID }, services);
    expect(removed(calls).flat()).toEqual(held.map(({ globalId }) => globalId));
  });

  test('[CART-10] that ends while its lines are read is not found, and nothing is changed', async () => {
    const { calls, services } = platform();
    const ended = err({ code: 'invalidCart' as const, detail: '' });
    calls.readCart.mockImplementation(async () => ended as never);
    const line_items = items(['3', 1]);
    for (const answer of [
      await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services),
      await cancelCartForAgent({ meta: CANCEL, id: ID }, services),
    ])
      expect(codes(answer)).toEqual([['not_found', undefined]]);
    for (const call of [calls.addLines, calls.updateLines, calls.removeLines])
      expect(call).not.toHaveBeenCalled();
  });

  test('keeps its lines where no requested item is available', async () => {
    const { calls, services } = platform();
    const line_items = items(['9', 1], ['nonsense', 1]);
    const answer = await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.removeLines).not.toHaveBeenCalled();
    expect(answer).toMatchObject({ id: ID, line_items: [{ quantity: 2 }, { quantity: 1 }] });
    expect(codes(answer).map(([code]) => code)).toEqual(['not_found', 'out_of_stock']);
  });

  const cut = (number: number) => ({
    ...cart,
    lines: cart.lines.map((line) =>
      line.variantId === number ? { ...line, warning: 'notEnoughStock' as const } : line,
    ),
  });
  const answerWith = (answered: Cart) => () =>
    Promise.resolve(ok({ cart: answered, warnings: [], discountFailure: null })) as never;
  const dated = { ...cart, attributes: [{ key: 'お届け希望日', value: '2026-12-08' }] } as unknown as Cart;

  test.each([
    ['a line goes after it', items(['1', 4]), undefined],
    ['a delivery is set after it', items(['1', 4], ['2', 1]), { note: 'x' }],
    ['both', items(['1', 4]), { note: 'x' }],
  ])('reports a reduced quantity, also where %s (CART-12)', async (_, line_items, delivery) => {
    const { calls, services } = platform();
    calls.updateLines.mockImplementation(answerWith(cut(1)));
    const answer = await updateCartForAgent(
      { meta: AGENT_META, id: ID, cart: { line_items, delivery } },
      services,
    );
    expect(codes(answer)).toEqual([['quantity_reduced', '$.line_items[0]']]);
    expect(answer).toMatchObject({
      messages: [{ content: expect.stringContaining(cart.lines[0]?.title ?? '?') }],
    });
  });

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

  test('clears a day that other lines exclude, with a message (DLV-03, DLV-07)', async () => {
    const { calls, services } = platform();
    const forbidding = {
      ...dated,
      totalQuantity: 1,
      lines: [{ ...lineOf(3, 1), sku: 'toytp500101_set' }],
    } as unknown as Cart;
    calls.readCart.mockImplementation(answerWith(dated));
    calls.addLines.mockImplementation(answerWith(forbidding));
    calls.removeLines.mockImplementation(answerWith(forbidding));
    calls.changeAttributes.mockImplementation(answerWith({ ...forbidding, attributes: [] }));
    const line_items = items(['3', 1]);
    const answer = await updateCartForAgent({ meta: AGENT_META, id: ID, cart: { line_items } }, services);
    expect(calls.changeAttributes).toHaveBeenCalledExactlyOnceWith({ cartId: ID, attributes: [] });
    expect(codes(answer)).toEqual([['delivery_date_unavailable', '$.delivery.date']]);
    expect(answer).toMatchObject({ delivery: { date: null } });
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
