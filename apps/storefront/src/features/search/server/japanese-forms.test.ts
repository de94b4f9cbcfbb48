import { expect, test } from 'vitest';
import { inflectionOf, isDenied, stemOfVerb, verbOfNoun } from './japanese-forms';

test.each([
  ['置ける', '置'],
  ['飾ってみたい', '飾'],
  ['贈りたい', '贈'],
  ['探しています', '探'],
])('[SEARCH-05] %s is a form of the verb of %s', (form, stem) => {
  expect(inflectionOf(form)?.stem).toBe(stem);
});

test.each(['花の', '木を', 'バラ', '置', 'おける'])('[SEARCH-05] %s is no form of a verb', (text) => {
  expect(inflectionOf(text)).toBeNull();
});

test('[SEARCH-05] nouns that are made of verbs are what the verb does', () => {
  expect(['贈り物', 'お供え', '植木', '香り', 'お届け'].map(verbOfNoun)).toEqual([
    '贈',
    '供',
    null,
    null,
    '届',
  ]);
  expect(['探す', '花', '新しい'].map(stemOfVerb)).toEqual(['探', null, '新']);
});

test('[SEARCH-05] a form that denies is told from one that does not', () => {
  expect(['枯れない', '枯れにくい', '枯らさず', '枯れてしまった', '枯れたら'].map(isDenied)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
