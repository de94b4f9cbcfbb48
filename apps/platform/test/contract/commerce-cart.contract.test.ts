import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpiredCarts } from '../../src/db/repositories/carts.ts';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { createCart, mutate, PACHIRA, readCart, setStock } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
let shop: PlatformUnderTest;
beforeAll(async () => {
  shop = await platformUnderTest();
});
afterAll(() => shop.stop());

const newCart = async (quantity = 2, more: Record<string, unknown> = {}) =>
  (await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity }], ...more })).cart;
const add = (cartId: string, lines: unknown) =>
  mutate(shop, 'cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', { cartId, lines });
const update = (cartId: string, lines: unknown) =>
  mutate(shop, 'cartLinesUpdate', '$cartId: ID!, $lines: [CartLineUpdateInput!]!', { cartId, lines });
const remove = (cartId: string, lineIds: unknown) =>
  mutate(shop, 'cartLinesRemove', '$cartId: ID!, $lineIds: [ID!]!', { cartId, lineIds });
const apply = (cartId: string, discountCodes: unknown) =>
  mutate(shop, 'cartDiscountCodesUpdate', '$cartId: ID!, $discountCodes: [String!]', {
    cartId,
    discountCodes,
  });
const base64 = (id: string) => Buffer.from(id).toString('base64');

describe('[CART-02] [PLAT-03] a cart id is token and key', () => {
  test('is read plain and base64-encoded', async () => {
    const { id, checkoutUrl } = await newCart();
    expect(id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[0-9a-f]+$/);
    expect(checkoutUrl).toBe(`${shop.url}/checkouts/cn/${id.split('/').at(-1)?.replace('?key=', '?key=')}`);
    expect((await readCart(shop, id)).id).toBe(id);
    expect((await readCart(shop, base64(id))).id).toBe(id);
  });

  test.each([
    ['without its key', (id: string) => id.split('?')[0] ?? ''],
    ['with a wrong key', (id: string) => id.replace(/key=.*/, 'key=0123456789abcdef0123456789abcdef')],
    ['cut short', (id: string) => id.slice(0, -1)],
    ['that is garbage', () => 'not a cart'],
    ['of another type', () => 'gid://shopify/Product/7583412945071'],
  ])('[CART-03] an id %s is no cart', async (_what, spoil) => {
    const { id } = await newCart();
    const bad = spoil(id);
    expect(await readCart(shop, bad)).toBeNull();
    expect(await readCart(shop, base64(bad))).toBeNull();
    for (const payload of [
      await add(bad, [{ merchandiseId: PACHIRA }]),
      await update(bad, []),
      await remove(bad, []),
      await apply(bad, []),
      await mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', { cartId: bad, note: 'x' }),
      await mutate(shop, 'cartAttributesUpdate', '$cartId: ID!, $attributes: [AttributeInput!]!', {
        cartId: bad,
        attributes: [],
      }),
      await mutate(shop, 'cartBuyerIdentityUpdate', '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!', {
        cartId: bad,
        buyerIdentity: {},
      }),
    ]) {
      expect(payload).toEqual({
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
        warnings: [],
      });
    }
    expect((await readCart(shop, id)).totalQuantity).toBe(2);
  });
});

describe('cartCreate', () => {
  test('[CART-01] makes a cart with its line, attributes, note and code at once', async () => {
    const { cart, userErrors, warnings } = await createCart(shop, {
      lines: [{ merchandiseId: base64(PACHIRA), quantity: 3, attributes: [{ key: '鉢', value: '白' }] }],
      attributes: [{ key: 'eGift', value: 'true' }],
      note: '静かに',
      discountCodes: ['welcome500'],
    });
    expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
    expect(cart).toMatchObject({
      totalQuantity: 3,
      note: '静かに',
      attributes: [{ key: 'eGift', value: 'true' }],
      discountCodes: [{ code: 'welcome500', applicable: true }],
      cost: {
        subtotalAmount: { amount: '3840.0' },
        totalAmount: { amount: '3340.0' },
        checkoutChargeAmount: { amount: '3340.0' },
      },
    });
    expect(cart.lines.nodes[0]).toMatchObject({
      quantity: 3,
      attributes: [{ key: '鉢', value: '白' }],
      merchandise: { id: PACHIRA },
    });
  });

  test('makes an empty cart of nothing', async () => {
    expect((await createCart(shop, {})).cart).toMatchObject({
      totalQuantity: 0,
      cost: { totalAmount: { amount: '0.0' } },
    });
  });

  test.each([
    [
      'an unknown variant',
      { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1' }] },
      'INVALID',
      'input.lines.0.merchandiseId',
    ],
    [
      'a product in place of a variant',
      { lines: [{ merchandiseId: 'gid://shopify/Product/7583412945071' }] },
      'INVALID',
      'input.lines.0.merchandiseId',
    ],
    [
      'no quantity',
      { lines: [{ merchandiseId: PACHIRA, quantity: 0 }] },
      'MINIMUM_NOT_MET',
      'input.lines.0.quantity',
    ],
    [
      'too much',
      { lines: [{ merchandiseId: PACHIRA, quantity: 2_000_000 }] },
      'MAXIMUM_EXCEEDED',
      'input.lines',
    ],
    [
      'a selling plan',
      { lines: [{ merchandiseId: PACHIRA, sellingPlanId: 'gid://shopify/SellingPlan/1' }] },
      'INVALID',
      'input.lines.0.sellingPlanId',
    ],
    [
      'a blank attribute key',
      { attributes: [{ key: ' ', value: 'x' }] },
      'INVALID',
      'input.attributes.0.key',
    ],
    ['a too long note', { note: 'x'.repeat(5001) }, 'NOTE_TOO_LONG', 'input.note'],
    ['no e-mail', { buyerIdentity: { email: 'nobody' } }, 'INVALID', 'input.buyerIdentity.email'],
  ])('refuses %s and makes no cart', async (_what, input, code, field) => {
    const { cart, userErrors } = await createCart(shop, input);
    expect(cart).toBeNull();
    expect(userErrors).toEqual([{ code, field: field.split('.'), message: expect.any(String) }]);
  });

  test('names an input that the platform does not do', async () => {
    const { errors } = await shop.ask(
      'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {
        input: { giftCardCodes: ['ABCD'] },
      },
    );
    expect(errors?.[0]?.message).toMatch(/CartInput\.giftCardCodes/);
  });

  test('takes at most 250 values in a list', async () => {
    const { errors } = await shop.ask(
      'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {
        input: { lines: Array.from({ length: 251 }, () => ({ merchandiseId: PACHIRA })) },
      },
    );
    expect(errors?.[0]?.extensions?.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });
});

describe('cartLinesAdd', () => {
  test('[CART-05] merges equal lines and keeps others apart', async () => {
    const { id } = await newCart();
    const { cart } = await add(id, [
      { merchandiseId: PACHIRA, quantity: 1 },
      {
        merchandiseId: PACHIRA,
        attributes: [
          { key: 'a', value: '1' },
          { key: 'b', value: '2' },
        ],
      },
      {
        merchandiseId: PACHIRA,
        attributes: [
          { key: 'b', value: '2' },
          { key: 'a', value: '1' },
        ],
      },
      { merchandiseId: SECOND },
    ]);
    expect(cart.lines.nodes.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2, 1]);
    expect(cart.lines.nodes[0].id).toMatch(/^gid:\/\/shopify\/CartLine\/[0-9a-f-]{36}\?cart=/);
  });

  test('is all or nothing', async () => {
    const { id } = await newCart();
    const { cart, userErrors } = await add(id, [
      { merchandiseId: SECOND },
      { merchandiseId: 'gid://shopify/ProductVariant/1' },
    ]);
    expect(cart).toBeNull();
    expect(userErrors[0].field).toEqual(['lines', '1', 'merchandiseId']);
    expect((await readCart(shop, id)).totalQuantity).toBe(2);
  });

  test('stops at 500 lines', async () => {
    const { id } = await newCart();
    const different = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId: PACHIRA,
        attributes: [{ key: 'n', value: String(from + index) }],
      }));
    await setStock(shop, PACHIRA, 1000);
    await add(id, different(0, 250));
    expect((await add(id, different(250, 249))).userErrors).toEqual([]);
    const { cart, userErrors } = await add(id, different(1000, 1));
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'LESS_THAN', field: ['lines'] }]);
    await setStock(shop, PACHIRA, 124);
  });
});

describe('cartLinesUpdate', () => {
  test('sets quantity, keeps attributes; 0 removes', async () => {
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA, attributes: [{ key: 'a', value: '1' }] }],
    });
    const lineId = cart.lines.nodes[0].id;
    const changed = await update(cart.id, [{ id: lineId, quantity: 4 }]);
    expect(changed.cart.lines.nodes).toMatchObject([
      { id: lineId, quantity: 4, attributes: [{ key: 'a', value: '1' }] },
    ]);
    const emptied = await update(cart.id, [{ id: base64(lineId), attributes: [] }]);
    expect(emptied.cart.lines.nodes).toMatchObject([{ id: lineId, quantity: 4, attributes: [] }]);
    expect((await update(cart.id, [{ id: lineId, quantity: 0 }])).cart.lines.nodes).toEqual([]);
  });

  test('merges a line that becomes equal to another', async () => {
    const { id } = await newCart(2);
    const { cart } = await add(id, [{ merchandiseId: SECOND, quantity: 3 }]);
    const [first, second] = cart.lines.nodes;
    const merged = await update(id, [{ id: second.id, merchandiseId: PACHIRA }]);
    expect(merged.cart.lines.nodes).toMatchObject([{ id: first.id, quantity: 5 }]);
  });

  test('refuses foreign lines and negative quantities', async () => {
    const { id, lines } = await newCart();
    const other = await newCart();
    expect(await update(id, [{ id: other.lines.nodes[0].id, quantity: 1 }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] }],
    });
    expect(await update(id, [{ id: lines.nodes[0].id, quantity: -1 }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'MINIMUM_NOT_MET', field: ['lines', '0', 'quantity'] }],
    });
  });
});

describe('cartLinesRemove', () => {
  test('[CART-07] removes lines, the last one too', async () => {
    const { id, lines } = await newCart();
    expect((await remove(id, [lines.nodes[0].id])).cart).toMatchObject({
      totalQuantity: 0,
      lines: { nodes: [] },
    });
    expect(await remove(id, [lines.nodes[0].id])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }],
    });
  });
});

describe('[CART-12] stock', () => {
  const SCARCE = SECOND;

  test('cuts an addition down and warns with the line', async () => {
    await setStock(shop, SCARCE, 5);
    const { cart, warnings, userErrors } = await createCart(shop, {
      lines: [{ merchandiseId: SCARCE, quantity: 9 }],
    });
    expect(userErrors).toEqual([]);
    expect(cart.totalQuantity).toBe(5);
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart.lines.nodes[0].id, message: expect.any(String) },
    ]);
    const again = await add(cart.id, [{ merchandiseId: SCARCE }]);
    expect(again.cart.totalQuantity).toBe(5);
    expect(again.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
    // Lines of the same variant share its stock.
    const split = await add(cart.id, [{ merchandiseId: SCARCE, attributes: [{ key: 'a', value: '1' }] }]);
    expect(split.cart.totalQuantity).toBe(5);
    expect(split.warnings).toContainEqual({
      code: 'MERCHANDISE_OUT_OF_STOCK',
      target: SCARCE,
      message: expect.any(String),
    });
  });

  test('does not add what is sold out and warns with the merchandise', async () => {
    await setStock(shop, SCARCE, 0);
    const { cart, warnings } = await createCart(shop, {
      lines: [{ merchandiseId: SCARCE }, { merchandiseId: PACHIRA }],
    });
    expect(cart.lines.nodes).toMatchObject([{ merchandise: { id: PACHIRA } }]);
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: SCARCE }]);
  });

  test('a read shows what the stock allows now, the next change warns', async () => {
    await setStock(shop, SCARCE, 5);
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: SCARCE, quantity: 5 }] });
    const lineId = cart.lines.nodes[0].id;
    await setStock(shop, SCARCE, 2);
    expect(await readCart(shop, cart.id)).toMatchObject({
      totalQuantity: 2,
      lines: { nodes: [{ quantity: 2 }] },
    });
    await setStock(shop, SCARCE, 0);
    expect(await readCart(shop, cart.id)).toMatchObject({
      totalQuantity: 0,
      lines: { nodes: [{ quantity: 0 }] },
    });
    const noted = await mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', {
      cartId: cart.id,
      note: 'x',
    });
    expect(noted.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: lineId }]);
    expect(noted.cart.lines.nodes).toMatchObject([{ id: lineId, quantity: 0 }]);
    expect((await remove(cart.id, [lineId])).warnings).toEqual([]);
    await setStock(shop, SCARCE, 38);
  });
});

describe('attributes, note, buyer', () => {
  test('[ATTR-01] attributes are replaced as a whole list', async () => {
    const { id } = await newCart(1, { attributes: [{ key: 'a', value: '1' }] });
    const set = (attributes: unknown) =>
      mutate(shop, 'cartAttributesUpdate', '$cartId: ID!, $attributes: [AttributeInput!]!', {
        cartId: id,
        attributes,
      });
    const { cart } = await set([
      { key: 'お届け希望日', value: '2026-12-10' },
      { key: 'CART_ID', value: 'x' },
      { key: 'CART_ID', value: 'y' },
    ]);
    expect(cart.attributes).toEqual([
      { key: 'お届け希望日', value: '2026-12-10' },
      { key: 'CART_ID', value: 'y' },
    ]);
    expect((await set([])).cart.attributes).toEqual([]);
    expect(await set([{ key: 'k', value: 'x'.repeat(5001) }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['attributes', '0', 'value'] }],
    });
  });

  test('a note has at most 5,000 characters', async () => {
    const { id } = await newCart();
    const set = (note: string) =>
      mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', { cartId: id, note });
    expect((await set('あ'.repeat(5000))).cart.note).toHaveLength(5000);
    expect(await set('あ'.repeat(5001))).toMatchObject({
      cart: null,
      userErrors: [{ code: 'NOTE_TOO_LONG', field: ['note'] }],
    });
    expect((await set('')).cart.note).toBe('');
  });

  test('the buyer is kept, and a part that is not sent stays', async () => {
    const { id } = await newCart();
    const document = `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) {
      cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
        cart { buyerIdentity { email phone countryCode customer { id } preferences { wallet delivery { deliveryMethod } } } }
        userErrors { code field } warnings { code }
      }
    }`;
    await shop.ask(document, { id, buyer: { email: 'a@example.jp', countryCode: 'JP' } });
    const { data } = await shop.ask(document, {
      id,
      buyer: {
        phone: '+81312345678',
        preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } },
      },
    });
    expect(data.cartBuyerIdentityUpdate.cart.buyerIdentity).toEqual({
      email: 'a@example.jp',
      phone: '+81312345678',
      countryCode: 'JP',
      customer: null,
      preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } },
    });
    const refused = await shop.ask(document, {
      id,
      buyer: { companyLocationId: 'gid://shopify/CompanyLocation/1' },
    });
    expect(refused.errors?.[0]?.message).toMatch(/companyLocationId/);
  });
});

describe('[SHIP-01] [SHIP-02] delivery', () => {
  const document = `mutation($id: ID!, $addresses: [CartSelectableAddressInput!]!) {
    cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) {
      cart {
        delivery { addresses { id selected address { ... on CartDeliveryAddress { provinceCode formatted } } } }
        deliveryGroups(first: 2) { nodes {
          id groupType
          deliveryOptions { handle estimatedCost { amount } deliveryMethodType }
          selectedDeliveryOption { handle }
        } }
      }
      userErrors { code field } warnings { code target }
    }
  }`;
  const addAddress = async (id: string, deliveryAddress: unknown, more = {}) =>
    (await shop.ask(document, { id, addresses: [{ selected: true, address: { deliveryAddress }, ...more }] }))
      .data.cartDeliveryAddressesAdd;

  test.each([
    ['JP-13', '800.0'],
    ['JP-01', '2000.0'],
    ['JP-47', '2000.0'],
    ['東京都', '800.0'],
    ['Okinawa', '2000.0'],
    ['JP-13', '2000.0', '100-1401'],
    ['JP-13', '800.0', '100-0001'],
  ])('[FEE-01] to %s costs %s yen (%s)', async (provinceCode, amount, zip = undefined) => {
    const { id } = await newCart();
    const { cart, userErrors } = await addAddress(id, { provinceCode, zip, countryCode: 'JP' });
    expect(userErrors).toEqual([]);
    expect(cart.deliveryGroups.nodes).toMatchObject([
      {
        groupType: 'ONE_TIME_PURCHASE',
        deliveryOptions: [{ estimatedCost: { amount }, deliveryMethodType: 'SHIPPING' }],
        selectedDeliveryOption: { handle: 'courier' },
      },
    ]);
  });

  test.each([
    ['PROVINCE_NOT_FOUND', { provinceCode: 'JP-48' }, {}],
    ['INVALID_ZIP_CODE_FOR_COUNTRY', { zip: '123' }, {}],
    ['INVALID', { countryCode: 'FR' }, {}],
    ['ADDRESS_FIELD_IS_TOO_LONG', { city: 'x'.repeat(300) }, {}],
    ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', { city: '<b>x</b>' }, {}],
    ['ADDRESS_FIELD_CONTAINS_URL', { city: 'https://example.com' }, {}],
    ['ADDRESS_FIELD_CONTAINS_EMOJIS', { city: '🌱' }, {}],
    [
      'ADDRESS_FIELD_IS_REQUIRED',
      { lastName: '森', zip: '1500001', provinceCode: 'JP-13', city: '渋谷区' },
      { validationStrategy: 'STRICT' },
    ],
    [
      'INVALID_ZIP_CODE_FOR_PROVINCE',
      { lastName: '森', zip: '1500001', provinceCode: 'JP-14', city: '渋谷区', address1: '1' },
      { validationStrategy: 'STRICT' },
    ],
  ])('%s', async (code, address, more) => {
    const { id } = await newCart();
    const { cart, userErrors } = await addAddress(id, address, more);
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code }]);
  });

  test('the same address again is a warning; ids that are not there are errors; the fee follows the selected one', async () => {
    const { id } = await newCart();
    const first = await addAddress(id, { provinceCode: 'JP-13' });
    const target = first.cart.delivery.addresses[0].id;
    expect((await addAddress(id, { provinceCode: 'JP-13' })).warnings).toEqual([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target },
    ]);
    await addAddress(id, { provinceCode: 'JP-47' });
    const updated = await shop.ask(
      `mutation($id: ID!, $addresses: [CartSelectableAddressUpdateInput!]!) {
        cartDeliveryAddressesUpdate(cartId: $id, addresses: $addresses) {
          cart { deliveryGroups(first: 1) { nodes { deliveryOptions { estimatedCost { amount } } } }
            delivery { addresses(selected: true) { id } } }
          userErrors { code field }
        }
      }`,
      { id, addresses: [{ id: target, selected: true, address: { deliveryAddress: { city: '渋谷区' } } }] },
    );
    expect(updated.data.cartDeliveryAddressesUpdate.cart).toMatchObject({
      deliveryGroups: { nodes: [{ deliveryOptions: [{ estimatedCost: { amount: '800.0' } }] }] },
      delivery: { addresses: [{ id: target }] },
    });
    const removed = await shop.ask(
      `mutation($id: ID!, $ids: [ID!]!) {
        cartDeliveryAddressesRemove(cartId: $id, addressIds: $ids) { cart { id } userErrors { code field } }
      }`,
      { id, ids: [target, 'gid://shopify/CartSelectableAddress/none'] },
    );
    expect(removed.data.cartDeliveryAddressesRemove).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '1'] }],
    });
  });

  test('cartSelectedDeliveryOptionsUpdate knows its group and its option', async () => {
    const { id } = await newCart();
    const group = (await addAddress(id, { provinceCode: 'JP-13' })).cart.deliveryGroups.nodes[0].id;
    const choose = async (deliveryGroupId: string, deliveryOptionHandle: string) =>
      (
        await shop.ask(
          `mutation($id: ID!, $options: [CartSelectedDeliveryOptionInput!]!) {
            cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: $options) {
              cart { id } userErrors { code }
            }
          }`,
          { id, options: [{ deliveryGroupId, deliveryOptionHandle }] },
        )
      ).data.cartSelectedDeliveryOptionsUpdate;
    expect((await choose(group, 'courier')).userErrors).toEqual([]);
    expect((await choose(group, 'drone')).userErrors).toEqual([{ code: 'INVALID_DELIVERY_OPTION' }]);
    expect((await choose('gid://shopify/CartDeliveryGroup/1', 'courier')).userErrors).toEqual([
      { code: 'INVALID_DELIVERY_GROUP' },
    ]);
  });
});

describe('[CART-06] [MAIL-04] discount codes', () => {
  const sum = (cart: {
    discountAllocations: Allocation[];
    lines: { nodes: { discountAllocations: Allocation[] }[] };
  }) =>
    [...cart.discountAllocations, ...cart.lines.nodes.flatMap((line) => line.discountAllocations)].reduce(
      (total, { discountedAmount }) => total + Number(discountedAmount.amount),
      0,
    );
  interface Allocation {
    readonly discountedAmount: { readonly amount: string };
  }

  test.each([
    ['NOSUCHCODE', 'MISSING_DISCOUNT_CODE', 'MISSING_DISCOUNT_CODE'],
    ['ALREADYUSED', 'INVALID', 'CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE'],
    ['ALREADYAPPLIED', 'INVALID', 'DISCOUNT_ALREADY_APPLIED'],
  ])('%s is answered with %s and the word %s', async (code, errorCode, word) => {
    const { id } = await newCart(3);
    const { cart, userErrors } = await apply(id, [code]);
    expect(userErrors).toEqual([
      { code: errorCode, field: ['discountCodes'], message: expect.stringMatching(`^${word}: `) },
    ]);
    expect(cart.discountCodes).toEqual([{ code, applicable: false }]);
    expect(cart.cost.checkoutChargeAmount).toEqual(cart.cost.subtotalAmount);
  });

  test.each([['SUMMER2025'], ['STOPPED20'], ['FIRST100'], ['BIG10000']])(
    '%s stays on the cart without an error, and does not apply',
    async (code) => {
      const { id } = await newCart(3);
      expect(await apply(id, [code])).toMatchObject({
        userErrors: [],
        cart: { discountCodes: [{ code, applicable: false }], cost: { totalAmount: { amount: '3840.0' } } },
      });
    },
  );

  /** What the answer's `extensions` say of the codes of a cart of three plants, 3,840 yen. */
  const reasons = async (codes: readonly string[], quantity = 3) => {
    const { id } = await newCart(quantity);
    await apply(id, codes);
    return reasonsOf(id);
  };
  const reasonsOf = async (id: string) => {
    const answer = await shop.ask(
      'query ($id: ID!) { cart(id: $id) { discountCodes { code applicable } } }',
      {
        id,
      },
    );
    return answer.extensions?.discounts;
  };

  test.each([
    ['NOSUCHCODE', { warning: 'DISCOUNT_NOT_FOUND' }],
    ['SUMMER2025', { warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'EXPIRED' }],
    ['STOPPED20', { warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'DISABLED' }],
    ['FIRST100', { warning: 'DISCOUNT_USAGE_LIMIT_REACHED' }],
    ['ALREADYUSED', { warning: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' }],
    ['ALREADYAPPLIED', { warning: 'DISCOUNT_CODE_NOT_HONOURED' }],
    [
      'BIG10000',
      {
        warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
        minimumSubtotal: { amount: '10000.0', currencyCode: 'JPY' },
      },
    ],
  ])(
    '%s: the reason is told in the extensions of an answer, by the provider’s later names',
    async (code, reason) => {
      expect(await reasons([code])).toEqual([{ code, ...reason }]);
    },
  );

  test('of codes that do not combine, the one that is applied is told; a code that applies has no reason', async () => {
    expect(await reasons(['WELCOME500', 'BIG10000'], 10)).toEqual([
      { code: 'WELCOME500', warning: 'DISCOUNT_CODE_NOT_HONOURED', appliedCode: 'BIG10000' },
    ]);
    expect(await reasons(['APP10'])).toBeUndefined();
    expect(await reasons([])).toBeUndefined();
  });

  test('a percentage is shared out over the lines to the yen, and taken from the charge', async () => {
    const { cart } = await createCart(shop, {
      lines: [
        { merchandiseId: PACHIRA, quantity: 1 },
        { merchandiseId: SECOND, quantity: 1 },
        { merchandiseId: PACHIRA, quantity: 1, attributes: [{ key: 'a', value: '1' }] },
      ],
      discountCodes: [' mmsp15-7KQ2 '],
    });
    expect(cart.cost).toEqual({
      subtotalAmount: { amount: '5040.0' },
      totalAmount: { amount: '4284.0' },
      checkoutChargeAmount: { amount: '4284.0' },
    });
    expect(sum(cart)).toBe(756);
    expect(
      cart.lines.nodes.every(
        (line: { discountAllocations: unknown[] }) => line.discountAllocations.length === 1,
      ),
    ).toBe(true);
  });

  test('a fixed amount is told on the cart', async () => {
    const { id } = await newCart(3);
    const { cart } = await apply(id, ['WELCOME500']);
    expect(cart.discountAllocations).toEqual([{ discountedAmount: { amount: '500.0' } }]);
    expect(sum(cart)).toBe(500);
  });

  test('[LIST-05] excluded products get nothing off', async () => {
    const { data } = await shop.ask(
      'query { products(first: 250) { nodes { variants(first: 1) { nodes { id availableForSale price { amount } } } metafield(namespace: "shop", key: "flags") { value } } } }',
    );
    const excluded = data.products.nodes.find(
      (product: {
        metafield: { value: string } | null;
        variants: { nodes: { availableForSale: boolean }[] };
      }) => product.metafield?.value.includes('"excluded"') && product.variants.nodes[0]?.availableForSale,
    ).variants.nodes[0];
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: excluded.id }, { merchandiseId: PACHIRA, quantity: 3 }],
      discountCodes: ['MMSP10-3WXN'],
    });
    expect(cart.lines.nodes[0].discountAllocations).toEqual([]);
    expect(sum(cart)).toBe(384);
    const alone = await createCart(shop, {
      lines: [{ merchandiseId: excluded.id, quantity: 3 }],
      discountCodes: ['APP10'],
    });
    expect(alone.cart.discountCodes).toEqual([{ code: 'APP10', applicable: false }]);
    expect(await reasonsOf(alone.cart.id)).toEqual([
      { code: 'APP10', warning: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' },
    ]);
  });

  test('of several codes the best applies; a code typed twice is told; an empty list clears', async () => {
    const { id } = await newCart(10);
    const { cart, userErrors } = await apply(id, ['WELCOME500', 'BIG10000', 'welcome500']);
    expect(cart.discountCodes).toEqual([
      { code: 'WELCOME500', applicable: false },
      { code: 'BIG10000', applicable: true },
    ]);
    expect(userErrors).toMatchObject([{ message: expect.stringMatching(/^DISCOUNT_ALREADY_APPLIED/) }]);
    expect((await apply(id, [''])).cart.discountCodes).toEqual([]);
    expect((await apply(id, ['APP10'])).userErrors).toEqual([]);
    // Sending what is there again changes nothing and is no error.
    expect((await apply(id, ['APP10'])).userErrors).toEqual([]);
  });
});

describe('[PLAT-01] every field of a cart answers', () => {
  const money = '{ amount currencyCode }';
  const address =
    'address1 address2 city company countryCode firstName formatted formattedArea lastName latitude longitude name phone provinceCode zip';
  const allocation = `__typename discountedAmount ${money} targetType discountApplication {
    allocationMethod targetSelection targetType
    value { ... on MoneyV2 ${money} ... on PricingPercentageValue { percentage } }
  } ... on CartCodeDiscountAllocation { code }`;
  const line = `__typename id quantity attribute(key: "a") { key value } attributes { key value }
    cost { amountPerQuantity ${money} compareAtAmountPerQuantity ${money} subtotalAmount ${money} totalAmount ${money} }
    estimatedCost { amount ${money} compareAtAmount ${money} subtotalAmount ${money} totalAmount ${money} }
    discountAllocations { ${allocation} } merchandise { ... on ProductVariant { id } }
    sellingPlanAllocation { checkoutChargeAmount ${money} }`;
  const document = `query($id: ID!) { cart(id: $id) {
    id checkoutUrl createdAt updatedAt note totalQuantity
    appliedGiftCards { id } attribute(key: "b") { key value } attributes { key value }
    buyerIdentity {
      countryCode email phone customer { id } purchasingCompany { company { id } }
      deliveryAddressPreferences { ... on MailingAddress { id country countryCodeV2 province ${address} } }
      preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude } } }
    }
    cost {
      checkoutChargeAmount ${money} subtotalAmount ${money} subtotalAmountEstimated totalAmount ${money} totalAmountEstimated
      totalDutyAmount ${money} totalDutyAmountEstimated totalTaxAmount ${money} totalTaxAmountEstimated
    }
    estimatedCost { checkoutChargeAmount ${money} subtotalAmount ${money} totalAmount ${money} totalDutyAmount ${money} totalTaxAmount ${money} }
    delivery { addresses { id oneTimeUse selected address { ... on CartDeliveryAddress { ${address} } } } }
    deliveryGroups(first: 5) {
      edges { cursor node { id } } pageInfo { hasNextPage }
      nodes {
        id groupType cartLines(first: 5) { nodes { id } }
        deliveryAddress { ${address} long: formatted(withName: true, withCompany: false) }
        deliveryOptions { code deliveryMethodType description estimatedCost ${money} handle title }
        selectedDeliveryOption { handle }
      }
    }
    discountAllocations { ${allocation} } discountCodes { applicable code }
    lines(first: 1) { edges { cursor node { id } } pageInfo { endCursor hasNextPage hasPreviousPage startCursor } nodes { ${line} } }
    metafield(namespace: "a", key: "b") { value } metafields(identifiers: [{ namespace: "a", key: "b" }]) { value }
  } }`;

  test.each(['WELCOME500', 'MMSP15-7KQ2'])('with code %s', async (code) => {
    const { cart } = await createCart(shop, {
      lines: [
        { merchandiseId: PACHIRA, quantity: 3, attributes: [{ key: 'a', value: '1' }] },
        { merchandiseId: SECOND },
      ],
      attributes: [{ key: 'b', value: '2' }],
      note: 'n',
      discountCodes: [code],
      buyerIdentity: { email: 'a@example.jp', phone: '+81312345678', preferences: { wallet: ['shop_pay'] } },
      delivery: {
        addresses: [
          {
            selected: true,
            address: {
              deliveryAddress: { provinceCode: 'JP-13', zip: '150-0001', city: '渋谷区', lastName: '森' },
            },
          },
        ],
      },
    });
    const answer = await shop.ask(document, { id: cart.id });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.cart).toMatchObject({
      attribute: { key: 'b', value: '2' },
      discountCodes: [{ code, applicable: true }],
      deliveryGroups: { nodes: [{ deliveryAddress: { long: ['〒150-0001', '東京都渋谷区', '森'] } }] },
      lines: { pageInfo: { hasNextPage: true, hasPreviousPage: false } },
    });
    const { data } = await shop.ask(
      'query($id: ID!, $after: String) { cart(id: $id) { lines(first: 1, after: $after) { nodes { merchandise { ... on ProductVariant { id } } } pageInfo { hasNextPage } } } }',
      { id: cart.id, after: answer.data.cart.lines.pageInfo.endCursor },
    );
    expect(data.cart.lines).toMatchObject({
      nodes: [{ merchandise: { id: SECOND } }],
      pageInfo: { hasNextPage: false },
    });
  });
});

describe('what the platform does not do', () => {
  test.each([
    ['cartGiftCardCodesUpdate', 'cartId: $id, giftCardCodes: []'],
    ['cartPrepareForCompletion', 'cartId: $id'],
  ])('%s is refused by name', async (name, args) => {
    const { id } = await newCart();
    const { data, errors } = await shop.ask(
      `mutation($id: ID!) { ${name}(${args}) { userErrors { message } } }`,
      { id },
    );
    expect(data).toEqual({ [name]: null });
    expect(errors?.[0]?.message).toContain(`Mutation.${name}`);
  });
});

describe('many changes at once', () => {
  test('[CART-10] 50 concurrent additions to one cart end with the right sum', async () => {
    const { id } = await newCart(1);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(id, [{ merchandiseId: index % 2 === 0 ? PACHIRA : SECOND }]),
      ),
    );
    const cart = await readCart(shop, id);
    expect(cart.totalQuantity).toBe(51);
    expect(cart.lines.nodes).toHaveLength(2);
  });
});

describe('expiry', () => {
  test('[CART-04] a cart is null after its days, and is swept', async () => {
    const brief = await platformUnderTest({ PLATFORM_CART_TTL_DAYS: String(1 / 24 / 60 / 60) });
    try {
      const { cart } = await createCart(brief, { lines: [{ merchandiseId: PACHIRA }] });
      expect(await readCart(brief, cart.id)).not.toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 1100));
      expect(await readCart(brief, cart.id)).toBeNull();
      const page = await fetch(cart.checkoutUrl);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('このカートは見つかりませんでした');
      const { database } = brief.platform.services;
      expect(await removeExpiredCarts(database, new Date())).toBe(1);
      expect(await removeExpiredCarts(database, new Date())).toBe(0);
    } finally {
      await brief.stop();
    }
  });
});
