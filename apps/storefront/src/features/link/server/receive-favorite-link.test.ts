import { expect, test } from 'vitest';
import { cookiesOf, redirectOf, SHOP_URL } from '#test/support/link-services-under-test.ts';
import { receiveFavoriteLink } from './receive-favorite-link';

test("[LINK-03] a shared list is merged into one's own favorites, which all stay", async () => {
  const request = new Request(`${SHOP_URL}/api/favorite-links`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: SHOP_URL,
      cookie: 'favorite_product_ids=3.1',
    },
    body: 'items=1.2&language=ja',
  });
  const response = await receiveFavoriteLink(request, { shopUrl: SHOP_URL });
  expect(redirectOf(response)).toEqual([303, '/favorite']);
  expect(cookiesOf(response)).toEqual(['favorite_product_ids=2.3.1']);
  const hostile = new Request(request.url, { method: 'POST', headers: request.headers, body: 'items=1.-2' });
  expect((await receiveFavoriteLink(hostile, { shopUrl: SHOP_URL })).status).toBe(400);
});
