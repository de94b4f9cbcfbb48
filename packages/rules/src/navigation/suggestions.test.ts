import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yen } from '../yen';
import { hasNoSuggestions, markTyped, suggestionQuery } from './suggestions';

describe('[SEARCH-04] suggestions', () => {
  test.each([
    ['モンステラ', 'モンステラ'],
    ['  モンステラ  大型 ', 'モンステラ 大型'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('%j asks for %j', (text, query) => {
    expect(suggestionQuery(text)).toBe(query);
  });

  test.each([[''], [' '], ['　　'], ['\n\t']])('[SEARCH-01] blank text %j asks nothing', (text) => {
    expect(suggestionQuery(text)).toBeNull();
  });

  test.each([
    [
      'モンステラ 斑入り',
      'モンステラ',
      [
        ['モンステラ', true],
        [' 斑入り', false],
      ],
    ],
    [
      '斑入り モンステラ',
      'もんす',
      [
        ['斑入り ', false],
        ['モンス', true],
        ['テラ', false],
      ],
    ],
    [
      'ﾓﾝｽﾃﾗ',
      'モン',
      [
        ['ﾓﾝ', true],
        ['ｽﾃﾗ', false],
      ],
    ],
    [
      'Monstera',
      'mon',
      [
        ['Mon', true],
        ['stera', false],
      ],
    ],
    ['ＭＯＮ', 'mon', [['ＭＯＮ', true]]],
    [
      'ﾊﾞﾗの苗',
      'バラ',
      [
        ['ﾊﾞﾗ', true],
        ['の苗', false],
      ],
    ],
    [
      'バラの苗',
      'ﾊﾞﾗ',
      [
        ['バラ', true],
        ['の苗', false],
      ],
    ],
    ['ﾊﾞﾗの苗', 'ハ', [['ﾊﾞﾗの苗', false]]],
    ['観葉植物', 'サボテン', [['観葉植物', false]]],
    ['観葉植物', ' ', [['観葉植物', false]]],
    [
      '㌔売り',
      'キロ',
      [
        ['㌔', true],
        ['売り', false],
      ],
    ],
    ['㌔売り', 'ロ', [['㌔売り', false]]],
    ['', 'x', []],
  ] as const)('in %j what was typed as %j is marked', (words, typed, parts) => {
    expect(markTyped(words, typed)).toEqual(parts.map(([text, isTyped]) => ({ text, isTyped })));
  });

  test('whatever is typed, the words stay whole and no part is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (words, typed) => {
        const parts = markTyped(words, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(words);
        expect(parts.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  test.each([
    [1, 1, 0],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 2],
  ])(
    '%i keywords, %i products and %i collections are something to offer',
    (keywords, products, collections) => {
      const product = { handle: 'p', title: 'p', imageSrc: null, price: yen(1), hasPriceRange: false };
      expect(
        hasNoSuggestions({
          keywords: Array(keywords).fill('x'),
          products: Array(products).fill(product),
          collections: Array(collections).fill({ title: 'c', path: '/c', isCategory: true }),
        }),
      ).toBe(false);
    },
  );

  test('one of any kind is something to offer', () => {
    const none = { keywords: [], products: [], collections: [] };
    const product = { handle: 'p', title: 'p', imageSrc: null, price: yen(1), hasPriceRange: false };
    expect(hasNoSuggestions(none)).toBe(true);
    expect(hasNoSuggestions({ ...none, keywords: ['x'] })).toBe(false);
    expect(hasNoSuggestions({ ...none, products: [product] })).toBe(false);
    expect(hasNoSuggestions({ ...none, collections: [{ title: 'c', path: '/c', isCategory: true }] })).toBe(
      false,
    );
  });
});
