import { expect, test } from 'vitest';
import { askShop, statusOf } from '../support/ask-shop';
import { rawRequest } from '../support/raw-request';
import { LANGUAGES } from '../support/words';

for (const { locale, prefix } of LANGUAGES) {
  test(`[ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] no link of the layout, the home page, the news or the index pages is broken (${locale})`, {
    timeout: 240_000,
  }, async () => {
    const addresses = new Set<string>();
    for (const path of [
      prefix === '' ? '/' : prefix,
      `${prefix}/news`,
      `${prefix}/collections`,
      `${prefix}/advisors`,
    ]) {
      const html = await (await askShop(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        if (!href.includes('/products/')) addresses.add(href.replaceAll('&amp;', '&'));
      }
    }
    // 18 categories, 18 purposes, 12 producers, 11 tags, and further pages.
    expect(addresses.size).toBeGreaterThan(70);
    for (const path of [...addresses, `${prefix}/tableplants`, `${prefix}/ornamentplants/okinawa`]) {
      expect(await statusOf(path), path).toBe(200);
    }
  });
}

test('[ROUTE-04] the cart has a page in both languages, complete before the cart is fetched', async () => {
  for (const path of ['/cart', '/en/cart']) {
    const answer = await askShop(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1/);
  }
});

test('[ROUTE-14] [LINK-01] an address in capitals leads to its own, and carries nothing out', async () => {
  for (const [address, own] of [
    ['/PRODUCTS/PACHIRA-MINI?utm_source=QR', '/products/pachira-mini?utm_source=QR'],
    ['/EN/Cart', '/en/cart'],
    ['/Cart/42319870264559:1', '/cart/42319870264559:1'],
    ['/Discount/APP10', '/discount/APP10'],
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
