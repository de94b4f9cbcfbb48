import { expect, test } from 'vitest';
import { isMeasure, measuresIn } from './measures-in-text';

test.each([
  ['14L', ['14000ml']],
  ['M 10L', ['10000ml']],
  ['14 liters', ['14000ml']],
  ['14リットル', ['14000ml']],
  ['1.5L', ['1500ml']],
  ['1500 ml', ['1500ml']],
  ['2kg', ['2000g']],
  ['幹径2cm', ['2cm']],
  ['1m', ['100cm']],
  ['20本', ['20本']],
  ['Tulips, 20 stems', ['20本']],
  ['3本立ち', ['3本']],
  ['3個セット', ['3個']],
  ['Pansy and viola, mixed 6 pots', ['6ポット']],
  ['ホワイト 36輪', ['36輪']],
  ['2.5号', ['2.5号']],
  ['8号鉢セット', ['8号']],
  ['ミッション 5号', ['5号']],
  ['土 14L 25L', ['14000ml', '25000ml']],
])('[SEARCH-03] %s says %j', (text, terms) => {
  expect(measuresIn(text).map(({ term }) => term)).toEqual(terms);
  expect(terms.every(isMeasure)).toBe(true);
});

test.each([
  'sf001-1',
  '2年生',
  '3000円',
  '100均',
  '五葉松',
  '3D',
  '2品種セット',
  '5lights',
  '5コップ',
  'L',
  '本',
])('[SEARCH-03] %s measures nothing', (text) => {
  expect(measuresIn(text)).toEqual([]);
});
