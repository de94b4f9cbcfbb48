import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { jstDate } from '@shop/rules/jst-date';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { chosenText, dayProblemMessage, dayText, monthText, timeText, weekdaysOf } from './delivery-text';

const date = jstDate(2026, 12, 5);
const chosen = { ...EMPTY_DELIVERY_FORM, deliveryDate: date, deliveryTime: 'morning' as const };

describe('[DLV-01] formatting of days', () => {
  test.each([
    ['ja', '2026年12月5日(土)', '2026年12月', '2026年12月5日(土) 午前中(8時〜12時)'],
    ['en', 'Sat, 5 December 2026', 'December 2026', 'Sat, 5 December 2026 morning (8 to 12)'],
  ] as const)('in %s', (locale, day, month, text) => {
    const m = messages(locale);
    expect(dayText(date, m)).toBe(day);
    expect(monthText(2026, 12, m)).toBe(month);
    expect(chosenText(chosen, m)).toBe(text);
  });

  test('no selection is no text; for an e-gift neither date nor time is shown (DLV-06)', () => {
    const m = messages('ja');
    expect(chosenText(EMPTY_DELIVERY_FORM, m)).toBe('');
    expect(chosenText({ ...chosen, eGift: true }, m)).toBe('');
    expect(chosenText({ ...chosen, deliveryDate: null }, m)).toBe('午前中(8時〜12時)');
  });
});

test.each([
  ['ja', ['日', '月', '火', '水', '木', '金', '土']],
  ['en', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
] as const)('[DLV-01] the week starts on Sunday in %s', (locale, weekdays) => {
  expect(weekdaysOf(messages(locale))).toEqual(weekdays);
});

test.each([
  ['none', '指定なし', 'none'],
  ['morning', '午前中(8時〜12時)', 'morning (8 to 12)'],
  ['from14to16', '14:00〜16:00', '14:00-16:00'],
  ['from16to18', '16:00〜18:00', '16:00-18:00'],
  ['from18to20', '18:00〜20:00', '18:00-20:00'],
] as const)('[DLV-05] the time %s is %s', (time, ja, en) => {
  expect(timeText(time, messages('ja'))).toBe(ja);
  expect(timeText(time, messages('en'))).toBe(en);
});

test.each([
  ['invalidProducts', 'お届け日を指定できない商品が含まれています。お届けは準備ができしだいとなります。'],
  ['tooEarly', 'お届け日は、本日から10日後以降をお選びいただけます。'],
  ['tooLate', 'この日はお届けできません'],
  ['blockedRange', 'お休みのため、この日はお届けできません。'],
  ['blockedWeekday', '商品の都合により、日曜日・月曜日・火曜日にはお届けできないものがあります。'],
] as const)('[DLV-01][DLV-02][DLV-03][DLV-04] why a day cannot be chosen: %s', (problem, text) => {
  expect(dayProblemMessage(problem, messages('ja'), BUILT_DELIVERY_RULES)).toBe(text);
});

test("[DLV-08] the reasons match the store's rules", () => {
  const rules = {
    window: { earliestDays: 3, latestDays: 9 },
    blockedRanges: [],
    weekdayBlocks: [{ weekdays: [0, 6], skus: 'all', skuPrefixes: [], productIds: [] }],
  } as const;
  expect(dayProblemMessage('tooEarly', messages('en'), rules)).toBe(
    'The earliest date is 3 days from today.',
  );
  expect(dayProblemMessage('blockedWeekday', messages('en'), rules)).toBe(
    'Some products cannot be delivered on a Sunday or Saturday.',
  );
});
