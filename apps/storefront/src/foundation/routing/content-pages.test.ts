import { expect, test } from 'vitest';
import { contentPath, isPolicy } from './content-pages';

test.each([
  ['e-gift', '/fixed/e-gift'],
  ['guarantee', '/pages/guarantee'],
  ['opening-hours', '/pages/opening-hours'],
  ['constructor', '/pages/constructor'],
])('[ROUTE-11] the page %s is at %s', (handle, path) => {
  expect(contentPath(handle)).toBe(path);
});

test('[ROUTE-12] there are two policies', () => {
  expect(['refund-policy', 'legal-notice', 'toString', ''].map(isPolicy)).toEqual([true, true, false, false]);
});
