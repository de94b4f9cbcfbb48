import { expect, test } from 'vitest';
import { suggestionsAnswer } from '../../src/features/search/contract/suggestions';
import { askShop } from '../support/ask-shop';

test('[SEARCH-04] responses are shared: cached for a minute, with the prices of the cards, and limited to what is shown', async () => {
  const ask = () => askShop(`/api/suggestions?${new URLSearchParams({ q: 'モンステラ', locale: 'en' })}`);
  // A first read of the prices may come too late; it serves the next request.
  await expect
    .poll(async () => (await ask()).headers.get('cache-control'), { interval: 250 })
    .toBe('public, max-age=60');
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const { products } = suggestionsAnswer.parse(await answer.json());
  expect(products).toHaveLength(3);
  for (const { handle, price } of products) {
    const html = await (await askShop(`/en/products/${handle}`)).text();
    expect(html).toContain(price.toLocaleString('en'));
  }
});
