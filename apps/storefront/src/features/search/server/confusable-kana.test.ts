import { expect, test } from 'vitest';
import { confusableKana } from './confusable-kana';
import { foldSearchText } from './fold-search-text';

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
