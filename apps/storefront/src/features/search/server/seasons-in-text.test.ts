import { expect, test } from 'vitest';
import { seasonOfEvent, seasonOfMonth, seasonsInQuery } from './seasons-in-query';
import { isDisplayTerm, seasonsInText } from './seasons-in-text';
import { foldSearchText } from './word-forms';

test.each([
  ['秋から春まで咲き続ける、花壇の主役です', ['秋', '冬', '春']],
  ['六月に熟す実は、ジャムにできます', ['夏', '6月']],
  ['花は11月から2月に咲きます', ['秋', '冬', '11月', '12月', '1月', '2月']],
  ['早春に黄色い花で枝を埋めます', ['春', '早春']],
  ['花がらを摘むと春まで咲き続けます', ['冬', '春']],
  ['寒さが苦手なので、冬は室内で管理します', []],
  ['春から秋は土の表面が乾いたら水を与えます', []],
])('[SEARCH-03] %s: the plant shows itself in %j', (text, seasons) => {
  const times = [...seasonsInText(text).keys()].filter((term) => !isDisplayTerm(term));
  expect(times.sort()).toEqual([...seasons].sort());
});

test.each([
  // A time belongs to what its clause names, else to what the sentence names.
  ['春の白い花と、秋の赤い実を楽しめます', ['花 春', '実 秋']],
  ['皮ごと食べられる実が、冬の庭を明るくします', ['実 冬']],
  ['晩秋には燃えるような赤に染まります', ['葉 11月', '葉 晩秋', '葉 秋']],
  ['初夏に白い花を咲かせます', ['花 5月', '花 6月', '花 初夏', '花 夏']],
  ['真夏も休まず咲く定番です', ['花 7月', '花 8月', '花 夏', '花 真夏']],
  // Care that continues while it flowers says when; pruning and growth do not.
  ['次々に咲くので、夏の間は肥料を切らさないようにします', ['花 夏']],
  ['春に伸びた枝に咲くので、冬の剪定で失敗しません', []],
  ['夏は日光を避け、花を休ませます', []],
])('[SEARCH-03] %s: it has %j', (text, displays) => {
  const terms = [...seasonsInText(text).keys()].filter(isDisplayTerm);
  expect(terms.map((term) => term.slice(1)).sort()).toEqual([...displays].sort());
});

test('[SEARCH-03] a range from part of a season contains its months', () => {
  const months = [...seasonsInText('初夏から秋まで咲く花です').keys()].filter((term) =>
    /^!花 \d/u.test(term),
  );
  expect(months.length).toBe(7);
  expect(months).toContain('!花 8月');
  expect(months).not.toContain('!花 4月');
});

test('[SEARCH-03] a season of flowers weighs more than one of leaves', () => {
  const share = (text: string) => seasonsInText(text).get('秋') ?? 0;
  expect(share('秋に花を咲かせます')).toBeGreaterThan(share('葉は秋に色づきます'));
});

test('[SEARCH-05] a feast is in a season, in both languages', () => {
  expect(
    ['クリスマス', 'Christmas', 'お正月', '梅雨', 'ハロウィン', '母の日', '花'].map((word) =>
      seasonOfEvent(foldSearchText(word)),
    ),
  ).toEqual(['冬', '冬', '冬', '夏', '秋', '春', null]);
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

test.each([
  ['6月に咲く花', [['6月', '夏']]],
  ['八月の花', [['八月', '夏']]],
  ['十一月の庭', [['十一月', '秋']]],
  ['12月 鉢花', [['12月', '冬']]],
  ['早春に咲く庭木', [['早春', '春']]],
  ['春先の花', [['春先', '春']]],
  ['真夏のベランダ', [['真夏', '夏']]],
  ['梅雨の花', [['梅雨', '夏']]],
  ['flowers in May', [['May', '春']]],
  ['may flowers', [['may', '春']]],
  ['Early spring blossom', [['Early spring', '春']]],
  ['late-autumn colour', [['late-autumn', '秋']]],
  // Names, seasons in general, and the modal verb may.
  ['秋明菊', []],
  ['春の花', []],
  ['三月堂', []],
  ['plants that may survive', []],
])('[SEARCH-03] %s says of the year %j', (query, said) => {
  expect(seasonsInQuery(query).map(({ text, season }) => [text, season])).toEqual(said);
});

test('[SEARCH-03] months are known one behind the other', () => {
  expect(seasonsInQuery('4月5月に咲く').map(({ term }) => term)).toEqual(['4月', '5月']);
});
