import Client from 'shopify-buy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { submit } from '../support/plain-browser.ts';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { orderNumberOn, walkToConfirm } from '../support/shopper.ts';

let shop: PlatformUnderTest;
beforeAll(async () => {
  shop = await platformUnderTest();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.stop();
});

test('[PLAT-04] shopify-buy finds a product, fills a cart, changes it and checks out', async () => {
  const ownFetch = globalThis.fetch;
  // The client requires https; the request is sent over the platform's http.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    ownFetch(url.replace('https://shop.example', shop.url), init),
  );
  const client = Client.buildClient({
    domain: 'shop.example',
    storefrontAccessToken: shop.token,
    apiVersion: '2025-01',
  });
  const { title, variants } = await client.product.fetchByHandle('pachira-mini');
  expect(title).toBe('パキラ 実生 ミニサイズ');
  const [first, second] = variants.map(({ id }) => id);
  const { id, lineItems } = await client.checkout.create({ lineItems: [{ variantId: first, quantity: 2 }] });
  await client.checkout.addLineItems(id, [{ variantId: second, quantity: 1 }]);
  await client.checkout.updateLineItems(id, [{ id: lineItems[0]?.id, quantity: 1 }]);
  await client.checkout.addDiscount(id, 'NOSUCHCODE');
  await client.checkout.updateAttributes(id, { note: '門の前に' });
  await expect(client.checkout.addGiftCards(id, ['ABCD'])).rejects.toMatchObject([
    { code: 'INVALID', message: 'The gift card code is invalid.' },
  ]);
  const made = await fetch(`${shop.url}/admin/gift-cards`, {
    method: 'POST',
    headers: { 'x-platform-admin-token': shop.adminToken },
    body: JSON.stringify({ initialValue: 300 }),
  });
  const { code } = z.object({ code: z.string() }).parse(await made.json());
  await client.checkout.addGiftCards(id, [code]);
  const cart = await client.checkout.fetch(id);
  const total = variants.reduce((sum, { price }) => sum + Number(price.amount), 0);
  expect([cart.lineItems.map(({ quantity }) => quantity), cart.note, Number(cart.totalPrice.amount)]).toEqual(
    [[1, 1], '門の前に', total],
  );
  // The card pays a part of an unchanged total.
  expect([cart.subtotalPrice, cart.paymentDue].map(({ amount }) => Number(amount))).toEqual([
    total,
    total - 300,
  ]);
  const thanks = await submit(await walkToConfirm(cart.webUrl), {}, 'place');
  expect(orderNumberOn(thanks)).toMatch(/\d{4,}/);
});
