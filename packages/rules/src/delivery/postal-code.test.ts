import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePostalCode } from './postal-code';

test.each([
  '1580199',
  '158-0199',
  ' 158-0199 ',
  '〒158-0199',
  '〒 158 0199',
  '１５８０１９９',
  '１５８－０１９９',
  '１５８ー０１９９',
  '158ｰ0199',
  '158‐0199',
  '158−0199',
])('[GIFT-01] %j is read as 1580199', (text) => {
  expect(parsePostalCode(text)).toEqual({ ok: true, value: '1580199' });
});

test.each([
  '',
  '158',
  '158-019',
  '158-01990',
  '15-80199',
  '1580-199',
  'abc-defg',
  '158--0199',
  '158a0199',
  '１５８０－１９９',
  '－１５８０１９９',
  '１５８－－０１９９',
])('[GIFT-01] %j is none', (text) => {
  expect(parsePostalCode(text)).toEqual({ ok: false, error: 'invalidPostalCode' });
});

test('[GIFT-01] whatever was typed, it is seven digits or none', () => {
  const sign = fc.constantFrom(...'0123456789０９-－ 〒a');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 10 }), (text) => {
      const parsed = parsePostalCode(text);
      const digits = text.replace(/[^0-9０-９]/g, '').length;
      expect(parsed.ok ? /^\d{7}$/.test(parsed.value) && digits === 7 : true).toBe(true);
    }),
  );
});
