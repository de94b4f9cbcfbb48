import { describe, expect, test, vi } from 'vitest';
import { removeExpiredCarts } from '../../src/db/repositories/carts.ts';
import { base64, cartCalls } from '../support/cart-calls.ts';
import { platformOfFile, platformUnderTest } from '../support/platform-under-test.ts';
import { createCart, mutate, PACHIRA, readCart } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
const shop = await platformOfFile();

const { newCart, add, update, remove, apply } = cartCalls(() => shop);

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
    ['of another type', () => 'gid://shopify/Product/7583412945071'],
  ])('[CART-03] an id %s returns no cart', async (_what, spoil) => {
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
  test('[CART-01] creates a cart with its line, attributes, note and code in one request', async () => {
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
        checkoutChargeAmount: { amount: '3840.0' },
      },
    });
    expect(cart.lines.nodes[0]).toMatchObject({
      quantity: 3,
      attributes: [{ key: '鉢', value: '白' }],
      merchandise: { id: PACHIRA },
    });
  });

  test('creates an empty cart from no input', async () => {
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
  ])('rejects %s and creates no cart', async (_what, input, code, field) => {
    const { cart, userErrors } = await createCart(shop, input);
    expect(cart).toBeNull();
    expect(userErrors).toEqual([{ code, field: field.split('.'), message: expect.any(String) }]);
  });

  test('names an unsupported input', async () => {
    const { errors } = await shop.ask(
      'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {
        input: { buyerIdentity: { companyLocationId: 'gid://shopify/CompanyLocation/1' } },
      },
    );
    expect(errors?.[0]?.message).toMatch(/CartBuyerIdentityInput\.companyLocationId/);
  });

  test.each([
    ['cartCreate(input: { lines: $lines })', '[CartLineInput!]', { merchandiseId: PACHIRA }],
    [
      'cartLinesAdd(cartId: "gid://shopify/Cart/none", lines: $lines)',
      '[CartLineInput!]!',
      { merchandiseId: PACHIRA },
    ],
    [
      'cartLinesUpdate(cartId: "gid://shopify/Cart/none", lines: $lines)',
      '[CartLineUpdateInput!]!',
      { id: 'gid://shopify/CartLine/none' },
    ],
    [
      'cartLinesRemove(cartId: "gid://shopify/Cart/none", lineIds: $lines)',
      '[ID!]!',
      'gid://shopify/CartLine/none',
    ],
  ])('accepts at most 250 values in the list of %s', async (mutation, type, value) => {
    const { errors } = await shop.ask(`mutation($lines: ${type}) { ${mutation} { cart { id } } }`, {
      lines: Array.from({ length: 251 }, () => value),
    });
    expect(errors?.[0]?.extensions?.['code']).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });
});

describe('[PLAT-01] every field of a cart resolves', () => {
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

describe('concurrent changes', () => {
  test('[CART-10] 50 concurrent additions to one cart result in the right sum', async () => {
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
  test('[CART-04] a cart is null after its expiry, and is deleted', async () => {
    const brief = await platformUnderTest({ PLATFORM_CART_TTL_DAYS: '2' });
    const clock = vi.spyOn(brief.platform.services, 'now');
    const passHours = (hours: number) => {
      const at = new Date(Date.now() + hours * 3_600_000);
      clock.mockImplementation(() => at);
      return at;
    };
    try {
      const { cart } = await createCart(brief, { lines: [{ merchandiseId: PACHIRA }] });
      passHours(47);
      expect(await readCart(brief, cart.id)).not.toBeNull();
      const expired = passHours(49);
      expect(await readCart(brief, cart.id)).toBeNull();
      const page = await fetch(cart.checkoutUrl);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('このカートは見つかりませんでした');
      const { database } = brief.platform.services;
      expect(await removeExpiredCarts(database, expired)).toBe(1);
      expect(await removeExpiredCarts(database, expired)).toBe(0);
    } finally {
      await brief.stop();
    }
  });
});
