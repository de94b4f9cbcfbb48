import { describe, expect, test } from 'vitest';
import { DELIVERY_TIME_VALUES, DELIVERY_TIMES, parseDeliveryTime } from './delivery-times';
import {
  canonicalGift,
  EMPTY_GIFT_DESTINATION,
  firstMissingGiftField,
  GIFT_FIELDS,
  giftFieldProblem,
} from './gift-destination';

describe('delivery times', () => {
  test('[DLV-05] none, morning (8 to 12), 14:00-16:00, 16:00-18:00, 18:00-20:00; the sent texts are an interface', () => {
    expect(DELIVERY_TIMES.map((time) => [time, DELIVERY_TIME_VALUES[time]])).toEqual([
      ['none', ''],
      ['morning', '午前中(8時〜12時)'],
      ['from14to16', '14:00〜16:00'],
      ['from16to18', '16:00〜18:00'],
      ['from18to20', '18:00〜20:00'],
    ]);
  });

  test.each([
    ['morning', 'morning'],
    ['from18to20', 'from18to20'],
    ['none', 'none'],
    ['', 'none'],
    ['午前中', 'none'],
    ['toString', 'none'],
  ])('[DLV-05] %j is parsed as %s', (text, time) => {
    expect(parseDeliveryTime(text)).toBe(time);
  });
});

describe('the gift destination', () => {
  const full = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };

  test.each([
    ['all filled: nothing', full, null],
    ['nothing filled: the name first', EMPTY_GIFT_DESTINATION, 'name'],
    ['the name', { ...full, name: '' }, 'name'],
    ['the postal code', { ...full, postalCode: '' }, 'postalCode'],
    ['the address', { ...full, address: '' }, 'address'],
    ['the phone', { ...full, phone: '' }, 'phone'],
    ['the postal code goes before the phone', { ...full, postalCode: '', phone: '' }, 'postalCode'],
    ['the address goes before the phone', { ...full, address: '', phone: '' }, 'address'],
    ['blanks are nothing', { ...full, name: '  ' }, 'name'],
    ['Japanese blanks too', { ...full, address: '　' }, 'address'],
    ['line breaks and what is not seen are nothing', { ...full, name: '\u0000\r\n' }, 'name'],
    ['a postal code that cannot be read is none', { ...full, postalCode: '158-019' }, 'postalCode'],
    ['whatever dash it has, it is one', { ...full, postalCode: '158─0199' }, null],
    ['an invalid phone is none', { ...full, phone: 'abc' }, 'phone'],
  ] as const)('[GIFT-01] missing: %s', (_sentence, destination, missing) => {
    expect(firstMissingGiftField(destination)).toBe(missing);
  });

  test('[GIFT-01] a newly opened form is empty in every field', () => {
    expect(Object.keys(EMPTY_GIFT_DESTINATION).sort()).toEqual([...GIFT_FIELDS].sort());
    expect(GIFT_FIELDS.filter((field) => EMPTY_GIFT_DESTINATION[field] !== '')).toEqual([]);
  });

  test.each([
    ['postalCode', '', 'missing'],
    ['postalCode', ' 　', 'missing'],
    ['postalCode', '158', 'unreadable'],
    ['phone', '', 'missing'],
    ['phone', '00000000000', 'unreadable'],
    ['address', '千代田区1-1', null],
    ['name', '森', null],
  ] as const)('[GIFT-01] the %s %j: %s', (field, text, problem) => {
    expect(giftFieldProblem(field, text)).toBe(problem);
  });

  test('[GIFT-01] [FEE-01] it is sent in one normalised format; invalid input stays unchanged', () => {
    const typed = {
      name: ' 太\r\nBcc: x ',
      postalCode: '〒１００─１４０１\u200B',
      address: '東京都八丈島八丈町\n大賀郷1-1',
      phone: '+81 (0)3-1234-5678',
    };
    const canonical = {
      name: '太 Bcc: x',
      postalCode: '100-1401',
      address: '東京都八丈島八丈町 大賀郷1-1',
      phone: '0312345678',
    };
    expect(canonicalGift(typed)).toEqual(canonical);
    expect(canonicalGift(canonical)).toEqual(canonical);
    expect(canonicalGift({ ...typed, postalCode: ' 158 ', phone: ' 12 ' })).toMatchObject({
      postalCode: '158',
      phone: '12',
    });
  });
});
