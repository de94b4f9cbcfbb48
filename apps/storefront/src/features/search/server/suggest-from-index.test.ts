import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { KEYWORD_MAX_LENGTH } from '@shop/rules/catalog/search-keyword';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#foundation/i18n/locale.ts';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { shopIndex } from '#test/search/shop-index.ts';
import { searchCatalogue } from './search-catalogue';
import { suggestFromIndex } from './suggest-from-index';

const { index, entries } = await indexedCatalogue();
const suggest = (text: string, locale: Locale = 'ja') => suggestFromIndex(index, text, locale);
const titles = (texts: readonly { readonly title: string }[]) => texts.map(({ title }) => title);

describe('[SEARCH-04] what is typed as a reading, in kanji, in Roman letters or half', () => {
  test.each([
    ['ぼんさ', '盆栽'],
    ['ぼんさい', '盆栽'],
    ['虎の', 'サンスベリア'],
    ['虎の尾', 'サンスベリア'],
    ['サンセベリア', 'サンスベリア'],
    ['ｻﾝｽﾍﾞ', 'サンスベリア'],
    ['monst', 'モンステラ'],
    ['gajumar', 'ガジュマル'],
    ['おーが', 'オーガスタ'],
    ['モ', 'モンステラ'],
    ['そうりょ', '送料'],
    ['小型 観葉', '小型 観葉植物'],
  ])('%s is completed to %s', (text, keyword) => {
    expect(suggest(text).keywords[0]).toBe(keyword);
  });

  test.each([
    ['monst', 'monstera'],
    ['もんす', 'monstera'],
    ['money', 'money tree'],
    ['snake pl', 'snake plant'],
    ['Rose bou', 'Rose bouquet'],
  ])('%s is completed to %s on English pages', (text, keyword) => {
    expect(suggest(text, 'en').keywords[0]).toBe(keyword);
  });

  test('is not completed to itself, to a need, or to what nothing answers beside the words before', () => {
    expect(suggest('パキラ').keywords).toEqual([]);
    expect(suggest('ペット').keywords).toEqual([]);
    expect(suggest('モンステラ 盆').keywords).toEqual([]);
    expect(suggest('がじゅま').keywords).toEqual(['ガジュマル']);
    expect(suggest('盆栽 モ').keywords).toEqual(['盆栽 モミジ', '盆栽 もみじ盆栽']);
  });

  test('has three of a kind at most, those that most products bear first', () => {
    expect(suggest('パ').keywords).toEqual(['パキラ', 'パキポディウム', 'パセリ']);
    for (const list of Object.values({
      ...suggest('観葉植物 ペット 初心者 小型 日陰'),
      correction: [],
      all: [],
    }))
      expect(list.length).toBeLessThanOrEqual(3);
  });

  test('shows the products of the word where its beginning finds none', () => {
    expect(titles(suggest('モ').products)[0]).toBe('モンステラ・デリシオーサ');
    expect(titles(suggest('mo', 'en').products)[0]).toBe('Money tree (seedling)');
  });
});

test('[SEARCH-04] products that begin with what is typed stand before those that have it within', () => {
  const [first, ...others] = titles(suggest('もん').products);
  expect(first).toMatch(/^モンステラ/u);
  expect(others.filter((title) => title.startsWith('レモン'))).toEqual([]);
});

describe('[SEARCH-04] the way to all results', () => {
  test.each(['もんす', 'モ', 'パキラ', 'モンステラ 5000円以下', 'monst', 'モンスタラ'])(
    'of %s says how many its page shows',
    (text) => {
      const { all, products } = suggest(text);
      const page = searchCatalogue(index, all?.keyword ?? '', DEFAULT_LIST_VIEW);
      expect(all?.total).toBe(page.total);
      const onPage = page.products.map(({ card }) => card.ja.title);
      expect(titles(products).filter((title) => !onPage.includes(title))).toEqual([]);
    },
  );

  test('is not there where nothing is found, and where nobody has checked what was asked for', () => {
    expect(suggest('送料').all).toBeNull();
    expect(suggest('赤ちゃんに安全な植物').all).toBeNull();
  });
});

describe('[SEARCH-04] a category', () => {
  const named = (text: string, locale: Locale = 'ja') =>
    suggest(text, locale).collections.flatMap(({ title, isNamed }) => (isNamed ? [title] : []));
  test.each([
    ['多肉植物', 'ja', ['多肉植物']],
    ['多肉', 'ja', ['多肉植物']],
    ['さぼてん', 'ja', ['サボテン']],
    ['succulent', 'en', ['Succulents']],
    ['cactus', 'en', ['Cacti']],
    ['bonsai', 'ja', ['盆栽']],
    ['モンステラ', 'ja', []],
    ['デスク', 'ja', []],
    ['多肉植物 ペット', 'ja', []],
  ] as const)('%s in %s names %j', (text, locale, titlesOfNamed) => {
    expect(named(text, locale)).toEqual(titlesOfNamed);
  });
});

describe('[SEARCH-04] slips', () => {
  test.each([
    ['モンスタラ', 'ja', 'モンステラ', 'モンステラ・デリシオーサ'],
    ['モンスタ', 'ja', 'モンステラ', 'モンステラ・デリシオーサ'],
    ['Monstra', 'ja', 'monstera', 'モンステラ・デリシオーサ'],
    ['Monstra', 'en', 'monstera', 'Swiss cheese plant'],
    ['オーガスカ', 'ja', 'オーガスタ', 'オーガスタ ストレリチア・ニコライ'],
  ] as const)(
    '%s in %s may mean %s, which is spelled as the shop does',
    (text, locale, correction, product) => {
      const suggested = suggest(text, locale);
      expect([suggested.correction, titles(suggested.products)[0]]).toEqual([correction, product]);
      expect(suggested.keywords).not.toContain(correction);
    },
  );

  test('what nobody knows is nothing', () => {
    expect(suggest('zzzzqqq')).toEqual({
      correction: null,
      keywords: [],
      needs: [],
      products: [],
      collections: [],
      pages: [],
      all: null,
    });
  });
});

describe('[SEARCH-04] [SEARCH-05] needs', () => {
  test.each([
    ['ペッ', 'ja', [['ペット', 'ペットと暮らす']]],
    ['暗い部屋', 'ja', [['暗い部屋', '日陰に強い']]],
    ['モンステラ 5000円以下', 'ja', [['モンステラ 5000円以下', 'モンステラ 〜5,000円']]],
    ['モンスタラ 5000円以下', 'ja', [['モンステラ 5000円以下', 'モンステラ 〜5,000円']]],
    ['モンステラ おおが', 'ja', [['モンステラ 大型', 'モンステラ 大型']]],
    ['ﾓﾝｽﾃﾗ ｵｵｶﾞ', 'ja', [['モンステラ 大型', 'モンステラ 大型']]],
    ['モンステラ 暗い部屋', 'ja', []],
    ['under 3000', 'en', [['under 3000', 'Up to 3,000 yen']]],
    ['pet', 'en', [['pet', 'With pets']]],
    [
      'ペット 5000円以下',
      'ja',
      [
        ['5000円以下', '〜5,000円'],
        ['ペット', 'ペットと暮らす'],
      ],
    ],
  ] as const)('of %s in %s are searches of their own', (text, locale, needs) => {
    expect(suggest(text, locale).needs.map(({ keyword, label }) => [keyword, label])).toEqual(needs);
  });
});

describe('[SEARCH-04] pages', () => {
  test.each([
    ['送料', 'ja', '特定商取引法に基づく表記', '/policies/legal-notice'],
    ['へんぴん', 'ja', '返品・返金ポリシー', '/policies/refund-policy'],
    ['返品したい', 'ja', '返品・返金ポリシー', '/policies/refund-policy'],
    ['shipping', 'en', 'Legal notice (Specified Commercial Transactions Act)', '/policies/legal-notice'],
    ['refund', 'en', 'Refund policy', '/policies/refund-policy'],
    ['ship', 'en', 'Legal notice (Specified Commercial Transactions Act)', '/policies/legal-notice'],
    ['warranty', 'en', 'Plant guarantee', '/pages/guarantee'],
  ] as const)('%s in %s leads to help: %s', (text, locale, title, path) => {
    expect(suggest(text, locale).pages[0]).toEqual({ title, path });
  });

  test('collections stand apart from what is read, categories marked', () => {
    const { collections, pages } = suggest('ぼんさい');
    expect(collections).toEqual([{ title: '盆栽', path: '/bonsai', isCategory: true, isNamed: true }]);
    expect(titles(pages)).toEqual(['ドライ盆栽']);
    expect(suggest('ペットと暮らす').collections).toEqual([
      { title: 'ペットと暮らす', path: '/collections/pet-friendly', isCategory: false, isNamed: false },
    ]);
  });
});

test('[SEARCH-04] what changed is suggested by its new words alone', () => {
  const one = shopIndex();
  const [entry] = entries;
  if (entry?.document.kind !== 'product') throw new Error('no product');
  const { document } = entry;
  const named = (title: string) => ({
    ...entry,
    document: { ...document, tags: [], card: { ja: { ...document.card.ja, title }, en: document.card.en } },
  });
  const keywords = (text: string) => suggestFromIndex(one, text, 'ja').keywords;
  one.put(named('ケセラン パサラン'));
  expect(keywords('けせ')).toEqual(['ケセラン']);
  one.put(named('パサラン'));
  expect([keywords('けせ'), keywords('ぱさ')]).toEqual([[], ['パサラン']]);
  one.remove(document);
  expect(keywords('ぱさ')).toEqual([]);
});

test('[SEC-04] whatever is typed, suggesting ends, and no row is there twice', () => {
  const piece = fc.constantFrom(
    '鉢',
    'の',
    'ー',
    'ア',
    'mon',
    ' ',
    '-',
    '5000円',
    '号',
    '🌵',
    'ﾞ',
    '(',
    '$&',
    'り',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: KEYWORD_MAX_LENGTH }), (pieces) => {
      const { keywords, needs } = suggest(pieces.join('').slice(0, KEYWORD_MAX_LENGTH));
      for (const list of [keywords, titles(needs.map(({ label }) => ({ title: label })))])
        expect(new Set(list).size).toBe(list.length);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
  );
});
