import { loadPinnedSchema } from '@shop/graphql/schema';
import { sql } from 'drizzle-orm';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
} from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { customerCalls } from '../support/customer-calls.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CARD, createCart, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

const calls = customerCalls(() => shop);
const PASSWORD = 'mori-no-naka';
const ADDRESS = {
  lastName: '森',
  firstName: '花子',
  country: 'Japan',
  province: 'Tokyo',
  zip: '150-0001',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  phone: '03-1234-5678',
};

/** A new, signed-in customer. */
async function signedIn(email: string): Promise<string> {
  expect((await calls.create({ email, password: PASSWORD })).customerUserErrors).toEqual([]);
  return (await calls.signIn(email, PASSWORD)).customerAccessToken.accessToken;
}

/** Opens the last link sent to an e-mail, which proves it. @param mails number sent to it so far */
async function followReset(email: string, mails: number): Promise<string> {
  const links = (await mailsTo(shop, email, mails)).map(linkIn).filter((link) => link.includes('/reset/'));
  return (await calls.resetByUrl(links.at(-1) ?? '', PASSWORD)).customerAccessToken.accessToken;
}

/** A new, signed-in customer with a proven e-mail. */
async function proven(email: string): Promise<string> {
  await signedIn(email);
  await calls.recover(email);
  return followReset(email, 1);
}

/** Buys a plant as a guest with that e-mail. */
async function buyAsGuest(email: string): Promise<string | undefined> {
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 1 }] });
  return orderNumberOn(await submit(await walkToConfirm(cart.checkoutUrl, { email }), {}, 'place'));
}

/** A field with its required arguments and selection. */
function selectionOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = [
    ...(args.some((argument) => argument.name === 'first') ? ['first: 1'] : []),
    ...(name === 'metafield' ? ['namespace: "a", key: "b"'] : []),
    ...(name === 'metafields' ? ['identifiers: [{ namespace: "a", key: "b" }]'] : []),
  ];
  const list = given.length > 0 ? `(${given.join(', ')})` : '';
  return `${name}${list}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`;
}

const codes = (payload: { readonly customerUserErrors: readonly { readonly code: string }[] }) =>
  payload.customerUserErrors.map(({ code }) => code);

describe('a customer', () => {
  test('creates an account, stores an address, buys signed in, and finds the order with its lines', async () => {
    const email = 'hanako.mori@example.jp';
    const created = await calls.create({
      email,
      password: PASSWORD,
      firstName: '花子',
      lastName: '森',
      phone: '+81312345678',
      acceptsMarketing: true,
    });
    expect(created).toMatchObject({
      customer: {
        email,
        displayName: '花子 森',
        phone: '+81312345678',
        acceptsMarketing: true,
        numberOfOrders: '0',
        addresses: { nodes: [] },
        defaultAddress: null,
      },
      customerUserErrors: [],
      userErrors: [],
    });
    const { accessToken: token, expiresAt } = (await calls.signIn(email.toUpperCase(), PASSWORD))
      .customerAccessToken;
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());

    const { customerAddress } = await calls.addAddress(token, ADDRESS);
    expect(customerAddress).toMatchObject({
      zip: '150-0001',
      provinceCode: 'JP-13',
      province: 'Tokyo',
      countryCodeV2: 'JP',
      formatted: ['〒150-0001', '東京都渋谷区神宮前1-2-3'],
    });
    expect(customerAddress.id).toMatch(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/);
    expect((await calls.customer(token)).defaultAddress.id).toBe(customerAddress.id);

    const { data } = await shop.ask(
      `mutation($input: CartInput!) { cartCreate(input: $input) {
        cart { checkoutUrl buyerIdentity { email phone customer { id displayName } } } userErrors { code field } } }`,
      {
        input: {
          lines: [{ merchandiseId: PACHIRA, quantity: 2 }],
          buyerIdentity: { customerAccessToken: token },
        },
      },
    );
    const { cart } = data.cartCreate;
    expect(cart.buyerIdentity).toEqual({
      email,
      phone: '+81312345678',
      customer: { id: created.customer.id, displayName: '花子 森' },
    });

    // The form is prefilled: only the payment is missing.
    const information = await visit(cart.checkoutUrl);
    expect(information.document.querySelector('[name=city]')?.getAttribute('value')).toBe('渋谷区');
    const payment = await submit(information, {}, 'continue');
    const thanks = await submit(await submit(payment, CARD, 'continue'), {}, 'place');
    const number = Number(orderNumberOn(thanks));

    const order = (
      await shop.ask(
        `query($token: String!) { customer(customerAccessToken: $token) { numberOfOrders
          orders(first: 5, sortKey: PROCESSED_AT, reverse: true, query: "processed_at:>2020-01-01") { totalCount nodes {
            id name orderNumber email phone financialStatus fulfillmentStatus statusUrl canceledAt currencyCode
            totalPrice { amount } totalShippingPrice { amount } subtotalPrice { amount } currentTotalTax { amount }
            shippingAddress { city address1 name } discountApplications(first: 1) { nodes { targetType } }
            lineItems(first: 5) { nodes { title quantity originalTotalPrice { amount } discountedTotalPrice { amount }
              discountAllocations { allocatedAmount { amount } } variant { id } } } } } } }`,
        { token },
      )
    ).data.customer;
    expect(order).toMatchObject({
      numberOfOrders: '1',
      orders: {
        totalCount: '1',
        nodes: [
          {
            name: `#${number}`,
            orderNumber: number,
            email,
            financialStatus: 'PAID',
            fulfillmentStatus: 'UNFULFILLED',
            canceledAt: null,
            currencyCode: 'JPY',
            totalPrice: { amount: '3360.0' },
            totalShippingPrice: { amount: '800.0' },
            subtotalPrice: { amount: '2560.0' },
            currentTotalTax: { amount: '305.0' },
            shippingAddress: { city: '渋谷区', address1: '神宮前1-2-3', name: '森 花子' },
            discountApplications: { nodes: [] },
            lineItems: {
              nodes: [{ quantity: 2, originalTotalPrice: { amount: '2560.0' }, variant: { id: PACHIRA } }],
            },
          },
        ],
      },
    });
    expect((await visit(order.orders.nodes[0]?.statusUrl ?? '')).text).toContain(String(number));
  });

  test('whose guest checkout has their verified e-mail finds that order too, with its discount', async () => {
    const token = await proven('later@example.jp');
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA, quantity: 5 }],
      discountCodes: ['APP10'],
    });
    const { cost } = cart;
    await submit(await walkToConfirm(cart.checkoutUrl, { email: 'Later@example.jp' }), {}, 'place');
    const { customer } = (
      await shop.ask(
        `query($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes {
          subtotalPrice { amount } discountApplications(first: 2) { nodes { targetType
            value { ... on PricingPercentageValue { percentage } } ... on DiscountCodeApplication { code applicable } } } } } } }`,
        { token },
      )
    ).data;
    expect(cost.totalAmount.amount).toBe('5760.0');
    expect(customer.orders.nodes).toEqual([
      {
        subtotalPrice: cost.totalAmount,
        discountApplications: {
          nodes: [{ targetType: 'LINE_ITEM', value: { percentage: 10 }, code: 'APP10', applicable: true }],
        },
      },
    ]);

    // Every schema field of an order and its lines.
    const schema = buildClientSchema(loadPinnedSchema().introspection);
    const everything = (name: string, left: ReadonlySet<string> = new Set()) =>
      Object.values((schema.getType(name) as GraphQLObjectType).getFields())
        .filter((field) => !left.has(field.name))
        .map(selectionOf)
        .join(' ');
    const { errors } = await shop.ask(
      `query($token: String!) { customer(customerAccessToken: $token) { ${everything('Customer', new Set(['orders']))}
        orders(first: 1) { nodes { ${everything('Order', new Set(['lineItems']))}
          lineItems(first: 1) { nodes { ${everything('OrderLineItem')} } } } } } }`,
      { token },
    );
    expect(errors).toBeUndefined();
  });

  test('changes their data; a new password revokes every token and issues a new one', async () => {
    const token = await signedIn('change@example.jp');
    const second = (await calls.signIn('change@example.jp', PASSWORD)).customerAccessToken.accessToken;
    expect(await calls.update(token, { firstName: '次郎', acceptsMarketing: true })).toMatchObject({
      customer: { firstName: '次郎', acceptsMarketing: true, email: 'change@example.jp' },
      customerAccessToken: null,
      customerUserErrors: [],
    });
    const changed = await calls.update(token, { password: 'another-one', firstName: null });
    expect(changed.customer.firstName).toBeNull();
    expect([await calls.customer(token), await calls.customer(second)]).toEqual([null, null]);
    expect((await calls.customer(changed.customerAccessToken.accessToken)).email).toBe('change@example.jp');
    expect(codes(await calls.signIn('change@example.jp', PASSWORD))).toEqual(['UNIDENTIFIED_CUSTOMER']);
    expect(codes(await calls.signIn('change@example.jp', 'another-one'))).toEqual([]);
  });

  test('revokes a token, and is removed from a cart', async () => {
    const token = await signedIn('out@example.jp');
    const renewed = await shop.ask(
      'mutation($token: String!) { customerAccessTokenRenew(customerAccessToken: $token) { customerAccessToken { accessToken } userErrors { message } } }',
      { token },
    );
    expect(renewed.data.customerAccessTokenRenew).toEqual({
      customerAccessToken: { accessToken: token },
      userErrors: [],
    });
    const { cart } = await createCart(shop, { buyerIdentity: { customerAccessToken: token } });
    const without = await shop.ask(
      `mutation($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { customerAccessToken: null }) {
        cart { buyerIdentity { customer { id } } } userErrors { code } } }`,
      { id: cart.id },
    );
    expect(without.data.cartBuyerIdentityUpdate).toEqual({
      cart: { buyerIdentity: { customer: null } },
      userErrors: [],
    });
    const end = `mutation($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) {
      deletedAccessToken userErrors { field message } } }`;
    expect((await shop.ask(end, { token })).data.customerAccessTokenDelete).toEqual({
      deletedAccessToken: token,
      userErrors: [],
    });
    expect(await calls.customer(token)).toBeNull();
    expect((await shop.ask(end, { token })).data.customerAccessTokenDelete).toMatchObject({
      deletedAccessToken: null,
      userErrors: [{ field: ['customerAccessToken'] }],
    });
  });
});

describe("errors have the provider's codes", () => {
  test.each([
    [{ email: 'x@example.jp', password: '1234' }, 'TOO_SHORT', 'password'],
    [{ email: 'x@example.jp', password: '' }, 'BLANK', 'password'],
    [{ email: 'no e-mail', password: PASSWORD }, 'INVALID', 'email'],
    [{ email: 'x@example.jp', password: PASSWORD, firstName: '<script>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
    [{ email: 'x@example.jp', password: PASSWORD, phone: '12' }, 'INVALID', 'phone'],
    [{ email: 'x@example.jp', password: PASSWORD, lastName: 'x'.repeat(10_000) }, 'TOO_LONG', 'lastName'],
  ])('%o is %s at %s', async (input, code, field) => {
    expect(await calls.create(input)).toMatchObject({
      customer: null,
      customerUserErrors: [{ code, field: ['input', field] }],
      userErrors: [{ field: ['input', field] }],
    });
  });

  test('an existing e-mail or phone number is taken, also on update', async () => {
    await calls.create({ email: 'taken@example.jp', password: PASSWORD, phone: '09011112222' });
    expect(codes(await calls.create({ email: 'TAKEN@example.jp', password: PASSWORD }))).toEqual(['TAKEN']);
    expect(
      codes(await calls.create({ email: 't2@example.jp', password: PASSWORD, phone: '+819011112222' })),
    ).toEqual(['TAKEN']);
    const token = await signedIn('other@example.jp');
    expect(codes(await calls.update(token, { email: 'taken@example.jp' }))).toEqual(['TAKEN']);
    expect((await calls.customer(token)).email).toBe('other@example.jp');
  });

  test('two concurrent requests for one e-mail: one gets it', async () => {
    const both = await Promise.all(
      [1, 2].map(() => calls.create({ email: 'race@example.jp', password: PASSWORD })),
    );
    expect(both.flatMap(codes)).toEqual(['TAKEN']);
    const [one, other] = [await signedIn('race-1@example.jp'), await signedIn('race-2@example.jp')];
    const changed = await Promise.all(
      [one, other].map((token) => calls.update(token, { email: 'race-3@example.jp' })),
    );
    expect(changed.flatMap(codes)).toEqual(['TAKEN']);
  });

  test('the error does not reveal whether the e-mail or the password was wrong', async () => {
    await signedIn('known@example.jp');
    const [wrong, unknown] = [
      await calls.signIn('known@example.jp', 'not-the-one'),
      await calls.signIn('unknown@example.jp', PASSWORD),
    ];
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
    });
  });

  test('a wrong or expired token is rejected', async () => {
    const token = await signedIn('expired@example.jp');
    const { database } = shop.platform.services;
    await database.execute(
      sql`update customer_token set expires_at = now() - interval '1 second'
          where customer_id = (select id from customer where email_key = 'expired@example.jp')`,
    );
    for (const bad of [token, 'nonsense', '']) {
      expect(await calls.customer(bad)).toBeNull();
      expect(codes(await calls.update(bad, { firstName: 'x' }))).toEqual(['TOKEN_INVALID']);
      expect(codes(await calls.addAddress(bad, ADDRESS))).toEqual(['TOKEN_INVALID']);
      const { cart, userErrors } = await createCart(shop, { buyerIdentity: { customerAccessToken: bad } });
      expect([cart, userErrors]).toMatchObject([
        null,
        [{ code: 'INVALID', field: ['input', 'buyerIdentity', 'customerAccessToken'] }],
      ]);
    }
  });

  test('neither passwords nor tokens are stored in plain text', async () => {
    const token = await signedIn('kept@example.jp');
    const { rows } = await shop.platform.services.database.execute<{ kept: string }>(
      sql`select row_to_json(c)::text || row_to_json(t)::text as kept
          from customer c join customer_token t on t.customer_id = c.id where c.email_key = 'kept@example.jp'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).toContain('scrypt$');
    expect(rows[0]?.kept).not.toContain(PASSWORD);
    expect(rows[0]?.kept).not.toContain(token);
  });

  test('repeated wrong passwords for one e-mail are throttled; others still sign in, and no log has personal data', async () => {
    const log = vi.spyOn(console, 'error');
    await signedIn('guessed@example.jp');
    for (let attempt = 0; attempt < 10; attempt += 1) await calls.signIn('guessed@example.jp', 'wrong-guess');
    const { data, errors } = await shop.ask(
      `mutation { customerAccessTokenCreate(input: { email: "guessed@example.jp", password: "${PASSWORD}" }) {
        customerAccessToken { accessToken } } }`,
    );
    expect(data.customerAccessTokenCreate).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: 'THROTTLED' }, path: ['customerAccessTokenCreate'] },
    ]);
    expect(await signedIn('not-guessed@example.jp')).not.toBe('');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('addresses', () => {
  test('are changed by field, set as default and deleted; the oldest replaces a deleted default', async () => {
    const token = await signedIn('book@example.jp');
    const home = (await calls.addAddress(token, ADDRESS)).customerAddress;
    const work = (await calls.addAddress(token, { ...ADDRESS, city: '港区' })).customerAddress;
    expect((await calls.preferAddress(token, work.id)).customer.defaultAddress.id).toBe(work.id);
    const changed = await calls.changeAddress(token, work.id, { address1: '芝公園4-2-8', lastName: null });
    expect(changed.customerAddress).toMatchObject({ city: '港区', address1: '芝公園4-2-8', lastName: null });
    expect(await calls.deleteAddress(token, work.id)).toMatchObject({
      deletedCustomerAddressId: work.id,
      customerUserErrors: [],
    });
    const left = await calls.customer(token);
    expect([left.defaultAddress.id, left.addresses.nodes.map(({ id }) => id)]).toEqual([home.id, [home.id]]);
    const refused = await calls.addAddress(token, { ...ADDRESS, country: 'France', province: 'Nowhere' });
    expect(codes(refused)).toEqual(['INVALID', 'INVALID']);
  });

  test('of other customers do not exist, and stay unchanged', async () => {
    const [mine, theirs] = [await signedIn('mine@example.jp'), await signedIn('theirs@example.jp')];
    const { id } = (await calls.addAddress(theirs, ADDRESS)).customerAddress;
    const refusals = [
      await calls.changeAddress(mine, id, { city: '奪う市' }),
      await calls.deleteAddress(mine, id),
      await calls.preferAddress(mine, id),
      await calls.deleteAddress(theirs, 'gid://shopify/MailingAddress/1'),
    ];
    expect(refusals.flatMap(codes)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect((await calls.customer(theirs)).addresses.nodes).toMatchObject([{ id, city: '渋谷区' }]);
    expect((await calls.customer(mine)).addresses.nodes).toEqual([]);
  });
});

describe('links by mail', () => {
  test('a forgotten password is reset by the link, once', async () => {
    const email = 'forgot@example.jp';
    const token = await signedIn(email);
    expect(codes(await calls.recover('nobody@example.jp'))).toEqual(['UNIDENTIFIED_CUSTOMER']);
    expect(codes(await calls.recover(email))).toEqual([]);
    const [mail] = await mailsTo(shop, email, 1);
    const url = linkIn(mail ?? { recipient: '', body: '' });
    expect(url).toMatch(/\/account\/reset\/\d+\/[\w-]{32}\?locale=ja$/);
    expect(codes(await calls.resetByUrl(url, 'abc'))).toEqual(['TOO_SHORT']);
    const { customerAccessToken } = await calls.resetByUrl(url, 'remembered-now');
    expect((await calls.customer(customerAccessToken.accessToken)).email).toBe(email);
    expect(await calls.customer(token)).toBeNull();
    expect(codes(await calls.resetByUrl(url, 'once-more-now'))).toEqual(['TOKEN_INVALID']);
    expect(codes(await calls.resetByUrl('https://example.jp/elsewhere', 'once-more'))).toEqual(['INVALID']);
    expect(codes(await calls.signIn(email, 'remembered-now'))).toEqual([]);
  });

  test('a guest verifies their e-mail before an account shows their orders', async () => {
    const email = 'guest@example.jp';
    await buyAsGuest(email);
    const refused = await calls.create({ email, password: PASSWORD });
    expect([refused.customer, codes(refused)]).toEqual([null, ['CUSTOMER_DISABLED']]);
    expect(codes(await calls.signIn(email, PASSWORD))).toEqual(['UNIDENTIFIED_CUSTOMER']);
    const mails = await mailsTo(shop, email, 2);
    const url = mails.map(linkIn).find((link) => link.includes('/account/activate/')) ?? '';
    const activated = await calls.activateByUrl(url, PASSWORD);
    expect(activated).toMatchObject({ customer: { numberOfOrders: '1' }, customerUserErrors: [] });
    expect(codes(await calls.activateByUrl(url, PASSWORD))).toEqual(['ALREADY_ENABLED']);
    expect(codes(await calls.signIn(email, PASSWORD))).toEqual([]);
  });

  test("an account created before its owner's guest order shows the order only after verification", async () => {
    const email = 'first@example.jp';
    const stranger = await signedIn(email);
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA, quantity: 1 }],
      buyerIdentity: { customerAccessToken: stranger },
    });
    await buyAsGuest(email);
    expect((await calls.customer(stranger)).numberOfOrders).toBe('0');

    await calls.recover(email);
    const owner = await followReset(email, 2);
    expect((await calls.customer(owner)).numberOfOrders).toBe('1');
    await buyAsGuest(email);
    expect((await calls.customer(owner)).numberOfOrders).toBe('2');
    expect(await calls.customer(stranger)).toBeNull();
    // Nor through a cart with the other customer signed in.
    const { data } = await shop.ask(
      'query($id: ID!) { cart(id: $id) { buyerIdentity { customer { numberOfOrders } } } }',
      { id: cart.id },
    );
    expect(data.cart.buyerIdentity.customer).toBeNull();
  });

  test('a changed e-mail must be verified again, and not by a link sent to the old one', async () => {
    const [mine, theirs] = ['moved-from@example.jp', 'moved-to@example.jp'];
    const token = await proven(mine);
    await calls.recover(mine);
    expect(codes(await calls.update(token, { email: theirs }))).toEqual([]);
    await buyAsGuest(theirs);
    expect((await calls.customer(token)).numberOfOrders).toBe('0');
    const links = (await mailsTo(shop, mine, 2)).map(linkIn);
    for (const link of links) {
      expect(codes(await calls.resetByUrl(link, 'old-link-now'))).toEqual(['TOKEN_INVALID']);
    }
    expect((await calls.customer(token)).numberOfOrders).toBe('0');
    await calls.recover(theirs);
    expect((await calls.customer(await followReset(theirs, 2))).numberOfOrders).toBe('1');
  });

  test('the same e-mail in another case stays verified', async () => {
    const token = await proven('letters@example.jp');
    expect(codes(await calls.update(token, { email: 'Letters@example.jp' }))).toEqual([]);
    await buyAsGuest('letters@example.jp');
    expect((await calls.customer(token)).numberOfOrders).toBe('1');
  });

  test('the same by id and token', async () => {
    const email = 'by-id@example.jp';
    await signedIn(email);
    await calls.recover(email);
    const [mail] = await mailsTo(shop, email, 1);
    const [, id, resetToken] = /reset\/(\d+)\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
    const reset = (input: Record<string, unknown>) =>
      shop.ask(
        `mutation($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) {
          customer { email } customerUserErrors { code field } } }`,
        { id: `gid://shopify/Customer/${id}`, input: { password: 'by-id-password', ...input } },
      );
    expect((await reset({ resetToken: 'wrong' })).data.customerReset.customerUserErrors).toEqual([
      { code: 'TOKEN_INVALID', field: ['input', 'resetToken'] },
    ]);
    expect((await reset({ resetToken })).data.customerReset.customer).toEqual({ email });
  });
});
