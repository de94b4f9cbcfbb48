import { expect, test } from 'vitest';
import { confusableLetters } from './confusable-letters';

test.each([
  ['phalaenopsis', 'falenopsis'],
  ['chrysanthemum', 'krisantemum'],
  ['hydrangea', 'hidrangea'],
  ['eucalyptus', 'eukaliptus'],
  ['rhododendron', 'rododendron'],
  ['anthurium', 'anturium'],
  ['philodendron', 'filodendron'],
  ['begonia', 'begonnia'],
  ['cycas', 'sikas'],
])('[SEARCH-03] %s is heard as %s', (written, heard) => {
  expect(confusableLetters(heard)).toBe(confusableLetters(written));
});

test.each([
  ['rose', 'pose'],
  ['moss', 'most'],
  ['fern', 'fork'],
  ['pot', 'put'],
  ['cherry', 'kerria'],
])('[SEARCH-03] %s and %s are heard as two', (one, other) => {
  expect(confusableLetters(one)).not.toBe(confusableLetters(other));
});
