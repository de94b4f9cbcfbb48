import { BRANDS } from '@shop/brands/brands';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { afterEach, expect, test, vi } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { bestSellersOf } from './CartRanking';

test('[CART-08] the first recommendations are the twenty products after those of the ranking', () => {
  const wire = Array.from({ length: 40 }, (_, index) =>
    wireCard({ id: `gid://shopify/Product/${index + 1}`, handle: `plant-${index + 1}` }),
  );
  const ranking = toProductCards(wire);
  if (!ranking.ok) throw new Error(JSON.stringify(ranking));
  const { cards, messages, lists } = bestSellersOf(ranking.value, 'en');
  expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 13));
  expect(cards[0]).toMatchObject({ handle: 'plant-13', price: 1280, badges: ['limited'] });
  expect(messages).toBe(messageTable('cards', 'en'));
  expect(lists).toBeUndefined();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('[LIST-05] another shop’s browsers get its own product lists, not those in their code', async () => {
  vi.stubEnv('BRAND', 'asamoya');
  vi.resetModules();
  const { bestSellersOf: ofAnother } = await import('./CartRanking');
  expect(ofAnother([], 'ja').lists).toEqual(BRANDS.asamoya.productLists);
});
