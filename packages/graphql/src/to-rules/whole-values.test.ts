import { NO_PRODUCT_LISTS } from '@shop/rules/catalog/product-lists';
import { describe, expect, test } from 'vitest';
import { wireCard, wireProductPage, wireVariant } from '../testing/wire-product';
import { toProductPage } from './to-product';
import { toProductCards } from './to-product-card';
import { toListChunk, toProductList, toSearchList } from './to-product-list';

const PICTURE = {
  id: 33,
  src: 'https://cdn.example/s/files/1/a.jpg?v=1',
  alt: 'パキラ',
  width: 1296,
  height: 1296,
  position: 1,
};

function product(...change: Parameters<typeof wireProductPage>) {
  const read = toProductPage(wireProductPage(...change), NO_PRODUCT_LISTS);
  if (!read.ok || read.value === null) throw new Error(JSON.stringify(read));
  return read.value.product;
}

describe('[DATA-01] exactly the sent values are mapped', () => {
  test('a variant with its number, SKU and image', () => {
    const variants = { nodes: [wireVariant({ image: wireCard().featuredImage })] };
    expect(product({ variants }).variants[0]).toMatchObject({
      sku: 'op001-1',
      productId: 7583412945071,
      price: 1280,
      image: PICTURE,
    });
    expect(product({ variants: { nodes: [wireVariant({ sku: null })] } }).variants[0]?.sku).toBe('');
  });

  test("a product's options are named when one of its variants has a name", () => {
    const nodes = [wireVariant({ title: 'Default Title' }), wireVariant({ title: '3号' })];
    expect(product({ variants: { nodes } }).options).toEqual([{ name: 'サイズ', values: ['3号'] }]);
  });

  test('a producer, a review, and structured data', () => {
    const { producer, reviews, seo } = product({ seo: { title: '題', description: '説明' } });
    expect(producer).toEqual({
      handle: 'producers-mizuki',
      name: '水城グリーンファーム',
      category: 'ornamentplants',
      categoryName: '観葉植物',
      region: '愛知県田原市',
      profile: '温室の農園です。',
      image: PICTURE,
    });
    expect(reviews).toEqual([
      expect.objectContaining({
        title: '',
        content: '元気です',
        score: 5,
        nickname: 'コウタ',
        createdAt: '2026-11-12T07:44:00Z',
      }),
    ]);
    expect(seo).toEqual({ title: '題', description: '説明' });
  });

  test('unnamed or missing AI tags are omitted', () => {
    expect(product({ aiTags: null }).aiTags).toEqual([]);
    expect(product().aiTags).toEqual([
      { parentId: 1, parentName: '置き場所', childId: 102, childName: 'デスク・テーブル' },
    ]);
  });

  test('an image without alt text or number', () => {
    const featuredImage = {
      id: null,
      url: 'https://cdn.example/b.jpg',
      altText: null,
      width: null,
      height: null,
    };
    expect(toProductCards([wireCard({ featuredImage })])).toMatchObject({
      value: [
        {
          image: {
            id: null,
            src: 'https://cdn.example/b.jpg',
            alt: '',
            width: null,
            height: null,
            position: 1,
          },
        },
      ],
    });
  });

  test.each([
    ['the price', 1280],
    ['below it', 900],
  ])('[PROD-03] a compare-at price of %s is omitted', (_, compareAt) => {
    const compareAtPrice = { amount: `${compareAt}.0`, currencyCode: 'JPY' as const };
    expect(
      product({ variants: { nodes: [wireVariant({ compareAtPrice })] } }).variants[0]?.compareAtPrice,
    ).toBeNull();
  });
});

describe('a malformed value is named by its path', () => {
  const pageInfo = { hasNextPage: true, endCursor: null };
  test.each([
    [
      'a card',
      () => toProductCards([{ ...wireCard(), title: undefined } as never]),
      'products.0.title',
      'a text',
    ],
    ['a list', () => toProductList({} as never), 'products.nodes', 'a list'],
    ['a search', () => toSearchList({} as never), 'search.totalCount', 'a whole number'],
    [
      'a place of a walk',
      () =>
        toListChunk({ edges: [{ cursor: 'a', node: {} }], pageInfo: { ...pageInfo, hasNextPage: false } }),
      'products.edges.0.node',
      'a product',
    ],
    [
      'a walk without an end',
      () => toListChunk({ edges: [], pageInfo }),
      'products.pageInfo',
      'an end cursor',
    ],
  ])('%s', (_, read, path, expected) => {
    expect(read()).toEqual({ ok: false, error: { path, expected } });
  });
});
