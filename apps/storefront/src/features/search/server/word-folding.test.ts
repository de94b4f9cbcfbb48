import { expect, test } from 'vitest';
import { wordsOf } from './indexed-words';
import { foldSearchText, romajiToKana } from './word-forms';
import { confusableKana, confusableLetters } from './word-likeness';

test.each([
  ['もんすてら', 'モンステラ'],
  ['ﾓﾝｽﾃﾗ', 'モンステラ'],
  ['モンステラー', 'モンステラ'],
  ['ラヴェンダー', 'ラベンダー'],
  ['エケヴェリア', 'エケベリア'],
  ['こちょうらん', 'コチョーラン'],
  ['ＭＯＮＳＴＥＲＡ', 'monstera'],
  ['Café', 'cafe'],
  ['mother’s day', "Mother's Day"],
  ['Pet-friendly', 'pet friendly'],
])('[SEARCH-03] %s is %s to the search', (one, other) => {
  expect(foldSearchText(one)).toBe(foldSearchText(other));
});

test.each([
  ['gajumaru', 'ガジュマル'],
  ['pakira', 'パキラ'],
  ['kouyou', 'こうよう'],
  ['monstera', null],
  ['ab', null],
])('[SEARCH-03] %s in Roman letters is %s', (romaji, kana) => {
  expect(romajiToKana(romaji)).toBe(kana === null ? null : foldSearchText(kana));
});

test.each([
  ['観葉植物の土', ['観葉植物ノ土 whole', '土 head', '観葉植物 part']],
  ['シクラメン 5号鉢', ['シクラメン whole', '5号 part']],
  ['Golden barrel cactus', ['golden part', 'barrel part', 'cactus head']],
  ['パキラ 12番', ['パキラ whole']],
])('[SEARCH-05] %s is about its last word, and only says more by the others', (title, words) => {
  expect(wordsOf(title).map(({ word, role }) => `${word} ${role}`)).toEqual(expect.arrayContaining(words));
});

const heard = (word: string) => confusableKana(foldSearchText(word));

test.each([
  ['バキラ', 'パキラ'],
  ['パキポジウム', 'パキポディウム'],
  ['アガペ', 'アガベ'],
  ['ホックス', 'フォックス'],
  ['ラベンター', 'ラベンダー'],
  ['ヴィオラ', 'ビオラ'],
])('[SEARCH-03] %s is taken for %s', (slip, word) => {
  expect(heard(slip)).toBe(heard(word));
});

test('[SEARCH-03] other kana stay what they are', () => {
  expect(heard('タイヤ')).not.toBe(heard('タイム'));
});

test.each([
  ['phalaenopsis', 'falenopsis'],
  ['chrysanthemum', 'krisantemum'],
  ['hydrangea', 'hidrangea'],
  ['eucalyptus', 'eukaliptus'],
  ['rhododendron', 'rododendron'],
  ['anthurium', 'anturium'],
  ['philodendron', 'filodendron'],
  ['begonia', 'begonnia'],
  ['cycas', 'sikas'],
])('[SEARCH-03] %s is heard as %s', (written, heard) => {
  expect(confusableLetters(heard)).toBe(confusableLetters(written));
});

test.each([
  ['rose', 'pose'],
  ['moss', 'most'],
  ['fern', 'fork'],
  ['pot', 'put'],
  ['cherry', 'kerria'],
])('[SEARCH-03] %s and %s are heard as two', (one, other) => {
  expect(confusableLetters(one)).not.toBe(confusableLetters(other));
});
