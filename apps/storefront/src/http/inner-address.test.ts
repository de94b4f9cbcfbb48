import { expect, test } from 'vitest';
import { isInnerPath } from './inner-address';

test.each([
  '/quiet/failed',
  '/QUIET/failed',
  '/en/Quiet/missing',
  '/EN/quiet',
  '/ja/quiet/x',
  '//quiet//failed',
  '/ja/categories/succulent/p1',
  '/JA/Categories/succulent/p1',
  '/en/search/none/p1/',
  '/en/tags/1.102/p1',
])('[ROUTE-14] %s is the inner name of a page', (path) => {
  expect(isInnerPath(path)).toBe(true);
});

test.each([
  '/',
  '/quietly',
  '/products/quiet',
  '/collections/new',
  '/en/collections/new',
  '/en/search/tag',
  '/search',
])('%s is an address', (path) => {
  expect(isInnerPath(path)).toBe(false);
});
