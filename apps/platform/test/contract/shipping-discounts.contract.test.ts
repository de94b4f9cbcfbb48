import { expect, test } from 'vitest';
import { findOrderByToken } from '../../src/db/repositories/orders.ts';
import { applicationOf } from '../../src/graphql/order-facts.ts';
import { mailsTo } from '../support/outbox.ts';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CONTACT, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

const TERMS = {
  title: '送料無料',
  freeShipping: true,
  minimumSubtotal: 2_000,
  oncePerCustomer: true,
  excludesProducts: false,
  startsAt: '2026-01-01T00:00:00+09:00',
};

async function make(given: object) {
  const answer = await fetch(`${shop.url}/admin/discounts`, {
    method: 'POST',
    headers: { 'x-platform-admin-token': shop.adminToken },
    body: JSON.stringify({ ...TERMS, ...given }),
  });
  return { status: answer.status, body: await answer.json() };
}

const CART = `cart { checkoutUrl discountCodes { code applicable } cost { totalAmount { amount } }
  discountAllocations { targetType discountedAmount { amount } discountApplication { targetType value { ... on PricingPercentageValue { percentage } } }
    ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } } }`;

async function cartWith(discountCodes: string[], provinceCode: string | null, quantity = 2) {
  const { data, errors } = await shop.ask(
    `mutation($input: CartInput) { cartCreate(input: $input) { ${CART} } }`,
    {
      input: {
        lines: [{ merchandiseId: PACHIRA, quantity }],
        discountCodes,
        ...(provinceCode && {
          buyerIdentity: {
            deliveryAddressPreferences: [{ deliveryAddress: { country: 'JP', province: provinceCode } }],
          },
        }),
      },
    },
  );
  expect(errors).toBeUndefined();
  return data.cartCreate.cart;
}

test.each([
  [{ codes: ['F1'], percentage: 10 }, 'percentage'],
  [{ codes: ['F1'], freeShipping: false }, 'percentage'],
  [{ codes: ['F1'], excludesProducts: true }, 'excludesProducts'],
])('[CART-09] the back office refuses %j, and names the field', async (given, field) => {
  const { status, body } = await make(given);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('[CART-09] a code for free shipping is on the cart, in the checkout, on the order and in its mail', async () => {
  expect((await make({ codes: ['SHIPFREE'] })).status).toBe(200);
  expect((await cartWith(['SHIPFREE'], 'JP-13', 1)).discountCodes).toEqual([
    { code: 'SHIPFREE', applicable: false },
  ]);
  expect((await cartWith(['SHIPFREE'], null)).discountAllocations).toEqual([]);
  expect((await cartWith(['SHIPFREE'], 'JP-01')).discountAllocations).toMatchObject([
    { discountedAmount: { amount: '2000.0' } },
  ]);
  const cart = await cartWith(['shipfree'], 'JP-13');
  expect(cart).toMatchObject({
    cost: { totalAmount: { amount: '2560.0' } },
    discountCodes: [{ code: 'shipfree', applicable: true }],
    discountAllocations: [
      {
        code: 'SHIPFREE',
        targetType: 'SHIPPING_LINE',
        discountedAmount: { amount: '800.0' },
        discountApplication: { targetType: 'SHIPPING_LINE', value: { percentage: 100 } },
      },
    ],
  });
  const email = 'porto@example.jp';
  const confirm = await walkToConfirm(cart.checkoutUrl, { email });
  expect(confirm.text).toContain('送料の割引(SHIPFREE)');
  expect(confirm.text).toContain('2,560円(税込。うち送料 0円)');
  const thanks = await submit(confirm, {}, 'place');
  const [mail] = await mailsTo(shop, email, 1);
  for (const text of [thanks.text, JSON.stringify(mail)]) expect(text).toContain('送料の割引(SHIPFREE)');
  const { rows } = await shop.platform.services.database.$client.query(
    `select shipping, shipping_discount, shipping_code, discount::int, total::int, body from placed_order
     join webhook_event on topic = 'orders/create' where number = $1`,
    [orderNumberOn(thanks)],
  );
  expect(rows).toMatchObject([
    { shipping: 800, shipping_discount: 800, shipping_code: 'SHIPFREE', discount: 0, total: 2_560 },
  ]);
  expect(JSON.parse(rows[0].body)).toMatchObject({
    total_price: '2560',
    total_discounts: '800',
    total_line_items_price: '2560',
    subtotal_price: '2560',
    discount_codes: [{ code: 'SHIPFREE', amount: '800', type: 'shipping' }],
  });
  // Used once by this customer.
  const again = await walkToConfirm((await cartWith(['SHIPFREE'], 'JP-13')).checkoutUrl, { email });
  expect(again.text).not.toContain('送料の割引');
});

test('[CART-09] at the checkout a code for the goods joins one for shipping, and each is removed by itself', async () => {
  await make({ codes: ['SHIPBOTH'] });
  const cart = await cartWith(['SHIPBOTH'], 'JP-13', 5);
  const confirm = await walkToConfirm(cart.checkoutUrl, { email: 'both@example.jp' });
  const both = await submit(confirm, { discountCode: 'WELCOME500' }, 'applyDiscount');
  for (const label of ['送料の割引(SHIPBOTH)', 'クーポン(WELCOME500)']) expect(both.text).toContain(label);
  const one = await submit(both, {}, 'removeDiscount:SHIPBOTH');
  expect(one.text).not.toContain('送料の割引');
  expect(one.text).toContain('クーポン(WELCOME500)');
});

test('[CART-09] the Admin API creates a code for free shipping, once', async () => {
  const ask = async (code: string) => {
    const answer = await fetch(`${shop.url}/admin/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': shop.adminToken },
      body: JSON.stringify({
        query: `mutation($code: String!) { discountCodeFreeShippingCreate(freeShippingCodeDiscount: { title: "送料無料", code: $code,
          startsAt: "2026-01-01T00:00:00Z", customerSelection: { all: true }, destination: { all: true },
          minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: "2000" } } }) {
          codeDiscountNode { id } userErrors { field message } } }`,
        variables: { code },
      }),
    });
    return (await answer.json()).data?.discountCodeFreeShippingCreate;
  };
  expect(await ask('ADMINSHIP')).toMatchObject({ codeDiscountNode: {}, userErrors: [] });
  expect(await ask('adminship')).toMatchObject({
    codeDiscountNode: null,
    userErrors: [{ field: ['freeShippingCodeDiscount', 'code'] }],
  });
  expect((await cartWith(['ADMINSHIP'], 'JP-13')).discountAllocations).toMatchObject([
    { code: 'ADMINSHIP', discountedAmount: { amount: '800.0' } },
  ]);
  expect((await cartWith(['ADMINSHIP'], 'JP-13', 1)).discountAllocations).toEqual([]);
});

test('[CART-09] automatic free shipping needs no code', async () => {
  await make({ codes: ['AUTOSHIP'], automatic: true, oncePerCustomer: false, minimumSubtotal: 10_000 });
  expect((await cartWith([], 'JP-13', 8)).discountAllocations).toMatchObject([
    { title: '送料無料', targetType: 'SHIPPING_LINE', discountedAmount: { amount: '800.0' } },
  ]);
  expect((await cartWith([], 'JP-13', 7)).discountAllocations).toEqual([]);
  const email = 'auto@example.jp';
  const confirm = await walkToConfirm((await cartWith([], 'JP-13', 8)).checkoutUrl, { email });
  const thanks = await submit(confirm, {}, 'place');
  const [mail] = await mailsTo(shop, email, 1);
  for (const text of [confirm.text, thanks.text, mail?.body]) {
    expect(text, 'the title that the cart names, not the name in the back office').toContain(
      '送料の割引(送料無料)',
    );
    expect(text).not.toContain('AUTOSHIP');
  }
  const order = await findOrderByToken(shop.platform.services.database, thanks.url.split('/').at(-1) ?? '');
  if (order === null) throw new Error('no order');
  expect(await applicationOf(shop.platform.services.database, order, 'SHIPPING_LINE')).toMatchObject({
    __typename: 'AutomaticDiscountApplication',
    title: '送料無料',
  });
});

test('[PLAT-08] [CART-09] an order of which discounts leave nothing to pay asks for no payment', async () => {
  const whole = { freeShipping: undefined, percentage: 100, oncePerCustomer: false };
  expect((await make({ ...whole, codes: ['WHOLE'] })).status).toBe(200);
  expect((await make({ codes: ['SHIPWHOLE'], oncePerCustomer: false })).status).toBe(200);
  const contact = await visit(`${(await cartWith(['WHOLE', 'SHIPWHOLE'], 'JP-13')).checkoutUrl}&locale=en`);
  const email = 'free@example.jp';
  const confirm = await submit(contact, { ...CONTACT, email }, 'continue');
  expect(new URL(confirm.url).pathname).toMatch(/\/confirm$/);
  expect(confirm.text).toContain('Nothing to pay');
  expect(confirm.text).not.toContain('Charged when');
  expect(orderNumberOn(await submit(confirm, {}, 'place'))).toMatch(/\d{4,}/);
  const [mail] = await mailsTo(shop, email, 1);
  expect(mail?.body).toContain('Payment method: Nothing to pay');
  // The postage is left without its code.
  const postage = await visit(`${(await cartWith(['WHOLE'], 'JP-13')).checkoutUrl}&locale=en`);
  const payment = await submit(postage, { ...CONTACT, email }, 'continue');
  expect(new URL(payment.url).pathname).toMatch(/\/payment$/);
});
