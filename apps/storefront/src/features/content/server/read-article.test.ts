import { ArticlePageDocument } from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readColumn } from './read-article';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-13] a column', () => {
  test('is read by one call of its blog and cached', async () => {
    answer(ArticlePageDocument, {
      blog: {
        articleByHandle: {
          id: 'gid://shopify/Article/1',
          handle: 'howtochoosepot',
          title: '鉢の選び方',
          publishedAt: '2026-04-15T01:00:00Z',
          image: null,
          url: null,
          contentHtml: '<p>本文</p>',
          excerpt: '抜粋',
          authorV2: { name: '緑川 さとみ' },
          seo: null,
          relatedProducts: { references: { nodes: [wireCard()] } },
        },
      },
    });
    expect(await readColumn('howtochoosepot', 'ja')).toMatchObject({
      handle: 'howtochoosepot',
      title: '鉢の選び方',
      publishedAt: '2026-04-15T01:00:00Z',
      bodyHtml: '<p>本文</p>',
      author: '緑川 さとみ',
      products: [{ handle: 'pachira-mini' }],
    });
    expect(asked).toEqual([['ArticlePage', { blog: 'columns', handle: 'howtochoosepot', language: 'JA' }]]);
    expect(cacheEntries).toEqual([['column,ja,howtochoosepot', ['content', 'lists']]]);
  });

  test('[ROUTE-14] that there is not is null, and is not asked for when its handle cannot be one', async () => {
    answer(ArticlePageDocument, { blog: { articleByHandle: null } });
    expect(await readColumn('nowhere', 'en')).toBeNull();
    expect(asked).toEqual([['ArticlePage', { blog: 'columns', handle: 'nowhere', language: 'EN' }]]);
    expect(await readColumn('a b', 'en')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
