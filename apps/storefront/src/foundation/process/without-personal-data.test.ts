import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data';

test('[OBS-04] secrets of connection strings are redacted, for any scheme', () => {
  const long = `${'averylongscheme'.repeat(4)}://`;
  for (const scheme of ['postgresql://', 'smtps://', 'git+ssh://', long])
    expect(withoutPersonalData(`at ${scheme}user:secret@host:5432/shop`)).toBe(
      `at ${scheme}[secret]@host:5432/shop`,
    );
  expect(withoutPersonalData('https://shop.example/products/a')).toBe('https://shop.example/products/a');
});

test.each([
  'hana@example.jp',
  "o'hara_1!#$%&*^`{|}~-@example.co.jp",
  'hana@[192.0.2.1]',
  'hana＠example.jp',
  'hana%40example.jp',
])('[OBS-04] nothing is left of the address %s', (address) => {
  expect(withoutPersonalData(`550 no user <${address}> here`)).toBe('550 no user <[mail]> here');
  expect(withoutPersonalData(`a.b/${address}: to=${address}`)).toBe('a.b/[mail]: to=[mail]');
});

// With quadratic time each would take minutes.
test.each([
  'a.',
  'a-',
  'a+',
  'a',
  'a:',
  'a@',
  'a.a@',
  '%40',
  'a%40',
  'a%40a.',
  '::',
  'a:',
  ':a',
  '1.',
  '1',
  '://',
  'a://',
  'a://b:',
  'a://@',
  ' ',
  'Bearer ',
  'Bearer',
  '/search/',
  '/search',
  'a?',
  '?',
  '\\n',
  'é.',
  '植@',
  '植.',
])('[OBS-04] [SEC-04] a long line of %j is processed in linear time', (unit) => {
  const line = unit.repeat(Math.ceil(200_000 / unit.length));
  for (const text of [line, `https://${line}`, `x@${line}`, `Basic ${line}!`])
    expect(withoutPersonalData(text)).toEqual(expect.any(String));
});
