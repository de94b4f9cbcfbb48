import { KOMORENO } from '@shop/brands/komoreno/brand';
import { WHOLE_LOCALES } from '@shop/rules/language';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '#test/support/words.ts';
import { PART_TABLES } from './__generated__/part-tables';
import { bindMessages } from './bind-messages';
import { messages } from './messages';

type Texts = { readonly [key: string]: string | Texts };
type Said = { readonly [key: string]: string | ((values: object) => string) | Said };

const CONSTANTS = ['store', 'brand', 'company', 'noun', 'nouns', 'Nouns', 'unit', 'piece'];
const { names: SHOP, noun: NOUN } = KOMORENO;
const NOUNS = {
  ja: {
    noun: NOUN.ja.name,
    nouns: NOUN.ja.name,
    Nouns: NOUN.ja.name,
    unit: NOUN.ja.unit,
    piece: NOUN.ja.unit,
  },
  en: { noun: 'plant', nouns: 'plants', Nouns: 'Plants', unit: 'plants', piece: 'plants' },
};
const CATALOGUES: Record<string, Texts> = wordsOf;

/** Every text with the shop's output for it. */
function pairs(
  texts: Texts,
  said: Said,
  path = '',
): [key: string, text: string, said: Said[string] | undefined][] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const own = said[key];
    return typeof text === 'string'
      ? [[`${path}${key}`, text, own] as [string, string, Said[string] | undefined]]
      : pairs(text, own as Said, `${path}${key}.`);
  });
}

describe('[ROUTE-16] messages', () => {
  test.each(WHOLE_LOCALES)("in %s match ICU's own formatter, for any count", (locale) => {
    const { storeName: store, brand, company } = SHOP[locale];
    const all = pairs(CATALOGUES[locale] ?? {}, messages(locale) as unknown as Said);
    expect(all.length).toBeGreaterThan(400);
    for (const [key, text, said] of all) {
      const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
      const hasParameters = names.some((name) => !CONSTANTS.includes(name));
      expect(typeof said, `${key}, written by npm run codegen`).toBe(hasParameters ? 'function' : 'string');
      for (const n of [0, 1, 2, 1234]) {
        // A number that is not a count is written unformatted.
        const values = Object.fromEntries(
          names.map((name) => [name, text.includes(`{${name}, plural`) ? n : String(n)]),
        );
        const expected = new IntlMessageFormat(text, locale).format({
          ...values,
          ...NOUNS[locale],
          store,
          brand,
          company,
        });
        expect(typeof said === 'function' ? said(values) : said, key).toBe(expected);
      }
    }
  });

  test('are singular for one in English', () => {
    const m = messages('en');
    expect(m.list.count({ n: 1 })).toBe('1 product');
    expect(m.list.count({ n: 1234 })).toBe('1,234 products');
    expect(m.review.count({ n: 1 })).toBe('1 review');
    expect(m.product.reviewCount({ n: 2 })).toBe('2 reviews');
  });

  test('of a part are bound once, in its language', () => {
    const m = bindMessages(PART_TABLES.cart.en);
    expect(m.locale).toBe('en');
    expect(m.cart.couponApplied({ code: 'MAIL15' })).toBe('Coupon (MAIL15)');
    expect(bindMessages(PART_TABLES.cart.en)).toBe(m);
  });

  test.each([
    ['ja', 'many'],
    ['en', 'single'],
  ])("have the plurals of their own language, %s, whatever the browser's", (locale, form) => {
    const table = { locale, count: ['plural', 'n', { one: 'single', other: 'many' }] };
    const { count } = bindMessages(table as unknown as Parameters<typeof bindMessages>[0]) as unknown as {
      count: (values: object) => string;
    };
    expect(count({ n: 1 })).toBe(form);
  });

  test('support exact numbers in plurals, and select by keyword', () => {
    const table = {
      locale: 'en',
      set: {
        missing: ['plural', 'n', { '=0': 'whole', one: '{#n} more', other: '{#n} more of {kind}' }],
        gone: ['select', 'what', { line: 'Removed', one: 'Gone: one', other: 'Gone: {what}' }],
      },
    } as const;
    const { set } = bindMessages(table) as unknown as { set: Record<string, (values: object) => string> };
    expect([0, 1, 1500].map((n) => set['missing']?.({ n, kind: 'pots' }))).toEqual([
      'whole',
      '1 more',
      '1,500 more of pots',
    ]);
    // A choice by a string uses no plural rules: 1 is not "one".
    expect(['line', 'cart', '1'].map((what) => set['gone']?.({ what }))).toEqual([
      'Removed',
      'Gone: cart',
      'Gone: 1',
    ]);
  });
});
