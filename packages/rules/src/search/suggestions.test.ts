import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yen } from '../yen';
import { markTyped, NO_SUGGESTIONS, suggestionCount } from './suggestions';

describe('[SEARCH-04] suggestions', () => {
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
  ] as const)('in %j the match of %j is marked', (words, typed, parts) => {
    expect(markTyped(words, typed)).toEqual(parts.map(([text, isTyped]) => ({ text, isTyped })));
  });

  test('for any input, the text stays complete and no part is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (words, typed) => {
        const parts = markTyped(words, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(words);
        expect(parts.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  test('every selectable suggestion is counted, of each type', () => {
    const product = { handle: 'p', title: 'p', imageSrc: null, price: yen(1), hasPriceRange: false };
    const page = { title: 'c', path: '/c' };
    expect(suggestionCount(NO_SUGGESTIONS)).toBe(0);
    expect(suggestionCount({ ...NO_SUGGESTIONS, correction: 'x' })).toBe(1);
    expect(
      suggestionCount({
        correction: 'x',
        keywords: ['x', 'y'],
        needs: [{ keyword: 'x', label: 'x' }],
        products: [product, product, product],
        collections: [{ ...page, isCategory: true, isNamed: false }],
        pages: [page, page],
        all: { keyword: 'x', total: 7 },
      }),
    ).toBe(11);
  });
});
