import { expect, test } from 'vitest';
import { englishForms } from './english-forms';

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
