import { SEARCH_DICTIONARY } from '@shop/brands/komoreno/search';
import { expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { inDigits } from './measures-in-text';
import { mixedSpellings } from './mixed-spellings';

const { first, search, matches } = await indexedCatalogue();
const mixed = mixedSpellings(SEARCH_DICTIONARY.readings, SEARCH_DICTIONARY.same);
const needs = (query: string) =>
  search(query).needs.flatMap(({ facts }) => ('aiTags' in facts ? facts.aiTags : []));

test('[SEARCH-03] a word of the dictionary may be written in hiragana: しょくぶつ names no product', () => {
  expect(search('おしゃれなしょくぶつください').dropped).toEqual([]);
  expect(needs('てのひらにのるサボテン')).toEqual(needs('手のひらに乗るサボテン'));
});

test.each([
  ['窓ぎわに置くやつ', '窓際'],
  ['かん葉植物', '観葉植物'],
  ['観ようしょくぶつ', '観葉植物'],
  ['胡ちょう蘭', '胡蝶蘭'],
  ['植木ばち', '植木鉢'],
  ['玄かん', '玄関'],
  ['開店いわい', '開店祝い'],
])('[SEARCH-03] a word of the dictionary may have kana for a part of its kanji: %s', (query, word) => {
  expect(search(query).total).toBeGreaterThan(0);
  expect(search(query).total).toBe(search(word).total);
  expect(needs(query)).toEqual(needs(word));
});

test.each(['木のみ', 'この実', 'いい木', '枯れる'])(
  '[SEARCH-03] a particle, a pronoun and an inflection are no kana for kanji: %s',
  (query) => {
    expect(mixed(query)).toBeNull();
  },
);

test.each([
  ['日につよい植物', '日陰'],
  ['光につよい植物', '光が少ない'],
])(
  '[SEARCH-03] kana are the kanji that they sound like, not another word of its need: %s',
  (query, other) => {
    expect(needs(query)).not.toEqual(expect.arrayContaining(needs(other)));
  },
);

test('[SEARCH-03] 用いる names no soil', () => {
  expect(first('花壇に用いる', 4).flatMap(({ tags }) => tags)).not.toContain('土・肥料');
});

test.each([
  ['八号の観葉植物', '8号の観葉植物'],
  ['三十cmいかの植物', '30cm以下の植物'],
  ['高さ百五十センチ以上', '高さ150cm以上'],
  ['1000えんいないの多肉植物', '1000円以内の多肉植物'],
])('[SEARCH-05] numbers in kanji and bounds in kana are those of a measure: %s', (query, other) => {
  expect(matches(query).length).toBeGreaterThan(0);
  expect(matches(query)).toEqual(matches(other));
});

test.each([
  ...['一輪挿し', '千両', '三尺バーベナ', 'もう一鉢', '百日紅', '八重桜', '二三鉢', '一二〇cm'],
  ...['円いかごに入る植物', '円いかたちの鉢', '3号いかがですか', '1000えんどう豆', '10号いないです'],
])('[SEARCH-05] a number in a name, and a word that begins like a bound, are none: %s', (query) => {
  expect(inDigits(query)).toBe(query);
});

test.each([
  ['きょうだいへのプレゼント', 'きょうだい'],
  ['きゃしゃな木', 'ガーベラ'],
  ['たこのき', 'ガジュマル'],
  ['さんじゅうセンチ', 'さんじゅ'],
])('[SEARCH-03] a word that only sounds like one of the dictionary is not that: %s', (query, other) => {
  expect(search(query).needs.map(({ text }) => text)).not.toContain(other);
  expect(first(query, 4).filter(({ card }) => card.ja.title.includes(other))).toEqual([]);
});

test.each(['癒やしがほしい', '増やしかた'])('[SEARCH-03] the kana of a verb are no name: %s', (query) => {
  expect(search(query).dropped).not.toContain('やし');
  expect(first(query, 5).filter(({ tags }) => tags.includes('ヤシ'))).toEqual([]);
});

test('[SEARCH-03] a kind in two words with の is that kind: 花の束, 庭の木', () => {
  expect(matches('花の束')).toEqual(matches('花束'));
  expect(search('日陰でも育つ庭の木').needs.map(({ text }) => text)).not.toContain('木');
});

test('[SEARCH-05] what is done with goods of the shop finds the goods for it beside an unknown word', () => {
  expect(first('gadget to hang a pot', 2).map(({ handle }) => handle)).toContain('tool-macrame');
});

test('[SEARCH-05] abbreviations of messages are no words of goods', () => {
  expect(search('pls a cactus w flowers').dropped).toEqual([]);
});

test('[SEARCH-05] any room is no condition beside what goods are for, and ranks', () => {
  expect(first('sympathy flowers for a bookcase', 1).map(({ handle }) => handle)).toEqual(['cut-butsuka']);
});
