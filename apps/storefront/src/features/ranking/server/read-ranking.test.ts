import {
  CollectionPageDocument,
  CollectionPriceCountsDocument,
  RankingProductsDocument,
} from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readCategoryRanking, readRanking, readRankingIfReachable } from './read-ranking';

const { asked, cacheEntries, answer } = commerceUnderTest();

/** The second is excluded from rankings (LIST-05). */
const nodes = [
  wireCard({ id: 'gid://shopify/Product/3', handle: 'third' }),
  wireCard({ id: 'gid://shopify/Product/7583720898735', handle: 'excluded' }),
  wireCard({ id: 'gid://shopify/Product/1', handle: 'first' }),
];
const handles = (cards: readonly { handle: string }[] | null) => cards?.map(({ handle }) => handle);

describe('[RANK-01] the overall ranking', () => {
  test('[LIST-05] is the best sellers in order, without the excluded products', async () => {
    answer(RankingProductsDocument, { products: { nodes } });
    expect(handles(await readRanking('en'))).toEqual(['third', 'first']);
    expect(asked).toEqual([['RankingProducts', { first: 40, language: 'EN' }]]);
    expect(cacheEntries).toEqual([['ranking,en', ['lists']]]);
  });

  test('with another shape is null', async () => {
    answer(RankingProductsDocument, { products: { nodes: [{ ...wireCard(), title: 7 }] } } as never);
    await expect(readRanking('ja')).rejects.toThrow('products.0.title is not a text');
  });

  test('is optional for a page, and empty there when it cannot be read', async () => {
    expect(await readRankingIfReachable('ja')).toEqual([]);
    answer(RankingProductsDocument, { products: { nodes } });
    expect(handles(await readRankingIfReachable('ja'))).toEqual(['third', 'first']);
  });
});

describe('[ROUTE-10] the ranking of a category', () => {
  test('[LIST-05] is its list by sales, without the excluded products', async () => {
    answer(CollectionPriceCountsDocument, { collection: null });
    answer(CollectionPageDocument, {
      collection: {
        id: 'gid://shopify/Collection/1',
        handle: 'herb',
        title: 'ハーブ',
        kind: { value: 'category' },
        path: { value: '/herb' },
        thumbnail: null,
        description: '',
        updatedAt: '2026-11-21T00:00:00Z',
        image: null,
        seo: { title: null, description: null },
        introduction: null,
        parent: null,
        producer: null,
        products: { nodes, pageInfo: { hasNextPage: false, endCursor: null }, filters: [] },
        ranking: { nodes: [] },
      },
    });
    expect(handles(await readCategoryRanking('herb', 'ja'))).toEqual(['third', 'first']);
    expect(asked[0]?.[1]).toMatchObject({
      handle: 'herb',
      sortKey: 'BEST_SELLING',
      language: 'JA',
      after: null,
    });
    expect(cacheEntries.at(-1)?.[0]).toBe('list,ja,herb,p1~sort.best');
  });

  test('is null for an unknown category', async () => {
    answer(CollectionPriceCountsDocument, { collection: null });
    answer(CollectionPageDocument, { collection: null });
    expect(await readCategoryRanking('nowhere', 'ja')).toBeNull();
  });
});
