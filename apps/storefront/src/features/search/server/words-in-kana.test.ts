import { expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { first, search, matches } = await indexedCatalogue();
const needs = (query: string) =>
  search(query).needs.flatMap(({ facts }) => ('aiTags' in facts ? facts.aiTags : []));

test('[SEARCH-03] a word of the dictionary may be written in hiragana: しょくぶつ names no product', () => {
  expect(search('おしゃれなしょくぶつください').dropped).toEqual([]);
  expect(needs('てのひらにのるサボテン')).toEqual(needs('手のひらに乗るサボテン'));
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
