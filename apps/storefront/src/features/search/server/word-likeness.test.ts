import { expect, test } from 'vitest';
import { foldSearchText } from './word-forms';
import { distanceOf, heardAs, soundKey } from './word-likeness';

const heard = (word: string) => ({ word, heard: heardAs(word) });
const distance = (word: string, term: string) => distanceOf(heard(word), heard(term), 1);

test.each([
  ['snake plant', 'スネークプラント'],
  ['peace lily', 'ピースリリー'],
  ['desert rose', 'デザートローズ'],
  ['swiss cheese plant', 'スイスチーズプラント'],
  ['hydrangea', 'ハイドランジア'],
  ['jade plant', 'ジェイドプラント'],
])('[SEARCH-03] %s sounds as %s is written', (english, kana) => {
  expect(soundKey(foldSearchText(english))).toBe(soundKey(foldSearchText(kana)));
});

test('[SEARCH-03] other names sound otherwise, and kanji and numbers have no sound', () => {
  expect(soundKey('rubber plant')).not.toBe(soundKey('spider plant'));
  expect([soundKey('盆栽'), soundKey('8号')]).toEqual([null, null]);
});

test('[SEARCH-03] two kana with each other’s consonants are one slip, other pairs are two', () => {
  expect(distance('アグラオメナ', 'アグラオネマ')).toBe(1);
  expect(distance('アグラオサマ', 'アグラオネマ')).toBe(1);
  expect(distance('アグラオサカ', 'アグラオネマ')).toBeGreaterThan(1);
});

test('[SEARCH-03] the first two characters swapped are one slip', () => {
  expect(distance('ロクトン', 'クロトン')).toBe(1);
  expect(distance('elmon', 'lemon')).toBe(1);
  expect(distance('ロクテン', 'クロトン')).toBeGreaterThan(1);
});
