import { expect, test } from 'vitest';
import { ownAddress } from './answer-own-address';

test.each([
  ['/PRODUCTS/PACHIRA-MINI?variant=1&utm_source=QR', '/products/pachira-mini?variant=1&utm_source=QR'],
  ['/EN', '/en'],
  ['/EN/Cart', '/en/cart'],
  ['/Succulent', '/succulent'],
  ['/Ornamentplants/Okinawa', '/ornamentplants/okinawa'],
  ['/Pages/%E3%83%90%E3%83%A9', '/pages/%E3%83%90%E3%83%A9'],
  ['/COLLECTIONS/%e3%83%90-A', '/collections/%e3%83%90-a'],
  // カ and its mark, e and its accent; a slash of a handle stays one of the handle.
  ['/products/%E3%82%AB%E3%82%99%E3%82%B7?variant=2', '/products/%E3%82%AC%E3%82%B7?variant=2'],
  ['/en/Collections/cafe%CC%81', '/en/collections/caf%C3%A9'],
  ['/pages/%E3%83%8F%E3%82%9A%2F%E3%82%AD', '/pages/%E3%83%91%2F%E3%82%AD'],
  // Capitals beyond ASCII, and written in percent.
  ['/products/CAF%C3%89', '/products/caf%C3%A9'],
  ['/collections/%EF%BC%BA-%41', '/collections/%EF%BD%9A-a'],
  ['/CART/42319870264559%3A1?discount=APP10', '/cart/42319870264559%3A1?discount=APP10'],
  ['/Cart/Open/AbcdefgH', '/cart/open/AbcdefgH'],
  ['/EN/Discount/APP10?redirect=/Cart', '/en/discount/APP10?redirect=/Cart'],
  ['/Mail-Magazine/Coupon/MAIL-Ab1', '/mail-magazine/coupon/MAIL-Ab1'],
  ['/Mail-Magazine/Unsubscribe/To.Ken/failed', '/mail-magazine/unsubscribe/To.Ken/failed'],
])('[ROUTE-14] %s is %s', (address, own) => {
  expect(ownAddress(address)).toBe(own);
});

test.each([
  '/',
  '/products/pachira-mini?Variant=1',
  '/pages/%E3%83%90%E3%83%A9',
  '/products/%E3%82%99%zz',
  '/products/%E3%82%AC%E3%82%B7',
  '/discount/cafe%CC%81',
  '/cart/open/AbcdefgH',
  '/cart/link/ask/1:2/APP10',
  '/discount/noted/APP10/Lw',
  '/mail-magazine/confirm/To.Ken',
  '/feeds/google-zh-TW-1.xml',
  '/social/zh-TW/products/a.png',
  '/_next/static/chunks/X.js',
  '/api/MCP',
  '/ERROR-PAGES/failed',
  '/JA/Error-Pages/missing',
  '/hasOwnProperty/y',
  '/zh-TW/cart',
])('[ROUTE-14] %s stays as it is', (address) => {
  expect(ownAddress(address)).toBeNull();
});
