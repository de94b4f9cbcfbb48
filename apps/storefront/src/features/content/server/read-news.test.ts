import { NewsListDocument } from '@shop/graphql/documents';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readNews } from './read-news';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-10] the news', () => {
  test('are a hundred at most, by one call, kept until a list changes', async () => {
    const item = {
      id: 'gid://shopify/Article/1',
      handle: 'news-1',
      title: '年末年始の配送について',
      publishedAt: '2026-11-18T01:00:00Z',
      image: null,
      url: { value: '/news#2026-winter-holiday' },
    };
    answer(NewsListDocument, {
      blog: { articles: { nodes: [item], pageInfo: { hasNextPage: false, endCursor: null } } },
    });
    expect(await readNews('ja')).toEqual([
      {
        handle: 'news-1',
        title: '年末年始の配送について',
        publishedAt: '2026-11-18T01:00:00Z',
        image: null,
        url: '/news#2026-winter-holiday',
      },
    ]);
    expect(asked).toEqual([['NewsList', { first: 100, language: 'JA' }]]);
    expect(cacheEntries).toEqual([['news,ja', ['content']]]);
  });

  test('are none in a shop without the blog', async () => {
    answer(NewsListDocument, { blog: null });
    expect(await readNews('en')).toEqual([]);
    expect(asked).toEqual([['NewsList', { first: 100, language: 'EN' }]]);
    expect(cacheEntries).toEqual([['news,en', ['content']]]);
  });
});
