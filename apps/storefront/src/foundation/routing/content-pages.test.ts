import { BRANDS } from '@shop/brands/brands';
import { POLICY_HANDLES } from '@shop/rules/store/store-profile';
import { expect, test } from 'vitest';
import { contentPath, isPolicy, POLICIES } from './content-pages';

test.each([
  ['e-gift', '/fixed/e-gift'],
  ['guarantee', '/pages/guarantee'],
  ['opening-hours', '/pages/opening-hours'],
  ['constructor', '/pages/constructor'],
])('[ROUTE-11] the page %s is at %s', (handle, path) => {
  expect(contentPath(handle)).toBe(path);
});

test('[ROUTE-11] [BRAND-01] every page that a brand has at another address is there', () => {
  const elsewhere = Object.values(BRANDS).flatMap(({ pages = [] }) =>
    pages.flatMap(({ handle, path }) => (path === undefined ? [] : [[handle, path] as const])),
  );
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.map(([handle]) => [handle, contentPath(handle)])).toEqual(elsewhere);
});

test('[ROUTE-12] each policy of a store has its page', () => {
  expect(Object.keys(POLICIES)).toEqual(POLICY_HANDLES);
  expect([...POLICY_HANDLES, 'toString', ''].map(isPolicy)).toEqual([true, true, true, true, false, false]);
});
