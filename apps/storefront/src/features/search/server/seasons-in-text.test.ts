import { expect, test } from 'vitest';
import { seasonOfMonth, seasonsInText } from './seasons-in-text';

test.each([
  ['秋から春まで咲き続ける、花壇の主役です', ['秋', '冬', '春']],
  ['六月に熟す実は、ジャムにできます', ['夏']],
  ['早春に黄色い花で枝を埋めます', ['春']],
  ['寒さが苦手なので、冬は室内で管理します', []],
  ['春から秋は土の表面が乾いたら水を与えます', []],
])('[SEARCH-03] %s: the plant shows itself in %j', (text, seasons) => {
  expect(seasonsInText(text).sort()).toEqual([...seasons].sort());
});

test('[SEARCH-05] a month is its season, in both languages', () => {
  expect(['6月', '12月', '3月', 'october', '13月', 'may', ''].map(seasonOfMonth)).toEqual([
    '夏',
    '冬',
    '春',
    '秋',
    null,
    null,
    null,
  ]);
});
