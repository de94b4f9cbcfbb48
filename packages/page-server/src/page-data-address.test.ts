import { expect, test } from 'vitest';
import { pageDataAddress, readPageDataAddress } from './page-data-address';

const HASH = 'a'.repeat(22);

test.each(['/', '/products/monstera?variant=1', '/search?q=%E8%8A%B1&p=2'])(
  '[PERF-01] a page data URL identifies its page: %s',
  (page) => expect(readPageDataAddress(pageDataAddress({ hash: HASH, page }))).toEqual({ hash: HASH, page }),
);

test.each([
  `/page-data/${HASH}.js`,
  `/page-data/${HASH}.js?of=x`,
  `/page-data/${HASH}.js?of=%2F&more=1`,
  `/page-data/${HASH}?of=%2F`,
  '/page-data/../x.js?of=%2F',
  `/page-data/${HASH}a.js?of=%2F`,
  '/page-data/',
])('[PERF-01] a URL that the storefront does not generate is rejected: %s', (address) =>
  expect(readPageDataAddress(address)).toBeUndefined(),
);
