import {
  AdvisorListDocument,
  ArticlePageDocument,
  ColumnListDocument,
  ContentPageDocument,
  NewsListDocument,
  ShopPoliciesDocument,
} from '@shop/graphql/documents';
import { wireCard } from '@shop/graphql/testing/wire-product';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import {
  readAdvisors,
  readColumn,
  readColumns,
  readContentPage,
  readNews,
  readPolicy,
} from './read-content-page';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-11] a text page', () => {
  test('is read in one request and cached', async () => {
    answer(ContentPageDocument, {
      page: {
        handle: 'guarantee',
        title: '植物保証について',
        body: '<p>本文</p>',
        bodySummary: '本文',
        seo: null,
        eyebrow: null,
        lead: null,
        cover: null,
        linkLabel: null,
        linkUrl: null,
        sections: null,
      },
    });
    expect(await readContentPage('guarantee', 'ja')).toEqual({
      handle: 'guarantee',
      title: '植物保証について',
      bodyHtml: '<p>本文</p>',
      seo: { title: '植物保証について', description: '本文' },
      head: null,
      sections: [],
    });
    expect(asked).toEqual([['ContentPage', { handle: 'guarantee', language: 'JA' }]]);
    expect(cacheEntries).toEqual([['contentPage,ja,guarantee', ['content', 'lists']]]);
  });

  test('[ROUTE-14] an unknown one is null, and is not requested when its handle is invalid', async () => {
    answer(ContentPageDocument, { page: null });
    expect(await readContentPage('nowhere', 'en')).toBeNull();
    expect(asked).toEqual([['ContentPage', { handle: 'nowhere', language: 'EN' }]]);
    expect(await readContentPage('a/b', 'en')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('[ROUTE-12] a policy', () => {
  const policy = (handle: string, title: string) => ({
    id: `gid://shopify/ShopPolicy/${handle}`,
    handle,
    title,
    body: `<p>${title}</p>`,
  });

  test('is the one of its address; the legal notice is stored as the terms of service', async () => {
    answer(ShopPoliciesDocument, {
      shop: {
        refundPolicy: policy('refund-policy', '返品について'),
        termsOfService: policy('terms-of-service', '特定商取引法'),
        privacyPolicy: policy('privacy-policy', '個人情報について'),
        shippingPolicy: policy('shipping-policy', '配送について'),
      },
    });
    expect(await readPolicy('refund-policy', 'ja')).toEqual({
      handle: 'refund-policy',
      title: '返品について',
      bodyHtml: '<p>返品について</p>',
      seo: { title: '返品について', description: '' },
    });
    expect((await readPolicy('legal-notice', 'en'))?.title).toBe('特定商取引法');
    expect((await readPolicy('privacy-policy', 'ja'))?.title).toBe('個人情報について');
    expect((await readPolicy('shipping-policy', 'ja'))?.title).toBe('配送について');
    expect(asked).toEqual([
      ['ShopPolicies', { language: 'JA' }],
      ['ShopPolicies', { language: 'EN' }],
      ['ShopPolicies', { language: 'JA' }],
      ['ShopPolicies', { language: 'JA' }],
    ]);
    expect(cacheEntries).toEqual([
      ['policy,ja,refund-policy', ['content']],
      ['policy,en,legal-notice', ['content']],
      ['policy,ja,privacy-policy', ['content']],
      ['policy,ja,shipping-policy', ['content']],
    ]);
  });

  test('is null where the back office has none', async () => {
    answer(ShopPoliciesDocument, {
      shop: { refundPolicy: null, termsOfService: null, privacyPolicy: null, shippingPolicy: null },
    });
    expect(await readPolicy('refund-policy', 'ja')).toBeNull();
  });
});

describe('read-advisors', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  test.each([
    ['ja', 'JA'],
    ['en', 'EN'],
  ] as const)(
    '[ROUTE-10] the advisors are read in one request in %s and cached until a list changes',
    async (locale, language) => {
      answer(AdvisorListDocument, {
        metaobjects: {
          nodes: [
            {
              handle: 'midorikawa',
              name: { value: '緑川 さとみ' },
              role: { value: '園芸家' },
              field: { value: '観葉植物' },
              yearsOfExperience: { value: '18' },
              profile: { value: '温室を営んでいます。' },
              category: { value: 'ornamentplants' },
              image: null,
              quote: { value: '一緒に見直します。' },
              picksTitle: { value: 'はじめての一鉢に' },
              picks: { references: { nodes: [] } },
              article: null,
            },
          ],
        },
        columns: null,
      });
      expect(await readAdvisors(locale)).toEqual([
        {
          handle: 'midorikawa',
          name: '緑川 さとみ',
          role: '園芸家',
          field: '観葉植物',
          yearsOfExperience: 18,
          profile: '温室を営んでいます。',
          category: 'ornamentplants',
          image: null,
          quote: '一緒に見直します。',
          picksTitle: 'はじめての一鉢に',
          picks: [],
          column: null,
        },
      ]);
      expect(asked).toEqual([['AdvisorList', { first: 50, columnsFirst: 50, language }]]);
      expect(cacheEntries).toEqual([[`advisors,${locale}`, ['content', 'lists']]]);
    },
  );
});

describe('read-article', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  describe('[ROUTE-13] a column', () => {
    test('is read in one request for its blog and cached', async () => {
      answer(ArticlePageDocument, {
        blog: {
          articleByHandle: {
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

    test('[ROUTE-14] an unknown one is null, and is not requested when its handle is invalid', async () => {
      answer(ArticlePageDocument, { blog: { articleByHandle: null } });
      expect(await readColumn('nowhere', 'en')).toBeNull();
      expect(asked).toEqual([['ArticlePage', { blog: 'columns', handle: 'nowhere', language: 'EN' }]]);
      expect(await readColumn('a b', 'en')).toBeNull();
      expect(asked).toHaveLength(1);
    });
  });
});

describe('read-columns', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  test.each([
    ['ja', 'JA'],
    ['en', 'EN'],
  ] as const)(
    '[ROUTE-21] the columns are read in one request in %s and cached until content changes',
    async (locale, language) => {
      answer(ColumnListDocument, {
        blog: {
          articles: {
            nodes: [
              {
                handle: 'howtochoosepot',
                title: '植木鉢の選び方',
                publishedAt: '2026-05-22T01:00:00Z',
                image: null,
                url: null,
                excerpt: '号数の読み方をまとめました。',
                authorV2: { name: '砂原 拓真' },
              },
            ],
          },
        },
      });
      expect(await readColumns(locale)).toEqual([
        {
          handle: 'howtochoosepot',
          title: '植木鉢の選び方',
          publishedAt: '2026-05-22T01:00:00Z',
          image: null,
          url: '',
          excerpt: '号数の読み方をまとめました。',
          author: '砂原 拓真',
        },
      ]);
      expect(asked).toEqual([['ColumnList', { first: 100, language }]]);
      expect(cacheEntries).toEqual([[`columns,${locale}`, ['content']]]);
    },
  );
});

describe('read-news', () => {
  const { asked, cacheEntries, answer } = commerceUnderTest();

  describe('[ROUTE-10] the news', () => {
    test('are a hundred at most, in one request, cached until a list changes', async () => {
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

    test('are empty in a shop without the blog', async () => {
      answer(NewsListDocument, { blog: null });
      expect(await readNews('en')).toEqual([]);
      expect(asked).toEqual([['NewsList', { first: 100, language: 'EN' }]]);
      expect(cacheEntries).toEqual([['news,en', ['content']]]);
    });
  });
});
