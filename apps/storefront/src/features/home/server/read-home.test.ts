import { HomePageDocument } from '@shop/graphql/documents';
import { EMPTY_HOME } from '@shop/graphql/testing/wire-home';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readHome, readPlacePicture } from './read-home';

const { asked, cacheEntries, answer } = commerceUnderTest();

test.each([
  ['ja', 'JA'],
  ['en', 'EN'],
] as const)(
  '[ROUTE-01] the home page is read in one request in %s and cached until a list changes',
  async (locale, language) => {
    const category = {
      id: 'gid://shopify/MenuItem/1',
      title: '観葉植物',
      type: 'COLLECTION' as const,
      url: 'https://store.example/collections/ornamentplants',
      resource: null,
      items: [],
    };
    answer(HomePageDocument, {
      ...EMPTY_HOME,
      ranking: { nodes: [wireCard()] },
      categories: { items: [category] },
    });
    const { ranking, categories } = await readHome(locale);
    expect(ranking.map(({ handle }) => handle)).toEqual(['pachira-mini']);
    expect(categories).toMatchObject([{ title: '観葉植物', url: '/ornamentplants' }]);
    expect(asked).toEqual([
      [
        'HomePage',
        {
          rankingFirst: 24,
          categoryFirst: 12,
          countsFirst: 100,
          newArrivals: 'new-arrivals',
          newFirst: 4,
          reviewFirst: 12,
          newsFirst: 4,
          firstCategory: 'ornamentplants',
          secondCategory: 'succulent',
          language,
        },
      ],
    ]);
    expect(cacheEntries).toEqual([[`home,${locale}`, ['lists', 'content', 'month']]]);
  },
);

test('[ROUTE-14] the picture of a page without one is that of no season', async () => {
  const product = { reference: wireCard() };
  const hero = (alt: string, months: string | null) => ({
    product,
    image: { reference: { image: { ...product.reference.featuredImage, altText: alt } } },
    months: months === null ? null : { value: months },
  });
  answer(HomePageDocument, {
    ...EMPTY_HOME,
    heroes: { nodes: [hero('winter', '[12,1]'), hero('any', null)] },
  } as never);
  expect((await readPlacePicture('ja'))?.alt).toBe('any');
});
