import { expect, test } from 'vitest';
import { englishForms, inflectionOf, isDenied, numberForms, stemOfVerb, verbOfNoun } from './word-forms';

test.each([
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['cacti', 'cactus'],
  ['leaves', 'leaf'],
  ['bushes', 'bush'],
  ['roses', 'rose'],
  ['watering', 'water'],
  ['climbing', 'climb'],
  ['potted', 'pot'],
  ['scented', 'scent'],
  ['peace lilies', 'peace lily'],
])('[SEARCH-03] %s is a form of %s', (term, form) => {
  expect(englishForms(term)).toContain(form);
});

test.each(['cactus', 'moss', 'pachira'])('[SEARCH-03] %s is no plural', (term) => {
  expect(englishForms(term).filter((form) => form.length === term.length - 1)).toEqual([]);
});

test.each([
  ['kits', 'kit'],
  ['kit', 'kits'],
  ['cacti', 'cactus'],
  ['cactus', 'cacti'],
  ['berry', 'berries'],
  ['leaf', 'leaves'],
  ['pot covers', 'pot cover'],
  ['tomato', 'tomatoes'],
  ['bushes', 'bush'],
])('[SEARCH-03] %s and %s are one word in two numbers', (one, other) => {
  expect(numberForms(one)).toContain(other);
});

// Words that are names of every object's own parts too.
test.each(['constructor', '__proto__'])('[SEARCH-03] %s has the forms of any word', (word) => {
  expect(englishForms(word)).toEqual([]);
  expect(numberForms(word)).toEqual([`${word}s`]);
});

test('[SEARCH-03] what is made of a word otherwise is none of its numbers', () => {
  expect(numberForms('planter')).not.toContain('plant');
  expect(numberForms('flowering')).toEqual(['flowerings']);
});

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
