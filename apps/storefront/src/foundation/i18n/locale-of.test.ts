import { expect, test } from 'vitest';
import { localeOf } from './locale-of';

test('[ROUTE-16] a page’s path begins with a language of the shop', () => {
  expect(localeOf('ja')).toBe('ja');
  expect(localeOf('en')).toBe('en');
});

test('[ROUTE-14] one of another language is no page', () => {
  expect(() => localeOf('fr')).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
