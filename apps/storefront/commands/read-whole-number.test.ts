import { expect, test } from 'vitest';
import { readWholeNumber } from './read-whole-number';

test.each([
  ['1', 1],
  ['30', 30],
  ['90', 90],
])('[OBS-07] [SEARCH-09] --days %s is a number of days', (text, days) => {
  expect(readWholeNumber('--days', text, { most: 90 })).toBe(days);
});

test.each(['', ' 7', '7 ', '1e1', '0x10', '0', '-1', '+7', '7.0', '07', '91', '７', 'Infinity', '1_0'])(
  '[OBS-07] [SEARCH-09] --days %j is refused, by its name',
  (text) => {
    expect(() => readWholeNumber('--days', text, { most: 90 })).toThrow(
      '--days must be a whole number from 1 to 90',
    );
  },
);
