import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhoneNumber, parsePhoneNumber } from './phone-number';

test.each([
  ['0312345678', '0312345678'],
  ['090-1234-5678', '09012345678'],
  ['０９０ー１２３４ー５６７８', '09012345678'],
  ['03─1234━5678', '0312345678'],
  ['(03) 1234 5678', '0312345678'],
  ['03.1234.5678', '0312345678'],
  ['０３・１２３４・５６７８', '0312345678'],
  ['0312345678\u200B', '0312345678'],
  ['\u202A0312345678\u202C\r\n', '0312345678'],
  ['+81 90-1234-5678', '09012345678'],
  ['+81 (0)3-1234-5678', '0312345678'],
  ['＋８１（０）９０－１２３４－５６７８', '09012345678'],
  ['+81 0312345678', '0312345678'],
  ['81-3-1234-5678', '0312345678'],
  ['819012345678', '09012345678'],
  ['0081 3 1234 5678', '0312345678'],
  ['010 81 90 1234 5678', '09012345678'],
  ['0120-123-456', '0120123456'],
  // Begins with 81 behind its 0, and is a number of Okayama.
  ['0812345678', '0812345678'],
])('[GIFT-01] %j is the telephone number %s', (text, digits) => {
  expect(parsePhoneNumber(text)).toEqual({ ok: true, value: digits });
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '',
  'abc',
  '1234567890',
  '090-1234-56',
  '090-1234-5678-9',
  '00000000000',
  '0012345678',
  '00312345678',
  '+81 00312345678',
  '+1 212 555 0100',
  '+82 2 1234 5678',
  '8112345678',
  '03-1234-5678 内線9',
  '03,1234,5678',
])('[GIFT-01] %j is none', (text) => {
  expect(parsePhoneNumber(text)).toEqual({ ok: false, error: 'invalidPhoneNumber' });
});

test('[GIFT-01] what was read is read as itself', () => {
  const sign = fc.constantFrom(...'0123456789０８１+-－ー()（） .・');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 18 }), (text) => {
      const parsed = parsePhoneNumber(text);
      if (parsed.ok) expect(parsePhoneNumber(parsed.value)).toEqual(parsed);
      expect(parsed.ok ? /^0[1-9]\d{8,9}$/.test(parsed.value) : true).toBe(true);
    }),
  );
});
