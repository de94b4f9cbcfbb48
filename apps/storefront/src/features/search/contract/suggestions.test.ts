import { NO_SUGGESTIONS } from '@shop/rules/search/suggestions';
import { describe, expect, test } from 'vitest';
import { suggestionsAddress, suggestionsAnswer } from './suggestions';

describe('[SEARCH-04] the contract of suggestions', () => {
  test.each([
    [
      'モンステラ 大型',
      'ja',
      '/api/suggestions?q=%E3%83%A2%E3%83%B3%E3%82%B9%E3%83%86%E3%83%A9+%E5%A4%A7%E5%9E%8B&locale=ja',
    ],
    ['a&locale=ja', 'en', '/api/suggestions?q=a%26locale%3Dja&locale=en'],
  ] as const)('what is asked for %s in %s has an address', (typed, locale, address) => {
    expect(suggestionsAddress(typed, locale)).toBe(address);
  });

  const product = { handle: 'p', title: 'p', imageSrc: null, price: 1, hasPriceRange: false };
  test.each([
    [{}],
    [{ ...NO_SUGGESTIONS, keywords: ['a', 'b', 'c', 'd'] }],
    [{ ...NO_SUGGESTIONS, products: [{ ...product, price: -1 }] }],
    [{ ...NO_SUGGESTIONS, products: [{ ...product, price: 1.5 }] }],
    [{ ...NO_SUGGESTIONS, products: [{ ...product, handle: '../cart' }] }],
    [{ ...NO_SUGGESTIONS, pages: [{ title: 'x', path: 'javascript:alert(1)' }] }],
    [{ ...NO_SUGGESTIONS, pages: [{ title: 'x', path: '//evil.example' }] }],
    [{ ...NO_SUGGESTIONS, collections: [{ title: 'x', path: '/\\evil.example', isCategory: true }] }],
  ])('%j is no answer', (answer) => {
    expect(suggestionsAnswer.safeParse(answer).success).toBe(false);
  });

  test('suggestions of all kinds are an answer', () => {
    const answer = {
      correction: 'モンステラ',
      keywords: ['モンステラ'],
      needs: [{ keyword: 'ペット', label: 'ペットと暮らす' }],
      products: [product],
      collections: [{ title: '盆栽', path: '/bonsai', isCategory: true, isNamed: true }],
      pages: [{ title: '返品', path: '/policies/refund-policy' }],
      all: { keyword: 'モンステラ', total: 4 },
    };
    expect(suggestionsAnswer.parse(answer)).toEqual(answer);
  });

  test('an answer of a version before has no way to all results, and no named category', () => {
    const { all: _all, ...before } = NO_SUGGESTIONS;
    const collection = { title: '盆栽', path: '/bonsai', isCategory: true };
    expect(suggestionsAnswer.parse({ ...before, collections: [collection] })).toEqual({
      ...NO_SUGGESTIONS,
      collections: [{ ...collection, isNamed: false }],
    });
  });
});
