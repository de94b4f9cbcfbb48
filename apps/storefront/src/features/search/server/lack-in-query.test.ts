import { expect, test } from 'vitest';
import { lackInQuery } from './lack-in-query';
import type { NeedFacts } from './search-lexicon';

const LIGHT: NeedFacts = { kind: 'tag', aiTags: [{ parentId: 2, childId: 201 }], tags: [] };
const lacks = ['日', '光', 'light', 'sun', '水やり', 'water'].map((thing) => ({ thing, facts: LIGHT }));
const read = (query: string) => lackInQuery(query, { lacks })?.text ?? null;

test.each([
  ['あまり日の当たらない玄関に置く植物', 'あまり日の当たらない'],
  ['光が少ない部屋', '光が少ない'],
  ['水やりを忘れる人', '水やりを忘れ'],
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
