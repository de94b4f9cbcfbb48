import { expect, test } from 'vitest';
import { isInnerPath } from './inner-address';

test.each([
  '/error-pages/failed',
  '/ERROR-PAGES/failed',
  '/en/Error-Pages/missing',
  '/EN/error-pages',
  '/ja/error-pages/x',
  '//error-pages//failed',
  '/ja/categories/succulent/p1',
  '/JA/Categories/succulent/p1',
  '/en/search/none/p1/',
  '/en/tags/1.102/p1',
])('[ROUTE-14] %s is the inner name of a page', (path) => {
  expect(isInnerPath(path)).toBe(true);
});

test.each([
  '/',
  '/error-pages-of-ours',
  '/products/error-pages',
  '/collections/new',
  '/en/collections/new',
  '/en/search/tag',
  '/search',
])('%s is an address', (path) => {
  expect(isInnerPath(path)).toBe(false);
});
