import { discountKey } from '@shop/rules/cart/discount';
import { describe, expect, test } from 'vitest';
import { insertDiscounts } from '../../src/db/repositories/discounts.ts';
import { cartCalls } from '../support/cart-calls.ts';
import { submit } from '../support/plain-browser.ts';
import { EVERY_VERSION, platformOfFile } from '../support/platform-under-test.ts';
import { createCart, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const SECOND = 'gid://shopify/ProductVariant/42319870625007';
const shop = await platformOfFile(EVERY_VERSION);

const { newCart, apply } = cartCalls(() => shop);

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
  ])('%s returns %s and the code %s', async (code, errorCode, word) => {
    const { id } = await newCart(3);
    const { cart, userErrors } = await apply(id, [code]);
    expect(userErrors).toEqual([
      { code: errorCode, field: ['discountCodes'], message: expect.stringMatching(`^${word}: `) },
    ]);
    expect(cart.discountCodes).toEqual([{ code, applicable: false }]);
    expect(cart.cost.checkoutChargeAmount).toEqual(cart.cost.subtotalAmount);
  });

  test.each([['SUMMER2025'], ['STOPPED20'], ['FIRST100'], ['BIG10000']])(
    '%s stays on the cart without an error, and is not applicable',
    async (code) => {
      const { id } = await newCart(3);
      expect(await apply(id, [code])).toMatchObject({
        userErrors: [],
        cart: { discountCodes: [{ code, applicable: false }], cost: { totalAmount: { amount: '3840.0' } } },
      });
    },
  );

  /** The `extensions` of the response about the codes of a cart of three plants, 3,840 yen. */
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
    return answer.extensions?.['discounts'];
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
    "%s: the reason is reported in the extensions of the response, by the provider's later names",
    async (code, reason) => {
      expect(await reasons([code])).toEqual([{ code, ...reason }]);
    },
  );

  test('a code that has not begun stays on the cart, is not applicable, and is scheduled', async () => {
    const made = await fetch(`${shop.url}/admin/discounts`, {
      method: 'POST',
      headers: { 'x-platform-admin-token': shop.adminToken },
      body: JSON.stringify({
        title: '来年の割引',
        codes: ['NEXTYEAR'],
        percentage: 10,
        minimumSubtotal: 0,
        oncePerCustomer: false,
        excludesProducts: false,
        startsAt: '2098-01-01T00:00:00+09:00',
      }),
    });
    expect(await made.json()).toEqual({ codes: ['NEXTYEAR'] });
    const { id } = await newCart(3);
    expect(await apply(id, ['NEXTYEAR'])).toMatchObject({
      userErrors: [],
      cart: {
        discountCodes: [{ code: 'NEXTYEAR', applicable: false }],
        cost: { totalAmount: { amount: '3840.0' } },
      },
    });
    expect(await reasonsOf(id)).toEqual([
      { code: 'NEXTYEAR', warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'SCHEDULED' },
    ]);
  });

  test('of codes that do not combine, the applied one is reported; an applicable code has no reason', async () => {
    expect(await reasons(['WELCOME500', 'BIG10000'], 10)).toEqual([
      { code: 'WELCOME500', warning: 'DISCOUNT_CODE_NOT_HONOURED', appliedCode: 'BIG10000' },
    ]);
    expect(await reasons(['APP10'])).toBeUndefined();
    expect(await reasons([])).toBeUndefined();
  });

  test('[STORE-03] a percentage is allocated to the lines by the yen, and deducted from the charge', async () => {
    const { cart } = await createCart(shop, {
      lines: [
        { merchandiseId: PACHIRA, quantity: 1 },
        { merchandiseId: SECOND, quantity: 1 },
        { merchandiseId: PACHIRA, quantity: 1, attributes: [{ key: 'a', value: '1' }] },
      ],
      discountCodes: [' mmsp15-7KQ2 '],
    });
    expect(cart.cost).toEqual({
      subtotalAmount: { amount: '4284.0' },
      totalAmount: { amount: '4284.0' },
      checkoutChargeAmount: { amount: '4284.0' },
    });
    const totals = cart.lines.nodes.map((line: { cost: { totalAmount: { amount: string } } }) =>
      Number(line.cost.totalAmount.amount),
    );
    expect(totals.reduce((whole: number, total: number) => whole + total, 0)).toBe(4284);
    expect(sum(cart)).toBe(756);
    expect(
      cart.lines.nodes.every(
        (line: { discountAllocations: unknown[] }) => line.discountAllocations.length === 1,
      ),
    ).toBe(true);
  });

  test('[STORE-03] a fixed amount is reported on the cart', async () => {
    const { id } = await newCart(3);
    const { cart } = await apply(id, ['WELCOME500']);
    expect(cart.discountAllocations).toEqual([{ discountedAmount: { amount: '500.0' } }]);
    expect(cart.cost).toEqual({
      subtotalAmount: { amount: '3840.0' },
      totalAmount: { amount: '3340.0' },
      checkoutChargeAmount: { amount: '3840.0' },
    });
    expect(sum(cart)).toBe(500);
  });

  test('[CART-09] [STORE-03] an automatic discount is on the cart by its title, in the checkout and in the order mail', async () => {
    const { database } = shop.platform.services;
    const title = '春のセール';
    const startsAt = new Date('2026-01-01T00:00:00+09:00');
    const terms = { kind: 'percentage', value: 10, minimumSubtotal: 0, excludesProducts: true } as const;
    await insertDiscounts(database, [
      {
        ...terms,
        codeKey: discountKey(title),
        code: title,
        title,
        startsAt,
        endsAt: null,
        automatic: true,
        oncePerCustomer: false,
        usageLimit: null,
        usageCount: 0,
        disabled: false,
        usedByEveryone: false,
        alwaysAlreadyApplied: false,
      },
    ]);
    try {
      const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 2 }] });
      const { data } = await shop.ask(
        `query ($id: ID!) { cart(id: $id) { discountCodes { code } lines(first: 1) { nodes {
           discountAllocations { __typename targetType ... on CartAutomaticDiscountAllocation { title } } } } } }`,
        { id: cart.id },
      );
      expect(data.cart).toEqual({
        discountCodes: [],
        lines: {
          nodes: [
            {
              discountAllocations: [
                { __typename: 'CartAutomaticDiscountAllocation', targetType: 'LINE_ITEM', title },
              ],
            },
          ],
        },
      });
      expect(cart.cost.checkoutChargeAmount).toEqual({ amount: '2304.0' });
      const confirmation = await walkToConfirm(cart.checkoutUrl);
      expect(confirmation.html).toContain(title);
      await submit(confirmation, {}, 'place');
      const { rows } = await database.$client.query('select body from mail order by created_at desc limit 1');
      expect(rows[0].body).toContain(`(${title}): -¥256`);
      expect(rows[0].body).toContain('3,104');
    } finally {
      await database.$client.query('update discount set disabled = true where automatic');
    }
  });

  test('[LIST-05] excluded products are not discounted', async () => {
    const { data } = await shop.ask(
      'query { products(first: 250) { nodes { variants(first: 1) { nodes { id availableForSale price { amount } } } metafield(namespace: "shop", key: "flags") { value } } } }',
    );
    const excluded = data.products.nodes.find(
      (product) =>
        product.metafield?.value.includes('"excluded"') && product.variants.nodes[0]?.availableForSale,
    )?.variants.nodes[0];
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: excluded?.id }, { merchandiseId: PACHIRA, quantity: 3 }],
      discountCodes: ['MMSP10-3WXN'],
    });
    expect(cart.lines.nodes[0]?.discountAllocations).toEqual([]);
    expect(sum(cart)).toBe(384);
    const alone = await createCart(shop, {
      lines: [{ merchandiseId: excluded?.id, quantity: 3 }],
      discountCodes: ['APP10'],
    });
    expect(alone.cart.discountCodes).toEqual([{ code: 'APP10', applicable: false }]);
    expect(await reasonsOf(alone.cart.id)).toEqual([
      { code: 'APP10', warning: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' },
    ]);
  });

  test('of several codes the best applies; a duplicate code is reported; an empty list clears', async () => {
    const { id } = await newCart(10);
    const { cart, userErrors } = await apply(id, ['WELCOME500', 'BIG10000', 'welcome500']);
    expect(cart.discountCodes).toEqual([
      { code: 'WELCOME500', applicable: false },
      { code: 'BIG10000', applicable: true },
    ]);
    expect(userErrors).toMatchObject([{ message: expect.stringMatching(/^DISCOUNT_ALREADY_APPLIED/) }]);
    expect((await apply(id, [''])).cart.discountCodes).toEqual([]);
    expect((await apply(id, ['APP10'])).userErrors).toEqual([]);
    // Resending the current codes changes nothing and is no error.
    expect((await apply(id, ['APP10'])).userErrors).toEqual([]);
  });
});
