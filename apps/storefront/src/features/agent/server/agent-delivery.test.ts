import { DELIVERY_RULES as ASAMOYA } from '@shop/brands/asamoya/delivery';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { Cart, CartAttribute } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { NOTE_MAX } from '@shop/rules/cart/delivery-preferences';
import { firstArrival } from '@shop/rules/delivery/delivery-days';
import { addDays, jstDate, weekdayOf } from '@shop/rules/jst-date';
import { err, ok } from '@shop/rules/result';
import { describe, expect, test, vi } from 'vitest';
import { agentDelivery, agentTotals, changeDelivery, recheckDelivery } from './agent-delivery';
import { deliverySchema } from './agent-inputs';
import { agentQuote } from './agent-quote';
import type { AgentServices } from './agent-services';

const TODAY = jstDate(2026, 11, 23);
const FIRST = addDays(TODAY, 10);

const line = (sku: string) => ({
  sku,
  handle: sku,
  globalProductId: btoa('gid://shopify/Product/7'),
  quantity: 1,
});
const cartOf = (more: object = {}) =>
  ({
    globalId: btoa('gid://shopify/Cart/x?key=1'),
    lines: [line('plain')],
    attributes: [],
    note: '',
    deliveryAddress: { globalId: 'address', province: 'JP-13' },
    subtotalPrice: 4000,
    checkoutChargeAmount: 4000,
    discountAmount: 0,
    ...more,
  }) as unknown as Cart;
const services = {
  today: () => TODAY,
  deliveryRules: () => BUILT_DELIVERY_RULES,
  isDateUnavailable: async (handle: string) => handle === 'soil',
} as unknown as AgentServices;

/** The platform's cart, updated by the calls. */
function gatewayOf(cart: Cart) {
  let held = cart;
  const become = (more: object) => {
    held = { ...held, ...more } as Cart;
    return ok({ cart: held, warnings: [], discountFailure: null });
  };
  return {
    changeAttributes: vi.fn(async ({ attributes }: { attributes: readonly CartAttribute[] }) =>
      become({ attributes }),
    ),
    changeNote: vi.fn(async ({ note }: { note: string }) => become({ note })),
    changeDestination: vi.fn(async ({ province }: { province: string }) =>
      become({ deliveryAddress: { globalId: 'address', province } }),
    ),
  };
}
const change = (cart: Cart, requested: Parameters<typeof changeDelivery>[1], gateway = gatewayOf(cart)) =>
  changeDelivery(cart, requested, gateway as unknown as CartGateway, services);

describe("[AGENT-03] delivery of an agent's cart", () => {
  test('[FEE-01] a gift goes where it is written, also in a cart whose address says otherwise or is missing', async () => {
    const gift = (zip: string, address: string) => [
      { key: 'お届け先の郵便番号', value: zip },
      { key: 'お届け先のご住所', value: address },
    ];
    const lines = [{ ...line('plain'), merchandiseGlobalId: btoa('gid://shopify/ProductVariant/8') }];
    for (const [zip, address, prefecture, fee] of [
      ['100-0001', '沖縄県那覇市1-1', 'JP-47', 2000],
      ['100-1401', '東京都八丈島八丈町1', 'JP-13', 2000],
      ['530-0001', '大阪府大阪市北区1', 'JP-27', 800],
    ] as const)
      for (const deliveryAddress of [null, { globalId: 'address', province: 'JP-01' }]) {
        const cart = cartOf({ lines, discountCodes: [], attributes: gift(zip, address), deliveryAddress });
        expect((await agentDelivery(cart, services)).prefecture, address).toBe(prefecture);
        expect(agentTotals(cart, BUILT_DELIVERY_RULES).shippingFee, address).toBe(fee);
        expect(agentQuote(cart, BUILT_DELIVERY_RULES), address).toMatchObject({
          prefecture,
          fulfillment: fee,
        });
      }
    expect((await agentDelivery(cartOf({ deliveryAddress: null }), services)).prefecture).toBe('JP-13');
    const firmOnIsland = cartOf({ lines, attributes: gift('952-8501', '佐渡市千種232') });
    expect(agentTotals(firmOnIsland, BUILT_DELIVERY_RULES).shippingFee, 'as in the checkout').toBe(2000);
  });

  test('lists the selectable days of the window, and the reasons of blocked ones', async () => {
    const plain = await agentDelivery(cartOf(), services);
    expect(plain.available_dates).toHaveLength(15);
    expect(plain.available_dates[0]).toEqual({ date: FIRST, weekday: 'thursday' });
    const blocked = await agentDelivery(cartOf({ lines: [line('toytp5001')] }), services);
    expect(blocked.unavailable_dates.every(({ reason }) => reason === 'blockedWeekday')).toBe(true);
    expect(blocked.available_dates.every(({ date }) => weekdayOf(date) > 2)).toBe(true);
    const none = await agentDelivery(cartOf({ lines: [line('soil')] }), services);
    expect(none.available_dates).toEqual([]);
    for (const sku of ['toytp5001', 'soil']) {
      const gone = { ...line(sku), quantity: 0 };
      const beside = await agentDelivery(cartOf({ lines: [line('plain'), gone] }), services);
      expect(beside.available_dates, `[CART-12] a sold-out ${sku} forbids none`).toEqual(
        plain.available_dates,
      );
    }
    const many = Array.from({ length: 150 }, (_, at) => line(`plain${at}`));
    const last = await agentDelivery(cartOf({ lines: [...many, line('toytp5001')] }), services);
    expect(last.available_dates, '[CART-10] the rules of every line').toEqual(blocked.available_dates);
    expect(
      (await agentDelivery(cartOf({ lines: [...many, line('soil')] }), services)).available_dates,
    ).toEqual([]);
  });

  test('[DLV-08] names the days that the store’s own rules give, and takes no other', async () => {
    const rules = { ...BUILT_DELIVERY_RULES, window: { earliestDays: 3, latestDays: 5 } };
    const own = { ...services, deliveryRules: () => rules };
    const { available_dates } = await agentDelivery(cartOf(), own);
    expect(available_dates.map(({ date }) => date)).toEqual([3, 4, 5].map((days) => addDays(TODAY, days)));
    const gateway = gatewayOf(cartOf()) as unknown as CartGateway;
    const { messages } = await changeDelivery(cartOf(), { date: FIRST }, gateway, own);
    expect(messages).toMatchObject([{ code: 'delivery_date_unavailable' }]);
  });

  test('[DLV-10] [SHIP-05] for a brand that dispatches on two weekdays: its days, times and shipping fees', async () => {
    const own = { ...services, deliveryRules: () => ASAMOYA } as unknown as AgentServices;
    const told = await agentDelivery(cartOf(), own);
    const first = firstArrival(TODAY, { weekdays: [2, 5], leadDays: 1, transitDays: 2 });
    expect(told.available_dates[0]?.date).toBe(first);
    expect(
      told.unavailable_dates.every(({ date, reason }) => date < first && reason === 'beforeDispatch'),
    ).toBe(true);
    expect(told.times).toEqual(['none', 'from14to16', 'from16to18', 'from18to20']);
    const gateway = gatewayOf(cartOf()) as unknown as CartGateway;
    const { cart, messages } = await changeDelivery(
      cartOf(),
      { time: 'morning', note: 'ring', e_gift: true },
      gateway,
      own,
    );
    expect(messages).toMatchObject([{ code: 'e_gift_unavailable' }, { code: 'delivery_time_unavailable' }]);
    expect([cart.note, cart.attributes]).toEqual(['ring', []]);
    expect(agentTotals(cartOf(), ASAMOYA)).toMatchObject({ shippingFee: 600, total: 4600 });
    expect(agentTotals(cartOf({ subtotalPrice: 6000, checkoutChargeAmount: 6000 }), ASAMOYA)).toMatchObject({
      shippingFee: 0,
      total: 6000,
    });
  });

  test.each([
    ['お届け希望日', '土曜日に', 'date'],
    ['お届け希望日', '2026/11/24', 'date'],
    ['お届け時間帯', '深夜', 'time'],
    ['お届け時間帯', '午前中(8時〜12時)', 'time'],
    ['eGift', 'TRUE', 'e_gift'],
  ])(
    '[DLV-07] what another client wrote and the shop does not keep is told and taken off: %s %s',
    async (key, value, field) => {
      const own = { ...services, deliveryRules: () => ASAMOYA } as unknown as AgentServices;
      const cart = cartOf({
        attributes: [
          { key: 'UTM_SOURCE', value: 'mail' },
          { key, value },
        ],
      });
      const gateway = gatewayOf(cart) as unknown as CartGateway;
      const read = await recheckDelivery(cart, gateway, own);
      expect(read.messages).toMatchObject([{ path: `$.delivery.${field}` }]);
      expect(read.cart.attributes).toEqual([{ key: 'UTM_SOURCE', value: 'mail' }]);
      expect((await recheckDelivery(read.cart, gateway, own)).messages).toEqual([]);
      const changed = await changeDelivery(
        cart,
        { note: 'ring' },
        gatewayOf(cart) as unknown as CartGateway,
        own,
      );
      expect(changed.messages).toMatchObject([{ path: `$.delivery.${field}` }]);
      expect(changed.cart.attributes).toEqual([]);
    },
  );

  test('accepts a day, a time, a note and a prefecture, and keeps omitted fields', async () => {
    const first = await change(cartOf(), {
      date: FIRST,
      time: 'morning',
      note: ' ring twice ',
      prefecture: 'JP-01',
    });
    expect(first.messages).toEqual([]);
    expect(await agentDelivery(first.cart, services)).toMatchObject({
      date: FIRST,
      time: 'morning',
      note: 'ring twice',
      prefecture: 'JP-01',
    });
    const cleared = await change(first.cart, { note: '' });
    expect(await agentDelivery(cleared.cart, services)).toMatchObject({ date: FIRST, note: '' });
    const second = await change(first.cart, { date: null });
    expect(await agentDelivery(second.cart, services)).toMatchObject({
      date: null,
      time: 'morning',
      note: 'ring twice',
      prefecture: 'JP-01',
    });
  });

  test.each([
    ['too early', addDays(FIRST, -1)],
    ['too late', addDays(FIRST, 15)],
    ['no day of a calendar', '2026-02-31'],
  ])('a day that is %s returns a message, and none is set', async (_, date) => {
    const { cart, messages } = await change(cartOf(), { date });
    expect(messages).toMatchObject([
      { type: 'error', code: 'delivery_date_unavailable', path: '$.delivery.date' },
    ]);
    expect((await agentDelivery(cart, services)).date).toBeNull();
  });

  test("a day that the cart's lines no longer allow is cleared with a message", async () => {
    const { cart } = await change(cartOf(), { date: FIRST });
    const both = { ...cart, lines: [line('plant'), line('soil')] } as unknown as Cart;
    const { cart: later, messages } = await change(both, { time: 'none' });
    expect(messages).toMatchObject([{ code: 'delivery_date_unavailable' }]);
    expect((await agentDelivery(later, services)).date).toBeNull();
  });

  const gift = {
    name: '花子',
    postal_code: '100-0101',
    address: '東京都大島町元町1-1',
    phone: '04992-0-0000',
  };

  test('a gift is sent to its address, and the shipping fee follows to a remote island', async () => {
    const cart = cartOf();
    const gateway = gatewayOf(cart);
    const given = await change(cart, { gift }, gateway);
    expect(gateway.changeDestination).toHaveBeenCalledExactlyOnceWith({
      cartId: cart.globalId,
      province: 'JP-13',
      addressId: 'address',
      recipient: {
        name: '花子',
        postalCode: '1000101',
        city: '大島町',
        address: '元町1-1',
        phone: '0499200000',
      },
    });
    expect(agentTotals(given.cart, BUILT_DELIVERY_RULES)).toMatchObject({
      subtotal: 4000,
      shippingFee: 2000,
      total: 6000,
    });
    const taken = await change(given.cart, { gift: null });
    expect(agentTotals(taken.cart, BUILT_DELIVERY_RULES)).toMatchObject({ shippingFee: 800, total: 4800 });
  });

  test('[GIFT-01] [AGENT-03] agents may send names, addresses and remarks as long as the shop’s form takes', () => {
    const longest = {
      note: '呼'.repeat(NOTE_MAX),
      gift: { ...gift, name: '花'.repeat(255), address: `東京都${'あ'.repeat(252)}` },
    };
    expect(deliverySchema.safeParse(longest).error).toBeUndefined();
    for (const [field, path] of [
      [{ ...longest, note: `${longest.note}。` }, ['note']],
      [{ gift: { ...longest.gift, name: `${longest.gift.name}子` } }, ['gift', 'name']],
      [{ gift: { ...longest.gift, address: `${longest.gift.address}1` } }, ['gift', 'address']],
    ] as const)
      expect(deliverySchema.safeParse(field).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });

  describe('[FEE-01] a gift that is taken away', () => {
    const toNaha = { ...gift, postal_code: '900-0001', address: '沖縄県那覇市港町1-1' };
    const given = async (deliveryAddress: object | null) =>
      (await change(cartOf({ deliveryAddress }), { gift: toNaha })).cart;

    test.each([
      ['with null', { gift: null }],
      ['by an e-gift', { e_gift: true }],
    ])('%s takes its prefecture and its fee along, and that is told', async (_, without) => {
      const cart = await given({ globalId: 'address', province: 'JP-01' });
      expect(agentTotals(cart, BUILT_DELIVERY_RULES).shippingFee).toBe(2000);
      const taken = await change(cart, without);
      expect(taken.messages).toContainEqual(
        expect.objectContaining({ code: 'prefecture_unknown', path: '$.delivery.prefecture' }),
      );
      expect((await agentDelivery(taken.cart, services)).prefecture).toBe('JP-13');
      expect(agentTotals(taken.cart, BUILT_DELIVERY_RULES).shippingFee).toBe(800);
    });

    test('leaves the prefecture that is asked for with it, without a message', async () => {
      const taken = await change(await given(null), { gift: null, prefecture: 'JP-01' });
      expect(taken.messages).toEqual([]);
      expect((await agentDelivery(taken.cart, services)).prefecture).toBe('JP-01');
    });

    test('leaves the buyer’s own prefecture, where the gift had none in the address', async () => {
      const attributes = (await given(null)).attributes;
      const cart = cartOf({ attributes, deliveryAddress: { globalId: 'address', province: 'JP-01' } });
      const taken = await change(cart, { gift: null });
      expect(taken.messages).toEqual([]);
      expect((await agentDelivery(taken.cart, services)).prefecture).toBe('JP-01');
    });
  });

  test.each([
    ['without its prefecture', { ...gift, address: '大島町元町1-1' }, '$.delivery.gift.address'],
    ['with half a postal code', { ...gift, postal_code: '100' }, '$.delivery.gift.postal_code'],
    ['without a name that can be read', { ...gift, name: '\r\n' }, '$.delivery.gift.name'],
  ])('a gift address %s returns a message, and none is set', async (_, wrong, path) => {
    const { cart, messages } = await change(cartOf(), { gift: wrong });
    expect(messages).toMatchObject([{ code: 'address_incomplete', path }]);
    expect((await agentDelivery(cart, services)).gift).toBeNull();
  });

  test.each([
    ['name', '花子🌱'],
    ['name', '<b>花子</b>'],
    ['address', '東京都大島町 https://a.example'],
  ] as const)(
    '[GIFT-01] the %s of a gift that no parcel can have is reported at its field, and nothing is sent: %j',
    async (field, text) => {
      const gateway = gatewayOf(cartOf());
      const { cart, messages } = await change(cartOf(), { gift: { ...gift, [field]: text } }, gateway);
      expect(messages).toMatchObject([{ code: 'address_invalid', path: `$.delivery.gift.${field}` }]);
      expect((await agentDelivery(cart, services)).gift).toBeNull();
    },
  );

  test('[GIFT-01] an address that the platform refuses leaves the cart unchanged, with a message', async () => {
    const gateway = gatewayOf(cartOf());
    gateway.changeDestination.mockResolvedValue(err({ code: 'addressInvalid', detail: '' }) as never);
    const { cart, messages } = await change(cartOf(), { gift, note: 'ring', date: FIRST }, gateway);
    expect(messages).toMatchObject([{ code: 'delivery_not_saved', path: '$.delivery' }]);
    expect(messages[0]?.content).toContain('(addressInvalid): read the cart; the same call fails again');
    expect([gateway.changeAttributes, gateway.changeNote].map(({ mock }) => mock.calls.length)).toEqual([
      0, 0,
    ]);
    expect(await agentDelivery(cart, services)).toMatchObject({ gift: null, note: '', date: null });
  });

  test.each([
    ['Tokyo', '100-0101', '沖縄県那覇市泉崎1-2-3'],
    ['Okinawa', '900-0021', '東京都千代田区千代田1-1'],
    ['two others', '871-0000', '沖縄県那覇市泉崎1-2-3'],
    ['the mainland', '100-0001', '東京都八丈島八丈町大賀郷1'],
  ])(
    '[FEE-01] a postal code of %s with an address elsewhere is reported and not set',
    async (_, postal_code, address) => {
      const { cart, messages } = await change(cartOf(), { gift: { ...gift, postal_code, address } });
      expect(messages).toMatchObject([{ code: 'address_mismatch', path: '$.delivery.gift.postal_code' }]);
      expect((await agentDelivery(cart, services)).gift).toBeNull();
    },
  );

  test('[FEE-01] a gift is stored in one normalised format, with any dash in its code', async () => {
    const { cart, messages } = await change(cartOf(), {
      gift: {
        name: '花\n子',
        postal_code: '１００─１４０１\u200B',
        address: '東京都八丈島八丈町大賀郷1-1',
        phone: '+81 (0)4996-2-0000',
      },
    });
    expect(messages).toEqual([]);
    expect((await agentDelivery(cart, services)).gift).toEqual({
      name: '花 子',
      postal_code: '100-1401',
      address: '東京都八丈島八丈町大賀郷1-1',
      phone: '0499620000',
    });
    expect(agentTotals(cart, BUILT_DELIVERY_RULES)).toMatchObject({ shippingFee: 2000 });
    const both = { ...gift, postal_code: '871-0000', address: '大分県中津市1-1' };
    expect((await change(cartOf(), { gift: both })).messages).toEqual([]);
  });

  test('[DLV-06] an e-gift clears day, time and address, and reports it', async () => {
    const asked = await change(cartOf(), { e_gift: true, date: FIRST, time: 'morning', gift });
    expect(asked.messages.map((message) => [message.code, 'path' in message && message.path])).toEqual([
      ['delivery_left_to_recipient', '$.delivery.date'],
      ['delivery_left_to_recipient', '$.delivery.time'],
      ['delivery_left_to_recipient', '$.delivery.gift'],
    ]);
    expect(await agentDelivery(asked.cart, services)).toMatchObject({ e_gift: true, date: null, gift: null });
    const dated = await change(cartOf(), { date: FIRST });
    expect((await change(dated.cart, { e_gift: true })).messages).toMatchObject([
      { type: 'warning', path: '$.delivery.date' },
    ]);
    expect((await change(cartOf(), { e_gift: true, date: null })).messages).toEqual([]);
  });

  test("a failed update returns a message, and the cart is the platform's", async () => {
    const gateway = {
      ...gatewayOf(cartOf()),
      changeNote: vi.fn(async () => err({ code: 'unreachable' as const, detail: '' })),
    };
    const { messages } = await change(cartOf(), { note: 'x' }, gateway as never);
    expect(messages).toMatchObject([{ code: 'delivery_not_saved' }]);
    expect(gateway.changeNote).toHaveBeenCalledTimes(1);
  });

  test('an invalid phone number of a gift is rejected by its field', () => {
    const gift = { name: '森 花', postal_code: '158-0094', address: '東京都世田谷区玉川1-2-3' };
    expect(deliverySchema.safeParse({ gift: { ...gift, phone: '03-1234-5678' } }).success).toBe(true);
    expect(deliverySchema.safeParse({ gift: { ...gift, phone: 'abc' } }).error?.issues[0]?.path).toEqual([
      'gift',
      'phone',
    ]);
  });
});
