import { expect, test } from 'vitest';
import { cartHandoverPath, handoverPagePath } from '#foundation/routing/cart-link.ts';
import { MAIL_LINK_PATHS } from '#foundation/routing/mail-links.ts';
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
  ...Object.values(MAIL_LINK_PATHS).map((path) => `${path}/a.token-1`),
  handoverPagePath('ask', 'a.token-1'),
  cartHandoverPath('a.token-1'),
])('[OBS-04] who reads a log cannot use a link of it: %s', (path) => {
  expect(withoutPersonalData(`GET https://shop.example/en${path} failed`)).not.toContain('token');
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

const QUOTED = [
  '"a b"@x.jp',
  String.raw`"a\"b"@x.jp`,
  String.raw`"a\\"@x.jp`,
  String.raw`"a\"b\\"@x.jp`,
  '"<花,子>@y"@example.co.jp',
];

test.each([...QUOTED, '"a b"＠x.jp', '"a b"@[192.0.2.1]'])(
  '[OBS-04] nothing is left of the quoted address %s, within any text',
  (address) => {
    for (const text of [`550 "no" user <${address}>, "other" of ${address}`, `${address}\n${address} "x"`]) {
      const expected = text.replaceAll(address, '[mail]');
      expect(withoutPersonalData(text)).toBe(expected);
      for (const value of [text, JSON.stringify({ to: text, next: text })]) {
        const redacted = JSON.parse(withoutPersonalData(JSON.stringify({ a: '', msg: value, b: 'x' })));
        const redactedValue = value === text ? expected : JSON.stringify({ to: expected, next: expected });
        expect(redacted).toEqual({ a: '', msg: redactedValue, b: 'x' });
      }
    }
  },
);

test.each(QUOTED)('[OBS-04] nothing is left of the URL-encoded address %s', (address) => {
  const query = `b/${encodeURIComponent(address)} "c" ${encodeURI(address)}`;
  expect(withoutPersonalData(query)).toBe('b/[mail] "c" [mail]');
  expect(withoutPersonalData(`b(1):${new URLSearchParams({ a: address })}`)).toBe('b(1):a=[mail]');
});

test('[OBS-04] other quoted text is unchanged, and a line of JSON stays JSON', () => {
  for (const text of [
    'in "a" and "b"@2.0.1, "@scope/pkg"@1.2.3 and "@next',
    JSON.stringify({ a: 'b', '@scope.name': 1, 'c"@x': '"' }),
    JSON.stringify({ msg: '5" pot', '@x.jp': 'C:\\"d' }),
  ])
    expect(withoutPersonalData(text)).toBe(text);
  const line = JSON.stringify({ msg: 'no " in "a b"@x.jp', '@x.jp': 1 });
  expect(JSON.parse(withoutPersonalData(line))).toEqual({ msg: 'no " in [mail]', '@x.jp': 1 });
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
  '"',
  '"@',
  '"a@',
  '"@a.',
  '\\"',
  '\\',
  '%5C',
  '%22',
  '%5c%22@a.',
])('[OBS-04] [SEC-04] a long line of %j is processed in linear time', (unit) => {
  const line = unit.repeat(Math.ceil(200_000 / unit.length));
  for (const text of [line, `https://${line}`, `x@${line}`, `Basic ${line}!`])
    expect(withoutPersonalData(text)).toEqual(expect.any(String));
});
