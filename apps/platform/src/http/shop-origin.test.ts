import { describe, expect, test } from 'vitest';
import { shopOriginOf } from './shop-origin.ts';

describe('shopOriginOf', () => {
  test.each([
    ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://localhost:3000', 'http://[::1]:3000'],
    ['https://localhost:3000', 'http://localhost:3000', null],
    ['http://localhost:3001', 'http://localhost:3000', null],
    ['http://localhost:3000', 'https://shop.example', null],
    ['https://shop.example', 'https://shop.example', 'https://shop.example'],
    ['https://evil.example', 'https://shop.example', null],
    ['null', 'http://localhost:3000', null],
    [null, 'http://localhost:3000', null],
  ])('from %s with the shop at %s: %s', (origin, shopUrl, remembered) => {
    expect(shopOriginOf(origin, shopUrl)).toBe(remembered);
  });
});
