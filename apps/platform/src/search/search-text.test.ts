import { describe, expect, test } from 'vitest';
import { contains, needle, searchText } from './search-text.ts';

const monstera = searchText([
  'モンステラ・デリシオーサ',
  'Monstera deliciosa',
  '観葉植物',
  '水城グリーンファーム',
]);

describe('[SEARCH-03] Japanese search normalisation', () => {
  test.each([
    ['the same', 'モンステラ'],
    ['hiragana', 'もんすてら'],
    ['half width', 'ﾓﾝｽﾃﾗ'],
    ['half width with marks', 'ｸﾞﾘｰﾝﾌｧｰﾑ'],
    ['a part of the word', 'ステラ'],
    ['a left out middle dot', 'モンステラデリシオーサ'],
    ['another middle dot', 'モンステラ･デリシオーサ'],
    ['a dash for the long vowel', 'デリシオ-サ'],
    ['capitals', 'MONSTERA'],
    ['full width letters', 'Ｍｏｎｓｔｅｒａ'],
    ['two words', 'monstera deliciosa'],
    ['kanji', '観葉'],
  ])('%s: %s', (_what, text) => {
    expect(contains(monstera, needle(text, false))).toBe(true);
  });

  test.each([
    ['another plant', 'パキラ', false],
    ['the beginning of a Latin word', 'monst', false],
    ['the middle of a Latin word', 'onstera', true],
    ['words of two texts run together', 'サMonstera', false],
    ['nothing', '', true],
    ['a mark', '・', true],
  ])('but does not find %s: %s', (_what, text, isPrefix) => {
    expect(contains(monstera, needle(text, isPrefix))).toBe(false);
  });

  test('matches a prefix of the last Latin word where partial matches are allowed', () => {
    expect(contains(monstera, needle('monst', true))).toBe(true);
    expect(contains(monstera, needle('monstera del', true))).toBe(true);
    expect(contains(monstera, needle('monst deliciosa', true))).toBe(false);
  });
});
