import { expect, test } from 'vitest';
import { compactCode, oneLine } from './typed-text';

test.each([
  ['１００－１４０１', '100-1401'],
  ['\u200B100\u00AD-\uFEFF1401\r\n', '100-1401'],
  ['\u3164100\t1401', '1001401'],
])('[GIFT-01] %j is the code %j', (text, code) => {
  expect(compactCode(text)).toBe(code);
});

test.each([
  ['太\r\nBcc: victim@example.jp', '太 Bcc: victim@example.jp'],
  [' 緑川\u0000\u001B\u0085葉\u2028 ', '緑川 葉'],
  ['\uFEFF\u202A東京都千代田区\u202C\u200B', '東京都千代田区'],
  ['葛\u{E0100}', '葛\u{E0100}'],
  // All characters except line breaks and control characters are kept byte for byte.
  ['葛\u{E0100}城 髙﨑 𠮷太郎 👨‍👩‍👧', '葛\u{E0100}城 髙﨑 𠮷太郎 👨‍👩‍👧'],
  ['緑川　葉', '緑川　葉'],
])('[GIFT-01] the name %j is formatted as %j', (text, name) => {
  expect(oneLine(text)).toBe(name);
});
