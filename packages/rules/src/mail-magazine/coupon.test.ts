import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCouponCode, MAX_DISCOUNT_RATE, parseCoupon } from './coupon';

describe('a mail-magazine coupon', () => {
  test.each([
    ['MMSP15-7KQ2:15', { code: 'MMSP15-7KQ2', discountRate: 15 }],
    ['a_b:1', { code: 'a_b', discountRate: 1 }],
  ])('[MAIL-04] %s is a code and its percentage', (text, value) => {
    expect(parseCoupon(text)).toEqual({ ok: true, value });
  });

  test.each([
    [''],
    ['CODE'],
    ['CODE:'],
    [':15'],
    ['CODE:0'],
    ['CODE:015'],
    ['CODE:1.5'],
    ['CODE:100'],
    ['CO DE:15'],
    ['A:B:15'],
    ['CODE:15 '],
  ])('[MAIL-04] %j is not a coupon', (text) => {
    expect(parseCoupon(text)).toEqual({ ok: false, error: 'malformed' });
  });

  test('[MAIL-04] gives at most 15% off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (rate) => {
        expect(parseCoupon(`CODE:${rate}`).ok).toBe(rate <= MAX_DISCOUNT_RATE);
      }),
    );
    expect(parseCoupon('CODE:16')).toEqual({ ok: false, error: 'tooMuchOff' });
  });

  test.each([
    ['A'.repeat(64), true],
    ['A'.repeat(65), false],
    ['', false],
    ['CODE;', false],
    ['コード', false],
    ['CODE\n', false],
  ])('%j as a code: %s', (text, is) => {
    expect(isCouponCode(text)).toBe(is);
  });
});
