import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, first } = await indexedCatalogue();

const SHADE = 201;
const SUN = 203;
const NEW_HOME = 602;
const isIndoors = (tag: number) => tag >= 101 && tag <= 106;

describe('[SEARCH-05] what a clause of a query says', () => {
  test.each(['光がまったく入らない部屋の植物', '窓からの日差しがほとんど届かない場所'])(
    '%s: an adverb before a denied verb leaves it denied',
    (query) => {
      for (const { aiTags } of first(query, 8)) expect(aiTags).toContain(SHADE);
    },
  );

  test('a denied need ends with its verb, and its chip too', () => {
    const { needs, dropped, products } = search('水やりを忘れる人向け');
    expect([needs.map(({ text }) => text), dropped]).toEqual([['水やりを忘れる'], []]);
    expect(products.length).toBeGreaterThan(20);
    expect(search('土を使わないもの').needs.map(({ text }) => text)).toEqual(['土を使わない']);
  });

  test('what must be lacking is not what is asked for, though it is named before', () => {
    const found = first('土をこぼすと困るので、土のいらないもの', 8);
    expect(found.filter(({ tags }) => tags.includes('土・肥料'))).toEqual([]);
    expect(found[0]?.tags).toContain('テーブルプランツ');
  });

  test('a noun of one kanji has no forms: 日きつい is none of 日なた', () => {
    expect(search('朝日きれい').needs.map(({ text }) => text)).not.toContain('日きれい');
    for (const { aiTags } of first('西日きつい窓', 6)) expect(aiTags).toContain(SUN);
  });

  test.each(['新築祝いシーズン', '引っ越しの時期に贈る', 'housewarming season'])(
    '%s is the occasion',
    (query) => {
      for (const { aiTags, tags } of first(query, 6))
        expect(aiTags.includes(NEW_HOME) || tags.includes('新築・開店祝い')).toBe(true);
    },
  );

  test('a feast is what the brand knows of it, by whichever name', () => {
    const handles = (query: string) => first(query, 6).map(({ handle }) => handle);
    expect(handles('新年')).toEqual(handles('正月'));
  });

  test('goods for any room come before those of the garden alone', () => {
    for (const { aiTags } of first('香りのいい部屋', 6)) expect(aiTags.some(isIndoors)).toBe(true);
  });

  test('hiragana beside a place are left out, and that is said; a thing that nobody sells here is not', () => {
    const { total, dropped } = search('寝室 ほげほげ');
    expect(total).toBe(search('寝室').total);
    expect(dropped).toEqual(['ほげほげ']);
    expect(search('寝室 目覚まし時計').total).toBe(0);
    expect(search('ベランダ 物干し竿').total).toBe(0);
  });
});

test.each([
  ['ネシア', 'ネメシア'],
  ['アサイ', 'アジサイ'],
  ['ケンガレンシス', 'ベンガレンシス'],
  ['あだも', 'アオダモ'],
])('[SEARCH-03] %s lacks a kana, or begins with another one: %s', (slip, tag) => {
  expect(first(slip, 1)[0]?.tags).toContain(tag);
});

test.each(['カメラ', 'ドレス', 'テレビ', 'タオル', 'サンダル'])('[SEARCH-03] %s is no slip', (word) => {
  expect(search(word).total).toBe(0);
});

describe('[SEARCH-06] a question to the shop', () => {
  test.each([
    ['宅配の荷物を不在で受け取れない', '/policies/refund-policy'],
    ['離島まで送ると料金は何円', '/policies/legal-notice'],
    ['開けたら鉢が欠けていた', '/policies/refund-policy'],
    ['is it possible to pay by bank transfer', '/policies/legal-notice'],
    ['実物は画像の通りですか', '/policies/legal-notice'],
  ])('%s: a word of each part of a question leads to it and to its page', (query, path) => {
    expect(search(query).places.map((place) => place.path)).toContain(path);
  });

  test('goods remain goods beside words for sending', () => {
    expect(search('母に花を送りたい').total).toBeGreaterThan(0);
    expect(search('asdfghjkl 送料込み家電').total).toBe(0);
  });
});
