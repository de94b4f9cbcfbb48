import { expect, test } from 'vitest';
import { localeOf } from './locale-of';

test('[ROUTE-16] a page path starts with a supported language', () => {
  expect(localeOf('ja')).toBe('ja');
  expect(localeOf('en')).toBe('en');
});

test('[ROUTE-14] one of another language is not a page', () => {
  expect(() => localeOf('xx')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
