import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPostalCode, parsePostalCode } from './postal-code';

/** Separators between the digits: all of \p{Pd}, and characters that keyboards and input methods offer for it. */
const DASHES = [
  ...Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Pd}/u.test(sign)),
  ...'\u02D7\u2043\u2212\u2500\u2501\u30FC\uFF70\uFF0D\u207B\u208B',
  // The wave dash as Windows and the ASCII keyboard write it, dashed and double lines, the minus key of emoji, the Hangul vowel, 一 and _.
  ...'\uFF5E~\u2504\u254C\u2550\u2574\u23AF\u2796\u3161\uFFDA\u4E00\u31D0\uFF3F_',
];

test('[GIFT-01] [FEE-01] every kind of dash is accepted, at most one of them', () => {
  expect(DASHES.length).toBeGreaterThan(30);
  for (const dash of DASHES) {
    expect(parsePostalCode(`100${dash}1401`), dash).toEqual({ ok: true, value: '1001401' });
    expect(parsePostalCode(`１００${dash}１４０１`), dash).toEqual({ ok: true, value: '1001401' });
    expect(parsePostalCode(`100${dash}${dash}1401`).ok, dash).toBe(false);
  }
});

test.each([
  '\u200B1001401',
  '100\u00AD1401',
  '100-\r\n1401',
  '\uFEFF〒100\u30001401\u200E',
  '〠100\u3164-1401',
])('[GIFT-01] invisible characters and line breaks are ignored: %j', (text) => {
  expect(parsePostalCode(text)).toEqual({ ok: true, value: '1001401' });
});

test('[FEE-01] it is formatted in one way', () => {
  expect(formatPostalCode('1001401')).toBe('100-1401');
});

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
])('[GIFT-01] %j is parsed as 1580199', (text) => {
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
])('[GIFT-01] %j is not a postal code', (text) => {
  expect(parsePostalCode(text)).toEqual({ ok: false, error: 'invalidPostalCode' });
});

test('[GIFT-01] for any input, it is seven digits or null', () => {
  const sign = fc.constantFrom(...'0123456789０９-－ 〒a');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 10 }), (text) => {
      const parsed = parsePostalCode(text);
      const digits = text.replace(/[^0-9０-９]/g, '').length;
      expect(parsed.ok ? /^\d{7}$/.test(parsed.value) && digits === 7 : true).toBe(true);
    }),
  );
});
