import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CONTACT, createCart, mutate, PACHIRA, readCart } from '../support/shopper.ts';

const shop = await platformOfFile();

// Client input must not cause log entries.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const NUL = '\u0000';
const HALF = '\uD83D';
const LIST = '{ products(first: 50) { nodes { id title descriptionHtml } } }';

/** Sends raw bytes and waits until the platform has read them. */
function send(bytes: string, hangUpAfter: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
    setTimeout(() => socket.destroy(), hangUpAfter);
  });
}

describe('[CART-01] text that cannot be stored is sanitised', () => {
  const odd = `a${NUL}b${HALF}c`;
  const kept = 'a\uFFFDb\uFFFDc';

  test('in variables', async () => {
    const { cart } = await createCart(shop, {
      note: odd,
      attributes: [{ key: odd, value: odd }],
      lines: [{ merchandiseId: PACHIRA, attributes: [{ key: 'k', value: odd }] }],
      buyerIdentity: { preferences: { wallet: [odd] } },
    });
    expect(cart).toMatchObject({
      note: kept,
      attributes: [{ key: kept, value: kept }],
      lines: { nodes: [{ attributes: [{ key: 'k', value: kept }] }] },
    });
    const coded = await mutate(shop, 'cartDiscountCodesUpdate', '$cartId: ID!, $discountCodes: [String!]!', {
      cartId: cart.id,
      discountCodes: [odd],
    });
    expect(coded.cart.discountCodes).toEqual([{ code: kept, applicable: false }]);
  });

  test('in the document', async () => {
    const { data } = await shop.ask(
      'mutation { cartCreate(input: { note: "a\\u0000b" }) { cart { note } userErrors { message } } }',
    );
    expect(data.cartCreate).toEqual({ cart: { note: 'a\uFFFDb' }, userErrors: [] });
  });

  test('in the checkout', async () => {
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
    const payment = await submit(
      await visit(cart.checkoutUrl),
      { ...CONTACT, lastName: `森${NUL}`, address2: NUL },
      'continue',
    );
    expect(new URL(payment.url).pathname).toMatch(/\/payment$/);
  });

  test('in the account page; the back office refuses it', async () => {
    const page = await submit(
      await visit(`${shop.url}/account`),
      { email: `a${NUL}@b.jp`, number: '1' },
      null,
    );
    expect(page.status).toBe(404);
    const response = await fetch(`${shop.url}/admin/products/pachira-mini`, {
      method: 'PATCH',
      headers: { 'x-platform-admin-token': shop.adminToken },
      body: JSON.stringify({ vendor: `水城${NUL}` }),
    });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: { vendor: [expect.any(String)] } },
    ]);
  });

  test('in an address: a permalink, a handle, a code', async () => {
    const items = PACHIRA.split('/').at(-1);
    for (const query of ['attributes[a]=x%00', 'checkout[email]=%00', 'discount=A%00', 'note=%00']) {
      const { status, headers } = await fetch(`${shop.url}/cart/${items}:1?${query}`, { redirect: 'manual' });
      expect([status, headers.get('location')], query).toEqual([303, expect.stringContaining('/checkouts/')]);
    }
    for (const [method, path] of [
      ['PATCH', 'discounts/%00'],
      ['DELETE', 'discounts/%00'],
      ['PATCH', 'products/%00'],
    ] as const) {
      const headers = { 'x-platform-admin-token': shop.adminToken };
      const body = method === 'PATCH' ? JSON.stringify({ title: 'x' }) : null;
      expect((await fetch(`${shop.url}/admin/${path}`, { method, headers, body })).status, path).toBe(404);
    }
  });

  test('in a moment that the database cannot store: the field is named', async () => {
    for (const moment of ['9999-12-31T23:59:59-14:00', '0000-01-01T00:00:00Z']) {
      for (const [path, field] of [
        ['discounts/APP10', 'startsAt'],
        ['gift-cards/1', 'expiresAt'],
      ] as const) {
        const response = await fetch(`${shop.url}/admin/${path}`, {
          method: 'PATCH',
          headers: { 'x-platform-admin-token': shop.adminToken },
          body: JSON.stringify({ [field]: moment }),
        });
        const { errors } = (await response.json()) as { errors: object };
        expect([response.status, Object.keys(errors)], `${path} ${moment}`).toEqual([422, [field]]);
      }
    }
  });

  test('lengths are counted in code points, not in UTF-16 units', async () => {
    const note = '🌵'.repeat(5000);
    const { cart } = await createCart(shop, { note });
    expect(cart.note).toBe(note);
    const { userErrors } = await mutate(shop, 'cartNoteUpdate', '$cartId: ID!, $note: String!', {
      cartId: cart.id,
      note: `${note}x`,
    });
    expect(userErrors[0]?.code).toBe('NOTE_TOO_LONG');
    expect((await readCart(shop, cart.id)).note).toBe(note);
  });
});

test('[PLAT-02] a cart is a node, for any client with its key', async () => {
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 2 }] });
  const query = 'query($id: ID!) { node(id: $id) { __typename id ... on Cart { totalQuantity } } }';
  expect((await shop.ask(query, { id: cart.id })).data.node).toEqual({
    __typename: 'Cart',
    id: cart.id,
    totalQuantity: 2,
  });
  expect((await shop.ask(query, { id: cart.id.split('?')[0] })).data.node).toBeNull();
});

test.each([5_000, 90_000])(
  '[PLAT-01] JSON nested %i levels deep is no operation, and no change',
  async (levels) => {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const body = `{"query":"{shop{id}}","variables":{"x":${deep}}}`;
    const asked = await shop.post(body);
    expect([asked.status, await asked.json()]).toEqual([
      400,
      { errors: [{ message: 'Request body is not valid JSON', extensions: { code: 'BAD_REQUEST' } }] },
    ]);
    for (const [path, header] of [
      ['discounts', 'x-platform-admin-token'],
      ['api/2025-01/graphql.json', 'x-shopify-access-token'],
    ] as const) {
      const headers = { [header]: shop.adminToken };
      expect((await fetch(`${shop.url}/admin/${path}`, { method: 'POST', headers, body })).status, path).toBe(
        400,
      );
    }
  },
);

describe('[PLAT-01] documents', () => {
  test.each([50, 120, 2_000, 7_000])('%i levels deep', async (levels) => {
    const query = `{ product(handle: "pachira-mini") ${'{ ... on Product '.repeat(levels)}{ handle }${'}'.repeat(levels)} }`;
    const { data, errors } = await shop.ask(query);
    if (levels < 100) expect(data.product.handle).toBe('pachira-mini');
    else expect(errors?.[0]?.message).toMatch(/deeper than 100 levels|tokens/);
  });

  test('a chain of a thousand fragments gets a response', async () => {
    const fragments = Array.from(
      { length: 1_000 },
      (_, i) => `fragment F${i} on Product { ${i === 0 ? 'handle' : `...F${i - 1}`} }`,
    );
    const { data, errors } = await shop.ask(
      `{ product(handle: "pachira-mini") { ...F999 } } ${fragments.join(' ')}`,
    );
    expect(data?.product.handle ?? errors?.[0]?.message).toBeTypeOf('string');
  });

  test('a hash instead of a document: the client is asked to send the document', async () => {
    const response = await shop.post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ],
    });
  });

  test('an empty operation name is ignored; a byte order mark is ignored', async () => {
    const body = JSON.stringify({ query: 'query A { shop { id } }', operationName: '' });
    for (const sent of [body, `\uFEFF${body}`]) {
      expect(await (await shop.post(sent)).json()).toMatchObject({ data: { shop: {} } });
    }
  });

  test.each([
    [400, 'not valid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), {}],
    [415, 'content encoding gzip', gzipSync('{"query":"{shop{id}}"}'), { 'content-encoding': 'gzip' }],
  ])('%i: %s', async (status, message, body, headers) => {
    const response = await fetch(shop.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': shop.token,
        ...headers,
      },
      body,
    });
    expect(response.status).toBe(status);
    expect(JSON.stringify(await response.json())).toContain(message);
  });
});

describe('[PLAT-01] HTTP', () => {
  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
    ['gzip;q=0', null],
  ])('accepting %s, a long response is encoded as %s', async (accepted, encoding) => {
    const plain = await shop.post({ query: LIST }, { 'accept-encoding': 'identity' });
    const response = await shop.post({ query: LIST }, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const length = Number(response.headers.get('content-length'));
    const plainLength = Number(plain.headers.get('content-length'));
    expect(length).toBeLessThan(encoding === null ? plainLength + 1 : plainLength / 2);
    expect(await response.json()).toEqual(await plain.json());
  });

  test('a short response is not compressed', async () => {
    const response = await shop.post({ query: '{ shop { id } }' }, { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test.each([
    ['/healthz', 'GET, OPTIONS'],
    ['/account', 'GET, POST, OPTIONS'],
    ['/checkouts/cn/x', 'GET, POST, OPTIONS'],
    ['/admin/variants/1', 'DELETE, PATCH, OPTIONS'],
  ])('OPTIONS of %s returns %s', async (path, allow) => {
    const response = await fetch(`${shop.url}${path}`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe(allow);
  });

  test('a product handle with invalid encoding finds no product', async () => {
    const response = await fetch(`${shop.url}/admin/products/%E0%A4%A`, {
      method: 'PATCH',
      headers: { 'x-platform-admin-token': shop.adminToken },
      body: '{"title":"x"}',
    });
    expect(response.status).toBe(404);
  });

  test.each([
    ['POST', '/api/2025-01/graphql.json'],
    ['POST', '/account'],
    ['PATCH', '/admin/variants/42319870264559'],
    ['POST', '/checkouts/cn/x'],
  ])('a client that disconnects during %s %s is cleaned up', async (method, path) => {
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: x',
      'Content-Length: 500',
      `X-Shopify-Storefront-Access-Token: ${shop.token}`,
      `X-Platform-Admin-Token: ${shop.adminToken}`,
    ];
    expect(await send(`${head.join('\r\n')}\r\n\r\n{"query"`, 50)).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

test('[CART-01] an attribute may be named like an object prototype property: the checkout shows it unchanged, except with an underscore prefix', async () => {
  const attributes = ['constructor', 'toString', 'hasOwnProperty', '__proto__'].map((key) => ({
    key,
    value: `of ${key}`,
  }));
  const { cart } = await createCart(shop, {
    lines: [{ merchandiseId: PACHIRA, attributes }],
    attributes,
  });
  const payment = await submit(await visit(cart.checkoutUrl), CONTACT, 'continue');
  const confirm = await submit(payment, { method: 'payPay' }, 'continue');
  for (const page of [payment, confirm]) expect(page.status).toBe(200);
  for (const { key, value } of attributes) {
    // Once, at the line: the shop's cart attributes are not shown to shoppers.
    expect([key, confirm.text.split(`${key}: ${value}`).length - 1]).toEqual([
      key,
      key.startsWith('_') ? 0 : 1,
    ]);
  }
});

test("[PLAT-02] ids of types that no object has are of nothing, also where they are names of every object's own parts", async () => {
  const ids = ['Nothing', 'constructor', 'toString'].map((type) => `gid://shopify/${type}/1`);
  const answer = await shop.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
  expect(answer).toMatchObject({ data: { nodes: ids.map(() => null) } });
});
