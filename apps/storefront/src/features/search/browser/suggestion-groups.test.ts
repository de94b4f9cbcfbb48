import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { suggestionGroups } from './suggestion-groups';

const SUGGESTIONS: Parameters<typeof suggestionGroups>[0] = {
  correction: 'パキラ',
  keywords: ['パキラ 大型'],
  needs: [{ keyword: 'パキラ 5000円以下', label: 'パキラ 〜5,000円' }],
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
    { title: '観葉植物', path: '/ornamentplants', isCategory: true, isNamed: false },
    { title: 'デスク', path: '/collections/desk', isCategory: false, isNamed: false },
  ],
  pages: [{ title: '返品・返金ポリシー', path: '/policies/refund-policy' }],
  all: { keyword: 'パキラ', total: 12 },
};

describe('[SEARCH-04] suggestions', () => {
  test('lead to searches, a product, a category, a purpose and a page of help in the page’s language', () => {
    const addresses = (locale: 'ja' | 'en') =>
      suggestionGroups(SUGGESTIONS, 'パキラ', messages(locale)).flatMap(({ rows }) =>
        rows.map(({ kind, href }) => [kind, decodeURIComponent(href.replaceAll('+', ' '))]),
      );
    expect(addresses('ja')).toEqual([
      ['keyword', '/search?q=パキラ'],
      ['keyword', '/search?q=パキラ 大型'],
      ['need', '/search?q=パキラ 5000円以下'],
      ['product', '/products/pachira'],
      ['product', '/products/ficus'],
      ['category', '/ornamentplants'],
      ['purpose', '/collections/desk'],
      ['page', '/policies/refund-policy'],
      ['all', '/search?q=パキラ'],
    ]);
    expect(addresses('en').every(([, href]) => href?.startsWith('/en/'))).toBe(true);
  });

  test('lists that are all categories are not called lists by purpose', () => {
    const titleOf = (collections: typeof SUGGESTIONS.collections) =>
      suggestionGroups({ ...SUGGESTIONS, collections }, 'パキラ', messages('ja')).find(({ rows }) =>
        rows.some(({ kind }) => kind === 'category' || kind === 'purpose'),
      )?.title;
    expect(titleOf(SUGGESTIONS.collections)).toBe('カテゴリー・用途');
    expect(titleOf(SUGGESTIONS.collections.filter(({ isCategory }) => isCategory))).toBe('カテゴリー');
    expect(titleOf(SUGGESTIONS.collections.filter(({ isCategory }) => !isCategory))).toBe('カテゴリー・用途');
  });

  test('a product shows its picture, its price, and that others of it cost more', () => {
    const groups = suggestionGroups(SUGGESTIONS, 'パキラ', messages('ja'));
    const products = groups.find(({ rows }) => rows[0]?.kind === 'product');
    expect(products?.rows[0]).toMatchObject({ price: { amount: 1_280, taxNote: '税込', from: '{price}〜' } });
    expect(products?.rows[0]).toHaveProperty('picture.src', 'https://cdn.test/s/files/1/a.jpg?width=180');
    expect(products?.rows[1]).toHaveProperty('price', { amount: 900, taxNote: '税込' });
    expect(products?.rows[1]).toHaveProperty('picture.src', '/images/no-image.svg');
  });

  test('a need says what it was taken for, and no group is there twice or without a name', () => {
    const groups = suggestionGroups(SUGGESTIONS, 'パキラ', messages('ja'));
    const words = groups.map(({ title, rows }) => [title, rows[0]?.parts.map(({ text }) => text).join('')]);
    expect(words).toContainEqual(['条件', 'パキラ 〜5,000円']);
    expect(words).toContainEqual(['もしかして', 'パキラ']);
    expect(new Set(groups.map(({ title }) => title)).size).toBe(7);
  });

  test('without a slip there is no group for one', () => {
    const groups = suggestionGroups({ ...SUGGESTIONS, correction: null }, 'パキラ', messages('ja'));
    expect(groups.find(({ title }) => title === 'もしかして')?.rows).toEqual([]);
  });

  test('a category that is named stands before words and products, another list after them', () => {
    const order = (isNamed: boolean) => {
      const [category, purpose] = SUGGESTIONS.collections;
      if (!category || !purpose) throw new Error('no collections');
      const collections = [{ ...category, isNamed }, purpose];
      return suggestionGroups({ ...SUGGESTIONS, collections }, '観葉', messages('ja')).flatMap(
        ({ rows: [row] }) => row?.kind ?? [],
      );
    };
    expect(order(true)).toEqual(['keyword', 'category', 'keyword', 'need', 'product', 'page', 'all']);
    expect(order(false)).toEqual(['keyword', 'keyword', 'need', 'product', 'category', 'page', 'all']);
  });

  test('the way to all results is the last row and says how many there are, in both languages', () => {
    const last = (locale: 'ja' | 'en', total: number) =>
      suggestionGroups({ ...SUGGESTIONS, all: { keyword: 'パキラ', total } }, 'パキラ', messages(locale))
        .at(-1)
        ?.rows.map(({ parts }) => parts.map(({ text }) => text).join(''));
    expect(last('ja', 12)).toEqual(['「パキラ」の検索結果をすべて見る(12件)']);
    expect(last('en', 1)).toEqual(['See all 1 result for “パキラ”']);
    expect(suggestionGroups({ ...SUGGESTIONS, all: null }, 'パキラ', messages('ja')).at(-1)?.rows).toEqual(
      [],
    );
  });
});
