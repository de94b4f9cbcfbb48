import { expect, test } from 'vitest';
import { askShop, statusOf } from '../support/ask-shop';
import { rawRequest } from '../support/raw-request';
import { LANGUAGES } from '../support/words';

test('[ROUTE-07] [ROUTE-08] sub-categories, which the crawl finds, have pages in both languages, with and without their category in the URL', async () => {
  for (const { prefix } of LANGUAGES) {
    for (const path of ['/tableplants', '/ornamentplants/okinawa'])
      expect(await statusOf(`${prefix}${path}`), `${prefix}${path}`).toBe(200);
  }
});

test('[ROUTE-04] the cart has a page in both languages, complete before the cart is fetched', async () => {
  for (const path of ['/cart', '/en/cart']) {
    const answer = await askShop(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1/);
  }
});

test('[ROUTE-14] [LINK-01] an address in capitals or decomposed letters leads to its own, and carries nothing out', async () => {
  for (const [address, own] of [
    ['/PRODUCTS/PACHIRA-MINI?utm_source=QR', '/products/pachira-mini?utm_source=QR'],
    ['/EN/Cart', '/en/cart'],
    ['/Cart/42319870264559:1', '/cart/42319870264559:1'],
    ['/Discount/APP10', '/discount/APP10'],
    ['/products/%E3%82%AB%E3%82%99%E3%82%B7?variant=2', '/products/%E3%82%AC%E3%82%B7?variant=2'],
  ] as const) {
    const answer = await rawRequest('GET', address, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect([answer.status, answer.headers.location], address).toEqual([308, own]);
    expect(answer.headers['set-cookie'], address).toBeUndefined();
  }
});

test('[ROUTE-14] the 404 page answers every address that is none, also long ones', async () => {
  for (const { words, prefix } of LANGUAGES)
    for (const path of [`/products/${'x'.repeat(600)}`, '/cart/open/x', '/cart/open/abcdefgh/more']) {
      const answer = await rawRequest('GET', `${prefix}${path}`);
      expect([answer.status, answer.headers['cache-control']], path).toEqual([404, 'no-store']);
      expect(answer.body, path).toContain(words.error['404'].title);
    }
});
