import { expect, test } from 'vitest';
import { lowerCaseAddress } from './answer-lower-case';

test.each([
  ['/PRODUCTS/PACHIRA-MINI?variant=1&utm_source=QR', '/products/pachira-mini?variant=1&utm_source=QR'],
  ['/EN', '/en'],
  ['/EN/Cart', '/en/cart'],
  ['/Succulent', '/succulent'],
  ['/Ornamentplants/Okinawa', '/ornamentplants/okinawa'],
  ['/Pages/%E3%83%90%E3%83%A9', '/pages/%E3%83%90%E3%83%A9'],
  ['/COLLECTIONS/%e3%83%90-A', '/collections/%e3%83%90-a'],
  ['/CART/42319870264559%3A1?discount=APP10', '/cart/42319870264559%3A1?discount=APP10'],
  ['/Cart/Open/AbcdefgH', '/cart/open/AbcdefgH'],
  ['/EN/Discount/APP10?redirect=/Cart', '/en/discount/APP10?redirect=/Cart'],
  ['/Mail-Magazine/Coupon/MAIL-Ab1', '/mail-magazine/coupon/MAIL-Ab1'],
  ['/Mail-Magazine/Unsubscribe/To.Ken/failed', '/mail-magazine/unsubscribe/To.Ken/failed'],
])('[ROUTE-14] %s is %s', (address, own) => {
  expect(lowerCaseAddress(address)).toBe(own);
});

test.each([
  '/',
  '/products/pachira-mini?Variant=1',
  '/pages/%E3%83%90%E3%83%A9',
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
  expect(lowerCaseAddress(address)).toBeNull();
});
