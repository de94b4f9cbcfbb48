import { expect, test } from 'vitest';
import { carriesRequest } from './page-paths';

test.each([
  '/cart/1:2',
  '/en/cart/1%3A2,3:4?discount=A',
  '/cart/open/abcdefgh',
  '/cart/checkout',
  '/en/cart/checkout/?x=1',
  '/discount/APP10?redirect=/cart',
  '/EN/Cart/1:2',
  '/CART/CHECKOUT',
])('[LINK-01] [GATE-01] %s depends on the visitor, and is not cached', (address) => {
  expect(carriesRequest(address)).toBe(true);
});

test.each(['/cart', '/en/cart?x=1', '/cart/checkout/more', '/cart/link/ask/1:2', '/products/checkout'])(
  '[CACHE-03] %s is the same for everybody',
  (address) => {
    expect(carriesRequest(address)).toBe(false);
  },
);
