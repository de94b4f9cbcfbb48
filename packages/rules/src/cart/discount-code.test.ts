import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISCOUNT_CODE_LONGEST,
  discountCodesToSend,
  isSameDiscountCode,
  parseDiscountCode,
  requestDiscount,
} from './discount-code';

describe('[CART-06] a typed discount code', () => {
  test.each([
    ['APP10', 'APP10'],
    ['  app10\n', 'app10'],
    ['ＡＰＰ１０', 'APP10'],
    ['春の感謝祭', '春の感謝祭'],
    ['MMSP15-7KQ2', 'MMSP15-7KQ2'],
    ['a b', 'a b'],
    ['x'.repeat(DISCOUNT_CODE_LONGEST), 'x'.repeat(DISCOUNT_CODE_LONGEST)],
  ])('%j is read as %j', (typed, code) => {
    expect(parseDiscountCode(typed)).toBe(code);
  });

  test.each(['', '   ', '\u3000', 'x'.repeat(DISCOUNT_CODE_LONGEST + 1), 'a\u0000b', 'a\nb', 'a\ud83c'])(
    '%j is none',
    (typed) => {
      expect(parseDiscountCode(typed)).toBeNull();
    },
  );

  test('is the same in any width and case', () => {
    expect(isSameDiscountCode('app10', ' ＡＰＰ１０')).toBe(true);
    expect(isSameDiscountCode('app10', 'app11')).toBe(false);
  });

  test('what was read is read again unchanged, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const code = parseDiscountCode(typed);
        expect(code === null || parseDiscountCode(code) === code).toBe(true);
        expect((code ?? '').length).toBeLessThanOrEqual(DISCOUNT_CODE_LONGEST);
      }),
    );
  });
});

describe('[CART-06] the list of codes that is sent', () => {
  const held = [
    { code: 'APP10', applicable: true },
    { code: 'OLD', applicable: false },
  ];

  test('keeps what applies, adds what is wanted, leaves what does not apply', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'NEW', true))).toEqual(['APP10', 'NEW']);
  });

  test('a code to be gone is gone, whatever its case', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'app10', false))).toEqual([]);
  });

  test('a code is never sent twice, which the platform would refuse', () => {
    expect(discountCodesToSend(held, requestDiscount({}, 'app10', true))).toEqual(['app10']);
  });

  test('the last request about a code counts', () => {
    const preferences = requestDiscount(requestDiscount({}, 'NEW', true), 'new', false);
    expect(discountCodesToSend(held, preferences)).toEqual(['APP10']);
  });
});
