import { expect, test } from 'vitest';
import { englishForms, numberForms } from './english-forms';

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

test('[SEARCH-03] what is made of a word otherwise is none of its numbers', () => {
  expect(numberForms('planter')).not.toContain('plant');
  expect(numberForms('flowering')).toEqual(['flowerings']);
});
