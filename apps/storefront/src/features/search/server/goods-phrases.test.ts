import { ASAMOYA } from '@shop/brands/asamoya/brand';
import { brandFaults } from '@shop/rules/brand/brand-faults';
import { NO_SEARCH_DICTIONARY } from '@shop/rules/brand/search-dictionary';
import { expect, test, vi } from 'vitest';

// The brand is a process setting: the modules below load after it is set.
vi.hoisted(() => vi.stubEnv('BRAND', 'asamoya'));

import { claimsIn } from './claims-in-text';
import { coldInQuery } from './cold-in-text';
import { heightInQuery, measuresIn } from './measures-in-text';
import { safetyInQuery } from './safety-in-query';
import { displaysInQuery } from './seasons-in-query';
import { seasonsInText } from './seasons-in-text';

test('[BRAND-01] [SEARCH-05] a shop whose brand has no phrases knows no words of plants', () => {
  expect(claimsIn('常緑樹で、一年中花が咲きます。 evergreen, blooms for months')).toEqual([]);
  expect(coldInQuery('雪の降る庭')).toBeNull();
  expect(measuresIn('5号鉢 3株 20 stems')).toEqual([]);
  expect(heightInQuery('樹高100cm')?.text).toBe('100cm');
  expect(safetyInQuery('犬の絵のマグ')).toEqual({ asked: [], rest: '犬の絵のマグ', unknown: [] });
  expect(displaysInQuery('spring flowers 花')).toEqual([]);
  expect([...seasonsInText('春に花が咲きます。')]).toEqual([]);
});

test('[SEARCH-05] it knows the grammar and the measures of any goods', () => {
  expect(claimsIn('熱に強い')).toHaveLength(1);
  expect(coldInQuery('マイナス5度まで')?.max).toBe(-5);
  expect(measuresIn('豆 200g 3本 5個').map(({ term }) => term)).toEqual(['200g', '3本', '5個']);
});

test('[BRAND-01] a phrase that is no pattern is named', () => {
  const searchDictionary = { ...NO_SEARCH_DICTIONARY, phrases: { height: '(' } };
  expect(brandFaults({ ...ASAMOYA, searchDictionary })).toEqual([
    'searchDictionary.phrases.height: must be a regular expression',
  ]);
});
