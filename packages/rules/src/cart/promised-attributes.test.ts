import { describe, expect, test } from 'vitest';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { jstDate } from '../jst-date';
import { EXAMPLE_DELIVERY_RULES } from '../testing/example-delivery-rules';
import { ATTRIBUTE_KEYS, GIFT_KEYS } from './cart-attributes';
import { offeredPreferences, promisedAttributes } from './promised-attributes';

const { deliveryDate: DATE, deliveryTime: TIME, eGift: E_GIFT } = ATTRIBUTE_KEYS;
const time = { key: TIME, value: '14:00〜16:00' };
const other = { key: 'UTM_SOURCE', value: 'mail' };
const destination = Object.values(GIFT_KEYS).map((key) => ({ key, value: '沖縄県那覇市1-1' }));

const askedOn = (rules: DeliveryRules = EXAMPLE_DELIVERY_RULES) => ({
  rules,
  today: jstDate(2026, 11, 23),
  lines: [{ sku: 'plant', productId: 1 }],
  hasInvalidProducts: false,
});
const promised = (attributes: readonly { key: string; value: string }[], rules?: DeliveryRules) =>
  promisedAttributes(attributes, askedOn(rules));

describe('what a checkout may promise of a cart', () => {
  test.each([
    ['2026-12-08', '2026-12-08'],
    ['2026/12/08', '2026-12-08'],
    [' ２０２６．１２．08 ', '2026-12-08'],
    ['2026-12-08\u200b', '2026-12-08'],
  ])('[DLV-07] the day %j is %s, as the warehouse reads it', (value, date) => {
    expect(promised([{ key: DATE, value }, other])).toEqual({
      attributes: [{ key: DATE, value: date }, other],
      dropped: [],
    });
  });

  test.each([
    '2026-11-23',
    '2026/11/24',
    '2027-01-01',
    '2026-02-30',
    '0001-01-01',
    '土曜日に',
    'tomorrow',
    '2026-12-08 or later',
    '2026-12-8',
    '1e3',
    '<b>today</b>',
  ])('[DLV-07] is no day that it does not know as one: %j is dropped', (value) => {
    const date = { key: DATE, value };
    expect(promised([date, time, other])).toEqual({ attributes: [time, other], dropped: [date] });
  });

  test.each([
    ['14:00〜16:00', '14:00〜16:00'],
    ['14:00～16:00', '14:00〜16:00'],
    ['14:00-16:00', '14:00〜16:00'],
    ['１４：００−１６：００', '14:00〜16:00'],
    ['午前中（8時～12時）', '午前中(8時〜12時)'],
    [' 18:00〜20:00\n', '18:00〜20:00'],
  ])('[DLV-05] the time %j is %s, as the warehouse reads it', (value, text) => {
    expect(promised([{ key: TIME, value }]).attributes).toEqual([{ key: TIME, value: text }]);
  });

  test.each(['深夜', '22:00〜24:00', '午前中', '14時〜16時', 'from14to16', 'none', 'toString', 'いつでも'])(
    '[DLV-05] another time of day is dropped: %j',
    (value) => {
      const asked = { key: TIME, value };
      expect(promised([other, asked])).toEqual({ attributes: [other], dropped: [asked] });
    },
  );

  test('[DLV-05] a time that this store does not offer is dropped', () => {
    const rules = { ...EXAMPLE_DELIVERY_RULES, times: ['morning'] as const };
    expect(promised([time, other], rules)).toEqual({ attributes: [other], dropped: [time] });
  });

  test('[DLV-06] of an e-gift neither day, time nor destination: its recipient names them', () => {
    for (const value of ['true', 'TRUE', ' True'])
      expect(
        promised([{ key: DATE, value: '2026-11-23' }, time, ...destination, { key: E_GIFT, value }, other]),
      ).toEqual({ attributes: [{ key: E_GIFT, value: 'true' }, other], dropped: [] });
  });

  test('[DLV-06] an e-gift that the store does not offer is dropped, and the rest is promised', () => {
    const { eGift: _offered, ...rules } = EXAMPLE_DELIVERY_RULES;
    const asked = { key: E_GIFT, value: 'true' };
    expect(promised([asked, time, ...destination], rules)).toEqual({
      attributes: [time, ...destination],
      dropped: [asked],
    });
  });

  test('a blank preference is none, and all other attributes stay', () => {
    const notGift = { key: E_GIFT, value: 'false' };
    const blank = [DATE, TIME].map((key) => ({ key, value: ' ' }));
    expect(promised([...blank, notGift, ...destination, other])).toEqual({
      attributes: [notGift, ...destination, other],
      dropped: [],
    });
  });
});

describe('what the delivery form takes of a cart', () => {
  const { eGift: _eGift, ...withoutEGifts } = EXAMPLE_DELIVERY_RULES;
  const taken = (
    attributes: readonly { key: string; value: string }[],
    rules: DeliveryRules = withoutEGifts,
  ) => offeredPreferences({ attributes, note: '' }, rules);

  test('[DLV-06] without an e-gift that is not offered, the rest of the cart stays, and the e-gift is told', () => {
    const attributes = [{ key: E_GIFT, value: 'TRUE' }, { key: DATE, value: '2026/12/08' }, time];
    expect(taken(attributes)).toMatchObject({
      preferences: { eGift: false, deliveryDate: jstDate(2026, 12, 8), deliveryTime: 'from14to16' },
      dropped: ['eGift'],
    });
    expect(taken(attributes, EXAMPLE_DELIVERY_RULES)).toMatchObject({
      preferences: { eGift: true, deliveryDate: null },
      dropped: [],
    });
  });

  test('[DLV-05] [DLV-07] texts that mean no day and no time are told; a day without delivery is for the calendar', () => {
    const texts = [
      { key: DATE, value: '土曜日に' },
      { key: TIME, value: '夜' },
    ];
    expect(taken(texts).dropped).toEqual(['deliveryDate', 'deliveryTime']);
    expect(taken([{ key: DATE, value: '2020-01-01' }])).toMatchObject({
      preferences: { deliveryDate: jstDate(2020, 1, 1) },
      dropped: [],
    });
    expect(taken([other, ...destination]).dropped).toEqual([]);
  });
});
