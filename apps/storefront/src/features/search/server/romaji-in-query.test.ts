import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { romajiInJapanese } from './romaji-in-query';

const { index, search, first } = await indexedCatalogue();

describe('[SEARCH-05] romanised Japanese', () => {
  test.each([
    ['inu ni anzen na hana', 'いぬに安全な花'],
    ['tanjoubi no okaeshi', 'たんじょうびのお返し'],
    ['TV no yoko', 'TVの横'],
    ['bonsai heya', 'ぼんさい 部屋'],
  ])('%s is %s', (typed, japanese) => {
    expect(romajiInJapanese(typed, index.lexicon, index.vocabulary)).toBe(japanese);
  });

  test.each([
    'monstera',
    'aloe vera',
    'rose and tulip',
    'take me home',
    'snake plant',
    'plants to put in a pot',
    'kotatsu futon',
    'constructor kit',
  ])('%s stays as it is', (typed) => {
    expect(romajiInJapanese(typed, index.lexicon, index.vocabulary)).toBe(typed);
  });

  test('a sentence finds what its Japanese finds', () => {
    for (const { aiTags } of first('inu ni anzen na shokubutsu', 8)) expect(aiTags).toContain(701);
    for (const { aiTags } of first('shinshitsu ni okeru', 5)) expect(aiTags).toContain(103);
    expect(search('kotatsu futon').total).toBe(0);
  });

  test('a particle is a word of its own', () => {
    expect(romajiInJapanese('constructor no ki', index.lexicon, index.vocabulary)).not.toContain('function');
    expect(() => search('constructor')).not.toThrow();
  });
});

test.each([
  ['monsu tera', 'モンステラ'],
  ['gaju-maru', 'ガジュマル'],
  ['kyuuri', 'キュウリ'],
  ['chuurippu', 'チューリップ'],
  ['remombaamu', 'レモンバーム'],
])('[SEARCH-05] a name romanised in parts, or in another way, is that name: %s', (query, name) => {
  expect(first(query, 1)).toEqual(first(name, 1));
});

test('[SEARCH-05] English words that could be read as kana stay words', () => {
  expect(first('sun flower', 1)).toEqual(first('sunflower', 1));
  expect(search('no to mo ga').total).toBe(0);
});
