import { expect, test } from 'vitest';
import { backOfficeAddress } from './back-office-address';

test.each([
  ['a path', '/flowerpot', '/en/flowerpot'],
  ['a path that the provider has for it', '/collections/flowerpot', '/en/flowerpot'],
  ['a place on a page', '/news#2026-typhoon', '/en/news#2026-typhoon'],
  ['another site', 'https://guide.example/care', 'https://guide.example/care'],
  ['another site without encryption', 'http://guide.example/care', 'http://guide.example/care'],
  ['an app’s address', 'shttp://guide.example', null],
  ['a protocol that begins alike', 'https-app://guide.example', null],
  ['a script', 'javascript:alert(1)', null],
  ['another host in disguise', '//evil.example', null],
  ['nothing', '', null],
  ['words', 'flowerpot', null],
])('[ROUTE-16] %s', (_, url, expected) => {
  expect(backOfficeAddress(url, 'en')).toBe(expected);
});
