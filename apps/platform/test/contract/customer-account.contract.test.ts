import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountClient } from '../support/account-client.ts';
import { customerCalls } from '../support/customer-calls.ts';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { createCart, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

const client = accountClient(() => shop);
const calls = customerCalls(() => shop);
const PASSWORD = 'mori-no-naka';

async function register(email: string): Promise<void> {
  const { customerUserErrors } = await calls.create({
    email,
    password: PASSWORD,
    lastName: '森',
    firstName: '葉子',
  });
  expect(customerUserErrors).toEqual([]);
}

/** The tokens of a new customer. */
async function tokensOf(email: string) {
  await register(email);
  return client.tokensFor(email, PASSWORD);
}

/** Runs a query that must have no errors. */
async function answered(token: string, query: string, variables?: Record<string, unknown>) {
  const response = await client.ask(token, query, variables);
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

describe('[PLAT-07] sign-in for an application', () => {
  test('is discovered by the two documents, whose URLs all exist', async () => {
    const openId = await (await fetch(`${shop.url}/.well-known/openid-configuration`)).json();
    expect(openId).toMatchObject({
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'customer-account-api:full'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
    const { graphql_api } = await (await fetch(`${shop.url}/.well-known/customer-account-api`)).json();
    expect(graphql_api).toBe(`${shop.url}/customer/api/2026-04/graphql`);
    const { authorization_endpoint, token_endpoint, end_session_endpoint, jwks_uri } = openId;
    const statuses = await Promise.all(
      [authorization_endpoint, token_endpoint, end_session_endpoint, jwks_uri, graphql_api].map(
        async (url) => (await fetch(url)).status,
      ),
    );
    expect(statuses).toEqual([401, 405, 400, 200, 405]);
  });

  test('leads to a page in the requested language, and redirects back with state and a code that is exchanged for tokens', async () => {
    await register('way@example.jp');
    const verifier = client.newVerifier();
    const english = await visit(
      await client.signInUrl(verifier, { locale: 'en', login_hint: 'way@example.jp' }),
    );
    expect(english.document.querySelector('h1')?.textContent).toBe('Sign in');
    expect(english.document.querySelector('[name=email]')?.getAttribute('value')).toBe('way@example.jp');
    expect(english.headers.get('content-security-policy')).toContain(`form-action 'self' ${client.origin()}`);
    const wrong = await client.signIn(english, 'way@example.jp', 'another');
    expect([wrong.status, wrong.headers.get('location')]).toEqual([422, null]);
    const back = await client.signIn(english, 'way@example.jp', PASSWORD);
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(client.redirectUri());
    expect(location.searchParams.get('state')).toBe('a state/ &?');
    const answer = await client.token({
      grant_type: 'authorization_code',
      redirect_uri: client.redirectUri(),
      code: location.searchParams.get('code') ?? '',
      code_verifier: verifier,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tokens = await answer.json();
    expect(tokens).toMatchObject({ expires_in: 7200, token_type: 'Bearer' });
    expect(tokens.access_token).toMatch(/^shcat_/);
    const [head, body, signature] = tokens.id_token.split('.');
    const { keys } = await (await fetch(`${shop.url}/authentication/.well-known/jwks.json`)).json();
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    expect(keys[0].d).toBeUndefined();
    const signed = Buffer.from(`${head}.${body}`);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims).toMatchObject({
      nonce: 'a nonce',
      email: 'way@example.jp',
      iss: `${shop.url}/authentication`,
    });
    expect(claims.exp - claims.iat).toBe(7200);
  });

  test('a signed-in customer gets a code without a page; a silent request without a session is rejected', async () => {
    await register('silent@example.jp');
    const silent = await client.signInUrl(client.newVerifier(), { prompt: 'none' });
    const refused = await fetch(silent, { redirect: 'manual' });
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('login_required');
    const back = await client.signIn(
      await visit(await client.signInUrl(client.newVerifier())),
      'silent@example.jp',
      PASSWORD,
    );
    const cookie = back.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^platform_sign_in=[\w-]+; Path=\/authentication; HttpOnly; SameSite=Lax/);
    const at = await fetch(silent, { redirect: 'manual', headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(new URL(at.headers.get('location') ?? '').searchParams.get('code')).toMatch(/^shcac_/);
  });

  test.each([
    ['an application that is not known', { client_id: 'somebody-else' }, 401],
    ['another address', { redirect_uri: 'https://evil.example/account/authorize' }, 400],
    [
      'an address that begins as the right one',
      { redirect_uri: 'http://localhost:3000/account/authorize/../x' },
      400,
    ],
  ])('never redirects to %s', async (_what, more, status) => {
    const answer = await fetch(await client.signInUrl(client.newVerifier(), more), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
  });

  test.each([
    ['without a challenge', { code_challenge: '' }, 'invalid_request'],
    ['with a challenge that is no hash', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a state', { state: '' }, 'invalid_request'],
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for less than the API', { scope: 'openid email' }, 'invalid_scope'],
    ['for more than there is', { scope: 'openid customer-account-api:full admin' }, 'invalid_scope'],
    ['with a state without end', { state: 'x'.repeat(2_001) }, 'invalid_request'],
  ])('reports to the application what is invalid in a request %s', async (_what, more, error) => {
    const answer = await fetch(await client.signInUrl(client.newVerifier(), more), { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
  });

  test('a cross-site form does not sign in', async () => {
    await register('foreign@example.jp');
    const page = await visit(await client.signInUrl(client.newVerifier()));
    const answer = await client.signIn(page, 'foreign@example.jp', PASSWORD, {
      origin: 'https://evil.example',
    });
    expect(answer.status).toBe(403);
  });
});

describe('[PLAT-07] codes and tokens', () => {
  async function codeFor(email: string, verifier: string): Promise<string> {
    await register(email);
    const back = await client.signIn(await visit(await client.signInUrl(verifier)), email, PASSWORD);
    return new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }
  const exchange = (code: string, verifier: string, more: Record<string, string> = {}, headers = {}) =>
    client.token(
      {
        grant_type: 'authorization_code',
        redirect_uri: client.redirectUri(),
        code,
        code_verifier: verifier,
        ...more,
      },
      headers,
    );
  const CUSTOMER = '{ customer { id } }';

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another address', { redirect_uri: 'http://localhost:3000/' }],
  ])('a code with %s is invalid, and deleted', async (what, more) => {
    const verifier = client.newVerifier();
    const code = await codeFor(`${what.replaceAll(' ', '-')}@example.jp`, verifier);
    const refused = await exchange(code, verifier, more);
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'invalid_grant']);
    expect((await exchange(code, verifier)).status).toBe(400);
  });

  test('a code is single-use: reuse revokes its tokens', async () => {
    const verifier = client.newVerifier();
    const code = await codeFor('twice@example.jp', verifier);
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const { access_token } = bodies.find((body) => 'access_token' in body);
    expect((await client.ask(access_token, CUSTOMER)).status).toBe(401);
    expect((await exchange(code, verifier)).status).toBe(400);
  });

  test('a code is valid for ten minutes, an access token for two hours', async () => {
    const [early, late] = [client.newVerifier(), client.newVerifier()];
    const codes = [await codeFor('early@example.jp', early), await codeFor('slow@example.jp', late)] as const;
    const { access_token } = await tokensOf('late@example.jp');
    const age = (minutes: number) =>
      shop.platform.services.database.$client.query(
        'update customer_token set expires_at = expires_at - make_interval(mins => $1)',
        [minutes],
      );
    await age(9);
    expect((await exchange(codes[0], early)).status).toBe(200);
    await age(2);
    expect((await exchange(codes[1], late)).status).toBe(400);
    await age(108);
    expect((await client.ask(access_token, CUSTOMER)).status).toBe(200);
    await age(2);
    expect((await client.ask(access_token, CUSTOMER)).status).toBe(401);
  });

  test('a refresh token is exchanged for new tokens, once, without an ID token', async () => {
    const { refresh_token } = await tokensOf('again@example.jp');
    const renew = (token: string) => client.token({ grant_type: 'refresh_token', refresh_token: token });
    const renewed = await (await renew(refresh_token)).json();
    expect(renewed.id_token).toBeUndefined();
    expect((await client.ask(renewed.access_token, CUSTOMER)).status).toBe(200);
    expect((await renew(refresh_token)).status).toBe(400);
    expect((await renew(renewed.refresh_token)).status).toBe(200);
    expect((await renew(renewed.access_token)).status).toBe(400);
  });

  test.each([
    ['another application', { client_id: 'somebody-else' }, {}, 401, 'invalid_client'],
    ['another way', { grant_type: 'password' }, {}, 400, 'unsupported_grant_type'],
    ['a page of elsewhere', {}, { origin: 'https://evil.example' }, 401, 'invalid_token'],
  ])('%s gets no tokens', async (_what, more, headers, status, error) => {
    const answer = await exchange('shcac_none', client.newVerifier(), more, headers);
    expect([answer.status, (await answer.json()).error]).toEqual([status, error]);
  });

  test('all of them are stored hashed', async () => {
    const tokens = await tokensOf('kept@example.jp');
    const { rows } = await shop.platform.services.database.$client.query('select * from customer_token');
    const kept = JSON.stringify(rows);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect(kept).not.toContain(token.replace(/^\w+?_/, ''));
    }
  });

  test('sign-out revokes the tokens of that sign-in, and redirects to the application only', async () => {
    const tokens = await tokensOf('out@example.jp');
    const other = await client.tokensFor('out@example.jp', PASSWORD);
    const leave = (parameters: Record<string, string>) =>
      fetch(`${shop.url}/authentication/logout?${new URLSearchParams(parameters)}`, { redirect: 'manual' });
    const elsewhere = { id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example' };
    expect((await leave(elsewhere)).status).toBe(400);
    const [head, body, signature = ''] = other.id_token.split('.');
    const forged = `${head}.${tokens.id_token.split('.')[1]}.${signature}`;
    expect(body).toBeDefined();
    expect((await leave({ id_token_hint: forged })).status).toBe(400);
    expect((await client.ask(tokens.access_token, CUSTOMER)).status).toBe(200);
    const left = await leave({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${client.origin()}/bye`,
    });
    expect([left.status, left.headers.get('location')]).toEqual([303, `${client.origin()}/bye`]);
    expect((await client.ask(tokens.access_token, CUSTOMER)).status).toBe(401);
    expect(
      (await client.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    ).toBe(400);
    expect((await client.ask(other.access_token, CUSTOMER)).status).toBe(200);
  });

  test('a new password revokes them too', async () => {
    const { access_token } = await tokensOf('new@example.jp');
    const { customerAccessToken } = await calls.signIn('new@example.jp', PASSWORD);
    await calls.update(customerAccessToken.accessToken, { password: 'another-word' });
    expect((await client.ask(access_token, CUSTOMER)).status).toBe(401);
  });
});

describe('[PLAT-07] the Customer Account API', () => {
  const ADDRESS = `id name firstName lastName address1 address2 city company country zip zoneCode territoryCode province
    phoneNumber formattedArea formatted(withName: true)`;

  test('returns a customer, with the same data as the Storefront API, and rejects a storefront token', async () => {
    const { access_token } = await tokensOf('facts@example.jp');
    const { customer, shop: store } = await answered(
      access_token,
      `query($language: LanguageCode) @inContext(language: $language) {
        customer { id displayName firstName lastName createdAt tags
          emailAddress { emailAddress marketingState } phoneNumber { phoneNumber }
          defaultAddress { id } addresses(first: 3) { nodes { id } pageInfo { hasNextPage } }
          orders(first: 3) { nodes { id } } storeCreditAccounts(first: 1) { nodes { id } }
          metafield(namespace: "a", key: "b") { id } }
        shop { id name url } }`,
      { language: 'EN' },
    );
    expect(store.name).toBe('KOMORENO STORE');
    expect(customer).toMatchObject({
      displayName: '葉子 森',
      emailAddress: { emailAddress: 'facts@example.jp', marketingState: 'NOT_SUBSCRIBED' },
      defaultAddress: null,
      orders: { nodes: [] },
    });
    const { customerAccessToken } = await calls.signIn('facts@example.jp', PASSWORD);
    expect((await calls.customer(customerAccessToken.accessToken)).id).toBe(customer.id);
    for (const token of [customerAccessToken.accessToken, `Bearer ${access_token}`, '', 'shcat_none']) {
      const refused = await client.ask(token, '{ customer { id } }');
      expect([refused.status, await refused.json()]).toEqual([401, { errors: 'User does not have access' }]);
    }
  });

  test('its token is exchanged for one of the Storefront API: for the customer and for a cart', async () => {
    const { access_token } = await tokensOf('cart@example.jp');
    expect((await calls.customer(access_token)).email).toBe('cart@example.jp');
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA }],
      buyerIdentity: { customerAccessToken: access_token },
    });
    await submit(await walkToConfirm(cart.checkoutUrl, { email: 'cart@example.jp' }), {}, 'place');
    const { customer } = await answered(access_token, '{ customer { orders(first: 1) { nodes { name } } } }');
    expect(customer.orders.nodes).toHaveLength(1);
    const made = await answered(
      access_token,
      'mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { message } } }',
    );
    const { customerAccessToken } = made.storefrontCustomerAccessTokenCreate;
    expect((await calls.customer(customerAccessToken)).email).toBe('cart@example.jp');
  });

  test('orders: the list, one of them, and none of others', async () => {
    const { access_token } = await tokensOf('orders@example.jp');
    const { cart } = await createCart(shop, {
      lines: [{ merchandiseId: PACHIRA, quantity: 2 }],
      buyerIdentity: { customerAccessToken: access_token },
    });
    const number = orderNumberOn(
      await submit(await walkToConfirm(cart.checkoutUrl, { email: 'orders@example.jp' }), {}, 'place'),
    );
    const { customer } = await answered(
      access_token,
      `{ customer { orders(first: 5, sortKey: PROCESSED_AT, reverse: true) {
        nodes { id number name processedAt financialStatus fulfillmentStatus totalPrice { amount currencyCode }
          fulfillments(first: 1) { nodes { status } } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    );
    const [listed] = customer.orders.nodes;
    expect(listed).toMatchObject({
      name: `#${number}`,
      fulfillmentStatus: 'UNFULFILLED',
      financialStatus: 'PAID',
    });
    const ORDER = `query Order($id: ID!) { order(id: $id) {
      id name number confirmationNumber statusPageUrl processedAt createdAt updatedAt cancelledAt cancelReason currencyCode
      email phone note edited customerLocale requiresShipping metafield(namespace: "a", key: "b") { id }
      subtotal { amount } totalPrice { amount } totalTax { amount } totalShipping { amount } totalRefunded { amount }
      shippingAddress { ${ADDRESS} } billingAddress { ${ADDRESS} }
      customAttributes { key value } refunds { id }
      discountApplications(first: 9) { nodes { value { __typename ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } } } }
      lineItems(first: 9) { nodes { id name title variantTitle quantity sku vendor productId variantId giftCard
        price { amount } totalPrice { amount } totalDiscount { amount } image { url altText }
        discountAllocations { allocatedAmount { amount } discountApplication { targetType } } customAttributes { key value } } }
    } }`;
    const { order } = await answered(access_token, ORDER, { id: listed.id });
    expect(order.lineItems.nodes).toMatchObject([
      { quantity: 2, variantId: PACHIRA, price: { amount: '1280.0' }, totalPrice: { amount: '2560.0' } },
    ]);
    expect(order.shippingAddress).toMatchObject({ territoryCode: 'JP', zoneCode: 'JP-13', country: 'Japan' });
    expect(order.shippingAddress.formatted.length).toBeGreaterThan(2);
    expect((await visit(order.statusPageUrl)).status).toBe(200);
    const stranger = await tokensOf('stranger@example.jp');
    expect(await answered(stranger.access_token, ORDER, { id: listed.id })).toEqual({ order: null });
  });

  test('addresses are added, changed, set as default and deleted; the default one stays', async () => {
    const { access_token } = await tokensOf('book@example.jp');
    const address = {
      firstName: '葉子',
      lastName: '森',
      territoryCode: 'JP',
      zoneCode: 'JP-27',
      zip: '530-0001',
      city: '大阪市北区',
      address1: '梅田1-1',
      phoneNumber: '+81312345678',
    };
    const create = async (given: object, defaultAddress = false) =>
      (
        await answered(
          access_token,
          `mutation($address: CustomerAddressInput!, $defaultAddress: Boolean) {
            customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {
              customerAddress { ${ADDRESS} } userErrors { code field message } } }`,
          { address: given, defaultAddress },
        )
      ).customerAddressCreate;
    const first = await create(address);
    expect(first.userErrors).toEqual([]);
    expect(first.customerAddress).toMatchObject({
      zoneCode: 'JP-27',
      territoryCode: 'JP',
      province: 'Osaka',
    });
    const second = (await create({ ...address, city: '大阪市中央区' }, true)).customerAddress;
    const book = async () =>
      (
        await answered(
          access_token,
          '{ customer { defaultAddress { id } addresses(first: 5) { nodes { id } } } }',
        )
      ).customer;
    expect(await book()).toMatchObject({ defaultAddress: { id: second.id }, addresses: { nodes: [{}, {}] } });
    const remove = async (addressId: string) =>
      (
        await answered(
          access_token,
          'mutation($addressId: ID!) { customerAddressDelete(addressId: $addressId) { deletedAddressId userErrors { code field } } }',
          { addressId },
        )
      ).customerAddressDelete;
    expect(await remove(second.id)).toMatchObject({
      userErrors: [{ code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' }],
    });
    expect(await remove('gid://shopify/CustomerAddress/1')).toMatchObject({
      userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId'] }],
    });
    const update = async (variables: object) =>
      (
        await answered(
          access_token,
          `mutation($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
            customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
              customerAddress { ${ADDRESS} } userErrors { code field message } } }`,
          { ...variables },
        )
      ).customerAddressUpdate;
    expect(await update({ addressId: second.id, defaultAddress: false })).toMatchObject({
      userErrors: [{ code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED' }],
    });
    const changed = await update({
      addressId: first.customerAddress.id,
      address: { city: '堺市' },
      defaultAddress: true,
    });
    expect(changed).toMatchObject({ customerAddress: { city: '堺市', address1: '梅田1-1' }, userErrors: [] });
    expect(await remove(second.id)).toEqual({ deletedAddressId: second.id, userErrors: [] });
    expect((await book()).defaultAddress.id).toBe(first.customerAddress.id);
    const wrong = await create({ ...address, zoneCode: 'ZZ', territoryCode: 'US', zip: '1' });
    expect(wrong.customerAddress).toBeNull();
    expect(
      wrong.userErrors.map(({ code, field }: { code: string; field: string[] }) => [code, field.at(-1)]),
    ).toEqual([
      ['INVALID_TERRITORY_CODE', 'territoryCode'],
      ['INVALID_FOR_COUNTRY', 'zoneCode'],
      ['INVALID_FOR_COUNTRY', 'zip'],
    ]);
  });

  test('the name and the newsletter setting are changed; a name that is too long is rejected', async () => {
    const { access_token } = await tokensOf('name@example.jp');
    const rename = async (input: object) =>
      (
        await answered(
          access_token,
          'mutation($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { firstName lastName } userErrors { code field message } } }',
          { input },
        )
      ).customerUpdate;
    expect(await rename({ firstName: '樹' })).toEqual({
      customer: { firstName: '樹', lastName: '森' },
      userErrors: [],
    });
    expect(await rename({ firstName: 'x'.repeat(256) })).toMatchObject({
      customer: null,
      userErrors: [{ code: 'TOO_LONG', field: ['input', 'firstName'] }],
    });
    const news = await answered(
      access_token,
      'mutation { customerEmailMarketingSubscribe { emailAddress { marketingState } userErrors { message } } }',
    );
    expect(news.customerEmailMarketingSubscribe.emailAddress.marketingState).toBe('SUBSCRIBED');
    const none = await answered(
      access_token,
      'mutation { customerEmailMarketingUnsubscribe { emailAddress { marketingState } userErrors { message } } }',
    );
    expect(none.customerEmailMarketingUnsubscribe.emailAddress.marketingState).toBe('NOT_SUBSCRIBED');
  });

  test('an older version gets this one, unsupported fields are named', async () => {
    const { access_token } = await tokensOf('old@example.jp');
    const ask = (version: string, query: string) =>
      fetch(`${shop.url}/customer/api/${version}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: access_token },
        body: JSON.stringify({ query }),
      });
    const old = await ask('2025-01', '{ customer { id } }');
    expect([old.status, old.headers.get('x-shopify-api-version')]).toEqual([200, '2026-04']);
    expect((await ask('2025-13', '{ customer { id } }')).status).toBe(404);
    const { errors } = await (await ask('2026-04', '{ customer { imageUrl } }')).json();
    expect(errors).toMatchObject([
      {
        message: 'Customer.imageUrl is not supported by this platform',
        extensions: { code: 'UNSUPPORTED_FIELD' },
      },
    ]);
  });
});
