import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, matches } = await indexedCatalogue();

describe('[SEARCH-05] names half in letters, half in kana', () => {
  test.each([
    ['aloe ベラ', 'aloe-vera'],
    ['snakeプラント', 'sansevieria-laurentii'],
    ['moneyツリー', 'pachira-mini'],
    ['ピースlily', 'spathiphyllum'],
  ])('%s is one name', (query, handle) => {
    expect(matches(query)).toContain(handle);
    expect(search(query).dropped).toEqual([]);
  });

  test('a size before a name stays a size', () => {
    expect(search('smallサボテン').needs.map(({ text }) => text)).toEqual(['small']);
  });
});
