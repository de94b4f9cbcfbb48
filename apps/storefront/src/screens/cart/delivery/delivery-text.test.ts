import { EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { jstDate } from '@shop/rules/jst-date';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../i18n/messages';
import { chosenText, dayText, weekdaysOf } from './delivery-text';

const date = jstDate(2026, 12, 5);
const chosen = { ...EMPTY_DELIVERY_FORM, deliveryDate: date, deliveryTime: 'morning' as const };

describe('[DLV-01] days in words', () => {
  test.each([
    ['ja', '2026年12月5日(土)', '2026年12月', '2026年12月5日(土) 午前中(8時〜12時)'],
    ['en', '2026-12-5 (Sat)', '2026-12', '2026-12-5 (Sat) morning (8 to 12)'],
  ] as const)('in %s', (locale, day, month, text) => {
    const m = messages(locale);
    expect(dayText(date, m)).toBe(day);
    expect(m.delivery.monthFormat({ year: 2026, month: 12 })).toBe(month);
    expect(chosenText(chosen, m)).toBe(text);
    expect(weekdaysOf(m)).toHaveLength(7);
  });

  test('nothing chosen is no text; of an e-gift neither date nor time is told (DLV-06)', () => {
    const m = messages('ja');
    expect(chosenText(EMPTY_DELIVERY_FORM, m)).toBe('');
    expect(chosenText({ ...chosen, eGift: true }, m)).toBe('');
    expect(chosenText({ ...chosen, deliveryDate: null }, m)).toBe('午前中(8時〜12時)');
  });
});
