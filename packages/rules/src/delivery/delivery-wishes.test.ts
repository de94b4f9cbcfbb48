import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_TIME_VALUES, DELIVERY_TIMES, parseDeliveryTime } from './delivery-times';
import { EMPTY_GIFT_DESTINATION, firstMissingGiftField, GIFT_FIELDS } from './gift-destination';
import { isPhoneNumber } from './phone-number';

describe('delivery times', () => {
  test('[DLV-05] none, morning (8 to 12), 14:00-16:00, 16:00-18:00, 18:00-20:00; the texts sent are an interface', () => {
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
  ])('[DLV-05] %j is read as %s', (text, time) => {
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
    ['a phone that nobody can call is none', { ...full, phone: 'abc' }, 'phone'],
  ] as const)('[GIFT-01] missing: %s', (_sentence, destination, missing) => {
    expect(firstMissingGiftField(destination)).toBe(missing);
  });

  test('[GIFT-01] a form that was just opened is empty in every field', () => {
    expect(Object.keys(EMPTY_GIFT_DESTINATION).sort()).toEqual([...GIFT_FIELDS].sort());
    expect(GIFT_FIELDS.filter((field) => EMPTY_GIFT_DESTINATION[field] !== '')).toEqual([]);
  });

  test('[GIFT-01] complete exactly when every field has a sign and the phone is one, whatever was typed', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '　', '森', '0300000000'));
    fc.assert(
      fc.property(fc.record({ name: text, postalCode: text, address: text, phone: text }), (destination) => {
        const missing = firstMissingGiftField(destination);
        const empty = GIFT_FIELDS.filter((field) =>
          field === 'phone' ? !isPhoneNumber(destination.phone) : destination[field].trim() === '',
        );
        expect(missing).toBe(empty[0] ?? null);
      }),
    );
  });
});
