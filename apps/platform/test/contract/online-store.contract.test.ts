import { describe, expect, test } from 'vitest';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const NUMBER = PACHIRA.split('/').at(-1) ?? '';
const SECOND = '42319870625007';
const SHOP_URL = 'https://shop.example';

const shop = await platformOfFile({ SHOP_URL });

/** Redirect target of a URL. */
async function leadsTo(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.url + path, { redirect: 'manual', headers });
  expect(response.status).toBe(303);
  return { location: response.headers.get('location') ?? '', cookies: response.headers.getSetCookie() };
}

describe('[PLAT-04] a cart permalink', () => {
  test('leads to a checkout with its products, code, note, attributes and e-mail, which can be paid', async () => {
    const query =
      'discount=WELCOME500&note=memo&attributes[ref]=mail&checkout[email]=hanako@example.jp&locale=en';
    const { location } = await leadsTo(`/cart/${NUMBER}:2,${SECOND}:1?${query}`);
    const page = await visit(location);
    expect(page.text).toContain('WELCOME500');
    expect(page.text).toContain('Quantity');
    const [, token, key] = /cn\/(.+?)\?key=(.+?)(?:&|$)/.exec(location) ?? [];
    const { data } = await shop.ask(
      `query Q($id: ID!) { cart(id: $id) { note totalQuantity attributes { key value } buyerIdentity { email }
        discountCodes { code applicable } } }`,
      { id: `gid://shopify/Cart/${token}?key=${key}` },
    );
    expect(data.cart).toEqual({
      note: 'memo',
      totalQuantity: 3,
      attributes: [{ key: 'ref', value: 'mail' }],
      buyerIdentity: { email: 'hanako@example.jp' },
      discountCodes: [{ code: 'WELCOME500', applicable: true }],
    });
    expect(orderNumberOn(await submit(await walkToConfirm(location), {}, 'place'))).toMatch(/\d{4,}/);
  });

  test.each(['/cart/1:1', `/cart/${NUMBER}:0`, `/cart/${NUMBER}:1,1:1`])(
    "with unavailable products redirects to the storefront's cart: %s",
    async (path) => {
      expect(await leadsTo(path)).toEqual({ location: `${SHOP_URL}/cart`, cookies: [] });
      expect((await leadsTo(`${path}?locale=en`)).location).toBe(`${SHOP_URL}/en/cart`);
    },
  );
});

describe('[PLAT-04] a discount link', () => {
  test("redirects to the storefront's, and is stored for the next permalink", async () => {
    const { location, cookies } = await leadsTo('/discount/WELCOME500?redirect=/gift');
    expect(location).toBe(`${SHOP_URL}/discount/WELCOME500?redirect=/gift`);
    const [cookie = ''] = cookies;
    const checkout = await leadsTo(`/cart/${NUMBER}:2`, { cookie: cookie.split(';')[0] ?? '' });
    expect((await visit(checkout.location)).text).toContain('WELCOME500');
  });

  test('sets only its cookie, and is no open redirect, with any code', async () => {
    const { location, cookies } = await leadsTo(
      '/discount/a;Domain=evil.example%0d%0aX:%20y?redirect=//evil.example',
    );
    expect(new URL(location).origin).toBe(SHOP_URL);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).not.toMatch(/;\s*domain/i);
    expect((await fetch(`${shop.url}/discount/%ff`)).status).toBe(404);
  });
});

describe('[PLAT-04] a product as JSON', () => {
  test("has the provider's fields, and no merchant-only field", async () => {
    const response = await fetch(`${shop.url}/products/pachira-mini.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { product } = (await response.json()) as { product: Record<string, unknown> };
    expect(product).toMatchObject({
      id: 7583412945071,
      handle: 'pachira-mini',
      title: 'パキラ 実生 ミニサイズ',
      variants: [{ id: Number(NUMBER), option1: '3号', price: '1280' }, { option1: '4号' }],
    });
    expect(JSON.stringify(product)).not.toContain('inventory');
  });

  test('for scripts has prices in cents, and availability', async () => {
    const product = await (await fetch(`${shop.url}/products/pachira-mini.js`)).json();
    expect(product).toMatchObject({
      price: 128_000,
      price_varies: true,
      available: true,
      url: '/products/pachira-mini',
      variants: [{ id: Number(NUMBER), available: true, options: ['3号'], price: 128_000 }, {}],
    });
  });

  test.each(['nothing.json', 'nothing.js', '%ff.json'])('%s returns 404', async (name) => {
    expect((await fetch(`${shop.url}/products/${name}`)).status).toBe(404);
  });
});
