import { expect, test } from 'vitest';
import type { ArticlePageQuery } from '../__generated__/documents/graphql';
import { wireCard } from '../testing/wire-product';
import { toArticle } from './to-article';

const article = {
  handle: 'recommendkanyou',
  title: 'はじめての部屋に',
  publishedAt: '2026-04-15T01:00:00Z',
  image: null,
  url: null,
  contentHtml: '<p>本文</p>',
  excerpt: '抜粋',
  authorV2: { name: '緑川 さとみ' },
  seo: { title: null, description: '説明' },
  relatedProducts: { references: { nodes: [wireCard(), {}] } },
} satisfies NonNullable<ArticlePageQuery['blog']>['articleByHandle'];

test('[ROUTE-13] an article with its text, and its existing products', () => {
  expect(toArticle({ articleByHandle: article })).toMatchObject({
    ok: true,
    value: {
      handle: 'recommendkanyou',
      bodyHtml: '<p>本文</p>',
      author: '緑川 さとみ',
      seo: { title: 'はじめての部屋に', description: '説明' },
      products: [{ handle: wireCard().handle }],
    },
  });
});

test('[ROUTE-13] unset fields are empty; an unknown article is null', () => {
  const bare = { ...article, authorV2: null, seo: null, relatedProducts: null };
  expect(toArticle({ articleByHandle: bare })).toMatchObject({
    value: { author: '', seo: { title: 'はじめての部屋に', description: '抜粋' }, products: [] },
  });
  expect(toArticle({ articleByHandle: null })).toEqual({ ok: true, value: null });
  expect(toArticle(null)).toEqual({ ok: true, value: null });
});
