import type { ProductCard } from '@shop/rules/product/product-card';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { toCard } from './card';

const PLANT: ProductCard = {
  id: 1,
  globalId: '' as ProductCard['globalId'],
  handle: 'pachira-mini',
  title: 'パキラ',
  vendor: '水城グリーンファーム',
  image: {
    id: 1,
    src: 'https://cdn.test/s/files/1/a.jpg?v=1',
    alt: 'パキラ',
    width: 1296,
    height: 1296,
    position: 1,
  },
  price: yen(1_280),
  hasPriceRange: false,
  compareAtPrice: null,
  isSale: false,
  isSoldOut: false,
  tags: [],
  aiTagIds: [],
  size: '',
  reviewScore: null,
  reviewCount: 0,
};

const LISTS = { storeOriginal: [7], badgeTags: {}, freePostage: [] };

describe('[CARD-01] the data of a card', () => {
  test('contains only existing values', () => {
    expect(toCard(PLANT, LISTS)).toEqual({
      id: 1,
      handle: 'pachira-mini',
      title: 'パキラ',
      vendor: '水城グリーンファーム',
      price: 1_280,
      image: 'https://cdn.test/s/files/1/a.jpg?v=1',
    });
    expect(toCard({ ...PLANT, reviewScore: 4.3 }, LISTS)).not.toHaveProperty('score');
    expect(toCard({ ...PLANT, id: 7 }, LISTS).badges).toEqual(['storeOriginal']);
  });

  test('has sale, range, stock, badges and stars to the nearest half', () => {
    const sale = { ...PLANT, compareAtPrice: yen(1_600), isSale: true, hasPriceRange: true, isSoldOut: true };
    expect(toCard({ ...sale, size: '高さ15〜25cm', reviewScore: 4.3, reviewCount: 3 }, LISTS)).toMatchObject({
      size: '高さ15〜25cm',
      compareAt: 1_600,
      isRange: true,
      isSoldOut: true,
      badges: ['soldOut', 'sale'],
      score: 4.5,
      reviews: 3,
    });
  });
});
