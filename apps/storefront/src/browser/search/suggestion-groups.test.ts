import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { messages } from '../../i18n/messages';
import { suggestionGroups } from './suggestion-groups';

const SUGGESTIONS: Parameters<typeof suggestionGroups>[0] = {
  keywords: ['パキラ 大型'],
  products: [
    {
      handle: 'pachira',
      title: 'パキラ',
      imageSrc: 'https://cdn.test/s/files/1/a.jpg',
      price: yen(1_280),
      hasPriceRange: true,
    },
    { handle: 'ficus', title: 'フィカス', imageSrc: null, price: yen(900), hasPriceRange: false },
  ],
  collections: [
    { title: '観葉植物', path: '/ornamentplants', isCategory: true },
    { title: 'デスク', path: '/collections/desk', isCategory: false },
  ],
};

describe('[SEARCH-04] suggestions', () => {
  test('lead to a search, a product, a category and a purpose of the page’s language', () => {
    const addresses = (locale: 'ja' | 'en') =>
      suggestionGroups(SUGGESTIONS, 'パキラ', messages(locale)).flatMap(({ rows }) =>
        rows.map(({ kind, href }) => [kind, decodeURIComponent(href.replaceAll('+', ' '))]),
      );
    expect(addresses('ja')).toEqual([
      ['keyword', '/search?q=パキラ 大型'],
      ['product', '/products/pachira'],
      ['product', '/products/ficus'],
      ['category', '/ornamentplants'],
      ['purpose', '/collections/desk'],
    ]);
    expect(addresses('en').every(([, href]) => href?.startsWith('/en/'))).toBe(true);
  });

  test('a product shows its picture, its price, and that others of it cost more', () => {
    const [keywords, products, collections] = suggestionGroups(SUGGESTIONS, 'パキラ', messages('ja'));
    expect(products?.rows[0]).toMatchObject({ price: { amount: 1_280, taxNote: '税込', from: '{price}〜' } });
    expect(products?.rows[0]).toHaveProperty('picture.src', 'https://cdn.test/s/files/1/a.jpg?width=180');
    expect(products?.rows[1]).toHaveProperty('price', { amount: 900, taxNote: '税込' });
    expect(products?.rows[1]).toHaveProperty('picture.src', '/images/no-image.svg');
    expect(keywords?.rows[0]?.parts.map((part) => ('text' in part ? part.text : part)).join('')).toContain(
      '大型',
    );
    expect([keywords, products, collections].map((group) => group?.title)).not.toContain('');
  });
});
