import {
  CollectionPageDocument,
  CollectionPriceCountsDocument,
  ProductPageDocument,
  RankingProductsDocument,
} from '@shop/graphql/documents';
import { wireCard, wireProductPage, wireVariant } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import {
  readCategoryRanking,
  readRankedCategories,
  readRanking,
  readRankingIfReachable,
  readRankingLeadIfReachable,
} from './read-ranking';

const { asked, cacheEntries, answer } = commerceUnderTest();

/** The second is excluded from rankings (LIST-05). */
const nodes = [
  {
    ...wireCard({ id: 'gid://shopify/Product/3', handle: 'third' }),
    category: { reference: { handle: 'herb' } },
  },
  { ...wireCard({ id: 'gid://shopify/Product/7583720898735', handle: 'excluded' }), category: null },
  { ...wireCard({ id: 'gid://shopify/Product/1', handle: 'first' }), category: { reference: {} } },
];
const handles = (cards: readonly { handle: string }[] | null) => cards?.map(({ handle }) => handle);

describe('[RANK-01] the overall ranking', () => {
  test('[LIST-05] is the best sellers in order, without the excluded products', async () => {
    answer(RankingProductsDocument, { products: { nodes } });
    expect(handles(await readRanking('en'))).toEqual(['third', 'first']);
    expect(asked).toEqual([['RankingProducts', { first: 40, language: 'EN' }]]);
    expect(cacheEntries).toEqual([['ranking,en', ['lists']]]);
  });

  test('[RANK-02] has the category of each product, where it is a collection', async () => {
    answer(RankingProductsDocument, { products: { nodes } });
    expect((await readRanking('en')).map(({ category }) => category)).toEqual(['herb', null]);
  });

  test('with another shape is null', async () => {
    answer(RankingProductsDocument, { products: { nodes: [{ ...nodes[0], title: 7 }] } } as never);
    await expect(readRanking('ja')).rejects.toThrow('products.0.title is not a text');
  });

  test('is optional for a page, and empty there when it cannot be read', async () => {
    expect(await readRankingIfReachable('ja')).toEqual([]);
    answer(RankingProductsDocument, { products: { nodes } });
    expect(handles(await readRankingIfReachable('ja'))).toEqual(['third', 'first']);
  });
});

describe('[ROUTE-10] the ranking of a category', () => {
  const answerList = (listed: typeof nodes) => {
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
        image: null,
        seo: { title: null, description: null },
        introduction: null,
        parent: null,
        producer: null,
        products: { nodes: listed, pageInfo: { hasNextPage: false, endCursor: null }, filters: [] },
      },
    });
  };

  test('[LIST-05] is its list by sales, without the excluded products', async () => {
    answerList(nodes);
    expect(handles(await readCategoryRanking('herb', 'ja'))).toEqual(['third', 'first']);
    expect(asked[0]?.[1]).toMatchObject({
      handle: 'herb',
      sortKey: 'BEST_SELLING',
      language: 'JA',
      after: null,
    });
    expect(cacheEntries.at(-1)?.[0]).toBe('list,ja,herb,p1~sort.best');
  });

  test('[LIST-05] is null for a category of excluded products alone', async () => {
    answerList(nodes.slice(1, 2));
    expect(await readCategoryRanking('herb', 'ja')).toBeNull();
  });

  test('[LIST-05] is linked of each category that has one, and of one that cannot be read now', async () => {
    const categories = brandMenus().categories.map(({ handle }) => handle);
    expect(categories).not.toEqual([]);
    expect(handles(await readRankedCategories('ja'))).toEqual(categories);
    answerList(nodes);
    expect(handles(await readRankedCategories('ja'))).toEqual(categories);
    answerList(nodes.slice(1, 2));
    expect(handles(await readRankedCategories('en'))).toEqual([]);
  });

  test('is null for an unknown category', async () => {
    answer(CollectionPriceCountsDocument, { collection: null });
    answer(CollectionPageDocument, { collection: null });
    expect(await readCategoryRanking('nowhere', 'ja')).toBeNull();
  });
});

describe('[RANK-02] the first of a ranking', () => {
  test('has its largest size in stock in the room, and its newest review', async () => {
    answer(ProductPageDocument, wireProductPage());
    const lead = await readRankingLeadIfReachable('pachira-mini', 'ja');
    expect(lead?.room?.plants.map(({ name, size }) => [name, size.toCm])).toEqual([['3号', 25]]);
    expect(lead?.review?.content).toBe('元気です');
  });

  test('has no room where no drawn size is in stock, and no review without one', async () => {
    const sold = {
      variants: { nodes: [wireVariant({ quantityAvailable: 0, availableForSale: false })] },
      reviews: null,
    };
    answer(ProductPageDocument, wireProductPage(sold));
    expect(await readRankingLeadIfReachable('pachira-mini', 'ja')).toEqual({ room: null, review: null });
  });

  test('is only its card where its page cannot be read', async () => {
    expect(await readRankingLeadIfReachable('pachira-mini', 'ja')).toBeNull();
    answer(ProductPageDocument, { product: null, productRecommendations: null, shop: { aiTags: null } });
    expect(await readRankingLeadIfReachable('pachira-mini', 'ja')).toBeNull();
  });
});
