import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePrice } from './line-price';

test('[CART-01] several pieces cost several times the price of one', () => {
  expect([1, 2, 30].map((pieces) => linePrice(1_480, pieces))).toEqual([1_480, 2_960, 44_400]);
  expect(linePrice(1_480, 0), 'of one where there is none').toBe(1_480);
});

test('[CART-01] a piece more costs its price more, whatever it costs', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 99 }), (price, pieces) => {
      expect(linePrice(price, pieces + 1) - linePrice(price, pieces)).toBe(price);
    }),
  );
});
