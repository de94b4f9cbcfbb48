import { describe, expect, test } from 'vitest';
import type { FeedProductsQuery } from '../__generated__/documents/graphql';
import { wireCard, wireVariant } from '../testing/wire-product';
import { toFeedChunk, toFeedCursor } from './to-feed-products';

type WireProduct = FeedProductsQuery['products']['nodes'][number];

const product: WireProduct = {
  ...wireCard(),
  description: '種から育てた株です。',
  options: [{ name: 'サイズ', optionValues: [{ name: '3号' }] }],
  images: {
    nodes: [{ id: null, url: 'https://cdn.example/a.jpg', altText: null, width: null, height: null }],
  },
  variants: { nodes: [wireVariant()] },
  introduction: { value: '育てやすい。' },
  flags: { value: '["date_unavailable"]' },
  breadCrumbs: { value: '[{"name":"観葉植物","handle":"ornamentplants"}]' },
};
const answerOf = (node: WireProduct, hasNextPage = false): FeedProductsQuery => ({
  products: { nodes: [node], pageInfo: { hasNextPage, endCursor: 'end' } },
});

describe('[SEO-03] products for feeds', () => {
  test('have the content of their pages', () => {
    expect(toFeedChunk(answerOf(product, true))).toMatchObject({
      ok: true,
      value: {
        nextCursor: 'end',
        products: [
          {
            id: 7583412945071,
            handle: 'pachira-mini',
            title: 'パキラ 実生 ミニサイズ',
            vendor: '水城グリーンファーム',
            introduction: '育てやすい。',
            description: '種から育てた株です。',
            images: [{ src: 'https://cdn.example/a.jpg' }],
            options: [{ name: 'サイズ', values: ['3号'] }],
            isDateUnavailable: true,
            isEGift: false,
            breadCrumbs: [{ name: '観葉植物', handle: 'ornamentplants' }],
            variants: [{ title: '3号', sku: 'op001-1', price: 1_280, quantity: 12 }],
            reviewScore: 4.5,
            reviewCount: 2,
          },
        ],
      },
    });
  });

  test('have no option for one variant without a title, and no breadcrumb where none is set', () => {
    const plain = {
      ...product,
      options: [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }],
      variants: { nodes: [wireVariant({ title: 'Default Title' })] },
      introduction: null,
      breadCrumbs: null,
    };
    expect(toFeedChunk(answerOf(plain))).toMatchObject({
      value: {
        nextCursor: null,
        products: [{ options: [], breadCrumbs: [], introduction: '', variants: [{ title: '' }] }],
      },
    });
  });

  test("end at the platform's last page", () => {
    const walk = (hasNextPage: boolean) =>
      toFeedCursor({ products: { pageInfo: { hasNextPage, endCursor: 'end' } } });
    expect(walk(true)).toEqual({ ok: true, value: 'end' });
    expect(walk(false)).toEqual({ ok: true, value: null });
  });

  test('a next page without a cursor is no end: the feed would be cut short', () => {
    expect(toFeedCursor({ products: { pageInfo: { hasNextPage: true, endCursor: null } } })).toEqual({
      ok: false,
      error: { path: 'products.pageInfo', expected: 'an end cursor' },
    });
  });
});
