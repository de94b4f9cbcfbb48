import { SEARCH_DICTIONARY } from '@shop/brands/komoreno/search';
import { describe, expect, test } from 'vitest';
import { lackInQuery } from './claims-in-text';
import { helpInQuery } from './places-in-search';
import { type NeedFacts, searchLexicon } from './search-lexicon';

const lexicon = searchLexicon(SEARCH_DICTIONARY);
const first = (query: string) => helpInQuery(query, lexicon).paths[0];

describe('[SEARCH-06] a trouble leads to the page that helps', () => {
  test.each([
    ['葉が黄色い', '/pages/premium-support'],
    ['モンステラの葉っぱが黄色くなった', '/pages/premium-support'],
    ['my plant with brown leaves', '/pages/premium-support'],
    ['bugs in my soil', '/pages/premium-support'],
    ['届いた鉢が割れていた', '/pages/guarantee'],
    ['the pot was cracked', '/pages/guarantee'],
    ['where is my order', '/policies/legal-notice'],
    ['いつ頃届きますか', '/policies/legal-notice'],
    ['can I cancel my order', '/policies/refund-policy'],
    ["I don't know the address", '/fixed/e-gift'],
  ])('%s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  test.each([
    '観葉植物',
    '枯れにくい観葉植物',
    '葉の黒い植物の鉢',
    '葉が黄色い木',
    'a plant with brown leaves',
    'yellow flowers',
    '割れにくい鉢',
    'monstera',
  ])('%s is none', (query) => {
    expect(first(query)).toBeUndefined();
  });
});

const LIGHT: NeedFacts = { kind: 'tag', aiTags: [{ parentId: 2, childId: 201 }], tags: [] };
const lacks = ['日', '光', 'light', 'sun', '水やり', 'water'].map((thing) => ({ thing, facts: LIGHT }));
const read = (query: string) => lackInQuery(query, { lacks })?.text ?? null;

test.each([
  ['あまり日の当たらない玄関に置く植物', 'あまり日の当たらない'],
  ['光が少ない部屋', '光が少ない'],
  ['水やりを忘れる人', '水やりを忘れる'],
  ['plants that do not need much sun', 'not need much sun'],
  ['I always forget to water my plants', 'forget to water'],
  ['little light', 'little light'],
])('[SEARCH-05] of %s the need is read: %s', (query, text) => {
  expect(read(query)).toBe(text);
});

test.each(['日当たりの良い部屋', 'full sun', 'water lily', '毎日水やりをする'])(
  '[SEARCH-05] %s lacks nothing',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
