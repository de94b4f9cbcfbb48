import { expect, test } from 'vitest';
import { suggestionsAnswer } from '../../src/features/search/contract/suggestions';
import { askShop } from '../support/ask-shop';

test('[SEARCH-04] responses are shared: cached for a minute, with the prices of the cards, and limited to what is shown', async () => {
  const answer = await askShop(`/api/suggestions?${new URLSearchParams({ q: 'モンステラ', locale: 'en' })}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const { products } = suggestionsAnswer.parse(await answer.json());
  expect(products).toHaveLength(3);
  for (const { handle, price } of products) {
    const html = await (await askShop(`/en/products/${handle}`)).text();
    expect(html).toContain(price.toLocaleString('en'));
  }
});
