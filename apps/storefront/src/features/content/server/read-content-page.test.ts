import { ContentPageDocument, ShopPoliciesDocument } from '@shop/graphql/documents';
import { describe, expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readContentPage, readPolicy } from './read-content-page';

const { asked, cacheEntries, answer } = commerceUnderTest();

describe('[ROUTE-11] a page of text', () => {
  test('is read by one call and kept', async () => {
    answer(ContentPageDocument, {
      page: {
        id: 'gid://shopify/Page/1',
        handle: 'guarantee',
        title: '植物保証について',
        body: '<p>本文</p>',
        bodySummary: '本文',
        updatedAt: '2026-11-01T00:00:00Z',
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

  test('[ROUTE-14] that there is not is null, and is not asked for when its handle cannot be one', async () => {
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

  test('is the refund policy, or the legal notice that is kept as the terms of service', async () => {
    answer(ShopPoliciesDocument, {
      shop: {
        name: 'コモレノ STORE',
        refundPolicy: policy('refund-policy', '返品について'),
        termsOfService: policy('terms-of-service', '特定商取引法'),
      },
    });
    expect(await readPolicy('refund-policy', 'ja')).toEqual({
      handle: 'refund-policy',
      title: '返品について',
      bodyHtml: '<p>返品について</p>',
      seo: { title: '返品について', description: '' },
    });
    expect((await readPolicy('legal-notice', 'en'))?.title).toBe('特定商取引法');
    expect(asked).toEqual([
      ['ShopPolicies', { language: 'JA' }],
      ['ShopPolicies', { language: 'EN' }],
    ]);
    expect(cacheEntries).toEqual([
      ['policy,ja,refund-policy', ['content']],
      ['policy,en,legal-notice', ['content']],
    ]);
  });

  test('is null where the back office has none', async () => {
    answer(ShopPoliciesDocument, { shop: { name: '', refundPolicy: null, termsOfService: null } });
    expect(await readPolicy('refund-policy', 'ja')).toBeNull();
  });
});
