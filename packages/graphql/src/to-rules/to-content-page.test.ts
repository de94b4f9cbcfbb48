import { describe, expect, test } from 'vitest';
import { toContentPage, toPolicy } from './to-content-page';

const page = {
  id: 'gid://shopify/Page/1',
  handle: 'guarantee',
  title: '植物保証について',
  body: '<p>本文</p>',
  bodySummary: '本文',
  updatedAt: '2026-11-01T00:00:00Z',
  seo: { title: null, description: '14日間の保証' },
};

describe('[ROUTE-11] a page of text', () => {
  test('has its text, its title and what search engines show', () => {
    expect(toContentPage(page)).toEqual({
      ok: true,
      value: {
        handle: 'guarantee',
        title: '植物保証について',
        bodyHtml: '<p>本文</p>',
        seo: { title: '植物保証について', description: '14日間の保証' },
      },
    });
  });

  test('tells of itself by its first words where nobody wrote a description', () => {
    expect(toContentPage({ ...page, seo: null })).toMatchObject({
      value: { seo: { title: '植物保証について', description: '本文' } },
    });
  });

  test('is null when the back office has none', () => {
    expect(toContentPage(null)).toEqual({ ok: true, value: null });
  });

  test('names the field that is not as it should be', () => {
    const broken = { ...page, body: 7 as unknown as string };
    expect(toContentPage(broken)).toMatchObject({ ok: false, error: { path: 'page.body' } });
  });
});

describe('[ROUTE-12] a policy', () => {
  test('has its text and its title', () => {
    const policy = {
      id: 'gid://shopify/ShopPolicy/1',
      handle: 'refund-policy',
      title: '返品',
      body: '<p>本文</p>',
    };
    expect(toPolicy(policy)).toEqual({
      ok: true,
      value: {
        handle: 'refund-policy',
        title: '返品',
        bodyHtml: '<p>本文</p>',
        seo: { title: '返品', description: '' },
      },
    });
  });

  test('is null when the back office has none', () => {
    expect(toPolicy(null)).toEqual({ ok: true, value: null });
  });
});
