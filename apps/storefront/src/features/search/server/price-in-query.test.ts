import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceInQuery, priceLevelInQuery } from './price-in-query';

test.each([
  ['観葉植物 5000円以下', null, 5_000],
  ['5,000円まで', null, 5_000],
  ['1万円以内', null, 10_000],
  ['1万5千円以内', null, 15_000],
  ['三千円以下', null, 3_000],
  ['予算3000円', null, 3_000],
  ['予算3万 鉢植え', null, 30_000],
  ['予算は五千', null, 5_000],
  ['budget 4000 bonsai', null, 4_000],
  ['千円以下', null, 1_000],
  ['観葉植物 千円以内', null, 1_000],
  ['千以下', null, 1_000],
  ['予算千円', null, 1_000],
  ['万円以上', 10_000, null],
  ['千円から万円まで', 1_000, 10_000],
  ['千円台', 1_000, 1_999],
  ['五百円以下', null, 500],
  ['5百円以内', null, 500],
  ['千五百円以下', null, 1_500],
  ['千5百円以下', null, 1_500],
  ['一万五千円以下', null, 15_000],
  ['5000以下', null, 5_000],
  ['3000円', null, 3_000],
  ['3,000〜5,000円', 3_000, 5_000],
  ['3000円から5000円まで', 3_000, 5_000],
  ['2000円台', 2_000, 2_999],
  ['10000円以上', 10_000, null],
  ['plants under 3000 yen', null, 3_000],
  ['under ¥5,000', null, 5_000],
  ['over 10000 yen', 10_000, null],
  ['Under 3000 YEN', null, 3_000],
  ['plants between 3000 and 5000 yen', 3_000, 5_000],
  ['between ¥3,000 and ¥5,000 gift', 3_000, 5_000],
  ['from 3000 to 5000 yen', 3_000, 5_000],
  ['4000円台のギフト', 4_000, 4_999],
  ['5000円以上1万円以下', 5_000, 10_000],
  ['5000円以上、1万円未満', 5_000, 10_000],
  ['¥3,000以内', null, 3_000],
  ['5千円くらい', 3_750, 6_250],
  ['約4000円', 3_000, 5_000],
  ['8000円前後の盆栽', 6_000, 10_000],
  ['around 4000 yen', 3_000, 5_000],
  ['4000 yen or so', 3_000, 5_000],
  ['cheaper than 2000 yen', null, 2_000],
  ['at least 2000 yen', 2_000, null],
])('[SEARCH-05] %s is a price from %s to %s', (query, min, max) => {
  expect(priceInQuery(query)).toMatchObject({ min, max });
});

test.each([
  '3号',
  '10本',
  '五葉松',
  '千両 ナス',
  '万年草',
  'パキラとモンステラ 3つくらい',
  'about 50 stems',
  '十二の巻',
  '3ポット',
  '100均',
  '百日草',
  '千年木',
  '百合 以下',
  '千',
  '円',
  '以下',
])('[SEARCH-05] %s is no price', (query) => {
  expect(priceInQuery(query.normalize('NFKC'))).toBeNull();
});

test.each([
  ['4、5千円の鉢', { min: 4_000, max: 5_000 }],
  ['6〜8千円', { min: 6_000, max: 8_000 }],
  ['7000円でお釣りがくる', { min: null, max: 7_000 }],
  ['2万円もしない', { min: null, max: 20_000 }],
  ['2万円を超える', { min: 20_000, max: null }],
  ['2万円台後半', { min: 25_000, max: 29_999 }],
  ['not more than 4500 yen', { min: null, max: 4_500 }],
  ['nothing over ¥6,000', { min: null, max: 6_000 }],
  ['three thousand yen or less', { min: null, max: 3_000 }],
  ['twelve thousand yen or more', { min: 12_000, max: null }],
])('[SEARCH-05] %s: ranges and bounds in words', (query, bounds) => {
  expect(priceInQuery(query.normalize('NFKC'))).toMatchObject(bounds);
});

test.each([
  ['お値打ちな鉢', -1],
  ['a cheaper palm', -1],
  ['not too expensive', -1],
  ['贅沢な花束', 1],
  ['木漏れ日', 0],
  ['budget five thousand bonsai', 0],
] as const)('[SEARCH-05] %s wants low prices, high ones, or says nothing of them', (query, level) => {
  expect(priceLevelInQuery(query)).toBe(level);
});

test('[SEARCH-05] whatever is typed, what is read is part of it, and its bounds are in order', () => {
  const piece = fc.constantFrom(
    '5',
    '0',
    '千',
    '万',
    '円',
    '以下',
    'から',
    '〜',
    ',',
    ' ',
    '¥',
    'under',
    '台',
    '三',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const query = pieces.join('').normalize('NFKC');
      const condition = priceInQuery(query);
      if (condition === null) return;
      expect(query).toContain(condition.text);
      if (condition.min !== null && condition.max !== null)
        expect(condition.min).toBeLessThanOrEqual(condition.max);
    }),
  );
});
