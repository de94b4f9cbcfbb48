import { expect, test } from 'vitest';
import { languageOfRequest } from './language-of-request';

test.each([
  ['en', 'en'],
  ['ja', 'ja'],
  ['EN-GB,ja;q=0.9', 'en'],
  [' en', 'en'],
  ['ja,en;q=0.9', 'ja'],
  ['fr', 'ja'],
  ['', 'ja'],
  ['*', 'ja'],
])('[ROUTE-16] a page that asks in %j is answered in %s', (language, locale) => {
  // As a test’s own: a Request trims its headers.
  const headers = { get: (name: string) => (name === 'accept-language' ? language : null) };
  expect(languageOfRequest({ headers } as unknown as Request)).toBe(locale);
});

test('[ROUTE-16] one that says nothing is answered in Japanese', () => {
  expect(languageOfRequest(new Request('http://shop.test/'))).toBe('ja');
});
