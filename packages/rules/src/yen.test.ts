import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addYen, formatYen, linePrice, parseMoney, subtractYen, yen } from './yen';

describe('yen', () => {
  test.each([[-1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])(
    '%s is not a yen amount',
    (amount) => {
      expect(() => yen(amount)).toThrow(new RangeError(`${amount} is not a whole number of yen`));
    },
  );

  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12800, '12,800'],
    [1234567, '1,234,567'],
  ])('[PROD-03] %s is formatted as %s, without a currency sign', (amount, text) => {
    expect(formatYen(yen(amount))).toBe(text);
  });

  test('formatting keeps the digits', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatYen(yen(amount)).replaceAll(',', '')).toBe(String(amount));
      }),
    );
  });

  test.each([
    ['1280', 1280],
    ['1280.0', 1280],
    ['1280.00', 1280],
    ['1280.', 1280],
    ['0.0', 0],
    ['123456789012345.0', 123456789012345],
  ])('the platform amount %s is %s yen exactly', (amount, value) => {
    expect(parseMoney({ amount, currencyCode: 'JPY' })).toEqual({ ok: true, value });
  });

  test.each([['1280.5'], ['-1'], [''], ['1,280'], ['1e3'], [' 1'], ['1234567890123456'], ['NaN']])(
    'the platform amount "%s" is rejected',
    (amount) => {
      expect(parseMoney({ amount, currencyCode: 'JPY' })).toEqual({ ok: false, error: 'notWholeYen' });
    },
  );

  test('another currency is rejected', () => {
    expect(parseMoney({ amount: '1280.0', currencyCode: 'USD' })).toEqual({ ok: false, error: 'notYen' });
  });

  test('sums and differences are yen again', () => {
    expect(addYen()).toBe(0);
    expect(addYen(yen(1), yen(2), yen(3))).toBe(6);
    expect(subtractYen(yen(5), yen(3))).toBe(2);
    expect(subtractYen(yen(3), yen(5))).toBe(0);
  });
});

test('[CART-01] the price of several items is a multiple of the unit price', () => {
  expect([1, 2, 30].map((pieces) => linePrice(1_480, pieces))).toEqual([1_480, 2_960, 44_400]);
  expect(linePrice(1_480, 0), 'of one where there is none').toBe(1_480);
});

test('[CART-01] an additional item costs its price more, for any price', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 99 }), (price, pieces) => {
      expect(linePrice(price, pieces + 1) - linePrice(price, pieces)).toBe(price);
    }),
  );
});
