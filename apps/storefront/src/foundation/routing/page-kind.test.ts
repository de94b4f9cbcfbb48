import { expect, test } from 'vitest';
import { pageKind } from './page-kind';
import { PAGE_KINDS } from './page-kinds';

test.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/en/', 'home'],
  ['/products/pachira-mini', 'product'],
  ['/en/products/%E6%A4%8D', 'product'],
  ['/succulent', 'category'],
  ['/en/ornamentplants/okinawa', 'category'],
  ['/collections', 'collections'],
  ['/collections/sale', 'collection'],
  ['/search', 'search'],
  ['/search/tag', 'tag'],
  ['/ranking', 'ranking'],
  ['/fixed/e-gift', 'content'],
  ['/policies/refund-policy', 'policy'],
  ['/mail-magazine/coupon/ABC', 'mail-magazine'],
  ['/mail-magazine/confirm/secret', 'mail-magazine'],
  ['/restock-notice/stop/secret', 'restock-notice'],
  ['/hana@example.com', 'other'],
  ['/constructor', 'other'],
  ['/products', 'other'],
  ['/english', 'other'],
])('[OBS-03] %s is a page of the type %s', (path, kind) => {
  expect(pageKind(path, (handle) => handle === 'ornamentplants' || handle === 'succulent')).toBe(kind);
  expect(PAGE_KINDS).toContain(kind);
});
