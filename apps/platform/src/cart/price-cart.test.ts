import { discountKey } from '@shop/rules/cart/discount';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Discount } from '../discount/discount.ts';
import { priceCart } from './price-cart.ts';

const NOW = new Date('2026-11-20T10:00:00+09:00');
const discount = (code: string, more: Partial<Discount> = {}): Discount => ({
  codeKey: discountKey(code),
  code,
  title: code,
  kind: 'percentage',
  value: 10,
  minimumSubtotal: 0,
  oncePerCustomer: false,
  excludesProducts: false,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usageCount: 0,
  disabled: false,
  usedByEveryone: false,
  alwaysAlreadyApplied: false,
  automatic: false,
  ...more,
});
const line = (lineId: string, price: number, quantity = 1, excluded = false) => ({
  lineId,
  price,
  quantity,
  excluded,
});
const price = (
  lines: Parameters<typeof priceCart>[0],
  codes: string[],
  discounts: Discount[] = [],
  usedByCustomer: string[] = [],
) =>
  priceCart(
    lines,
    codes,
    {
      discounts: new Map(
        discounts.filter(({ automatic }) => !automatic).map((known) => [known.codeKey, known]),
      ),
      automatic: discounts.filter(({ automatic }) => automatic),
      usedByCustomer: new Set(usedByCustomer),
    },
    NOW,
  );

describe('priceCart', () => {
  test('[CART-09] free shipping combines with a discount on the goods, and not with another on shipping', () => {
    const known = [
      discount('TEN'),
      discount('FREE', { kind: 'freeShipping', value: 0, minimumSubtotal: 1_000 }),
      discount('PORTO', { kind: 'freeShipping', value: 0, endsAt: new Date('2026-11-19T00:00:00Z') }),
      discount('AUTO', { kind: 'freeShipping', value: 0, automatic: true, minimumSubtotal: 5_000 }),
    ];
    const both = price([line('a', 1000)], ['FREE', 'TEN', 'PORTO'], known);
    expect(both).toMatchObject({ discount: 100, total: 900, lineDiscount: 0, shipping: { code: 'FREE' } });
    expect(both.codes.map(({ refusal }) => refusal)).toEqual([null, null, 'expired']);
    const below = price([line('a', 999)], ['FREE'], known);
    expect(below).toMatchObject({ discount: 0, shipping: null, codes: [{ refusal: 'belowMinimum' }] });
    expect(price([line('a', 5000)], [], known)).toMatchObject({ total: 5000, shipping: { code: 'AUTO' } });
    const second = discount('SECOND', { kind: 'freeShipping', value: 0 });
    const twice = price([line('a', 1000)], ['SECOND', 'FREE'], [...known, second]);
    expect(twice.codes.map(({ refusal }) => refusal)).toEqual([null, 'notCombinable']);
  });

  test.each(['mmsp15-7kq2', ' ＭＭＳＰ１５－７ＫＱ２', 'MMSP15ー7KQ2', 'MMSP15\u2010\u200B7KQ2'])(
    '[CART-06] the code %j is applied as its discount writes it: the shop and the checkout read codes alike',
    (typed) => {
      const { discount: off, codes } = price([line('a', 1000)], [typed], [discount('MMSP15-7KQ2')]);
      expect([off, codes[0]?.refusal]).toEqual([100, null]);
    },
  );

  test('sums lines', () => {
    expect(price([line('a', 1280, 2), line('b', 500)], [])).toMatchObject({
      subtotal: 3060,
      discount: 0,
      total: 3060,
    });
  });

  test.each([
    ['missing', {}, 'OTHER'],
    ['disabled', { disabled: true }, 'X'],
    ['notStarted', { startsAt: new Date('2026-11-21T00:00:00+09:00') }, 'X'],
    ['expired', { endsAt: new Date('2026-11-19T00:00:00+09:00') }, 'X'],
    ['expired', { endsAt: NOW }, 'X'],
    ['limitReached', { usageLimit: 3, usageCount: 3 }, 'X'],
    ['belowMinimum', { minimumSubtotal: 1281 }, 'X'],
    ['alreadyUsed', { usedByEveryone: true }, 'X'],
    ['alreadyApplied', { alwaysAlreadyApplied: true }, 'X'],
    ['nothingEntitled', { value: 0 }, 'X'],
  ] as const)('[CART-06] a code is rejected as %s', (refusal, more, typed) => {
    const result = price([line('a', 1280)], [typed], [discount('X', more)]);
    expect(result.codes).toMatchObject([{ code: typed, refusal }]);
    expect(result.total).toBe(1280);
  });

  test('[MAIL-04] once per customer', () => {
    const once = discount('ONCE', { oncePerCustomer: true });
    expect(price([line('a', 1000)], ['once'], [once]).discount).toBe(100);
    expect(price([line('a', 1000)], ['once'], [once], ['ONCE']).codes).toMatchObject([
      { refusal: 'alreadyUsed' },
    ]);
  });

  test('percentages are rounded down to the yen', () => {
    expect(price([line('a', 999)], ['P'], [discount('P', { value: 15 })]).discount).toBe(149);
  });

  test('a fixed amount never exceeds the discountable total', () => {
    const fixed = discount('F', { kind: 'fixed', value: 1000, excludesProducts: true });
    const result = price([line('a', 300), line('b', 5000, 1, true)], ['F'], [fixed]);
    expect(result.discount).toBe(300);
    expect([...result.shares]).toEqual([
      ['a', 300],
      ['b', 0],
    ]);
  });

  test('of several codes the best is used; codes are compared independent of width, case and space', () => {
    const result = price(
      [line('a', 10_000)],
      ['ten', ' ＢＩＧ '],
      [discount('TEN'), discount('BIG', { value: 20 })],
    );
    expect(result.applied).toMatchObject({ amount: 2000, discount: { code: 'BIG' } });
    expect(result.codes).toMatchObject([{ refusal: 'notCombinable' }, { code: ' ＢＩＧ ', refusal: null }]);
  });

  test('[CART-09] an automatic discount applies without a code, the better of it and the codes counts, and it cannot be typed', () => {
    const spring = discount('春のセール', { automatic: true, value: 12 });
    const lines = [line('a', 10_000)];
    expect(price(lines, [], [spring])).toMatchObject({
      discount: 1200,
      codes: [],
      applied: { discount: spring },
    });
    expect(price(lines, ['TEN'], [discount('TEN'), spring])).toMatchObject({
      discount: 1200,
      codes: [{ code: 'TEN', refusal: 'notCombinable' }],
    });
    expect(price(lines, ['BIG'], [discount('BIG', { value: 20 }), spring]).applied?.discount.code).toBe(
      'BIG',
    );
    expect(price(lines, ['春のセール'], [spring]).codes).toMatchObject([{ refusal: 'missing' }]);
  });

  test('[CART-09] [STORE-03] on the lines or on the cart, the amount to pay is the same when no line is excluded', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    });
    const terms = fc.record({
      kind: fc.constantFrom('percentage' as const, 'fixed' as const),
      value: fc.integer({ min: 1, max: 100 }),
      automatic: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), terms, (lines, more) => {
        const goods = lines.map((one, index) => line(String(index), one.price, one.quantity));
        const [ofLines, ofCart] = [true, false].map((excludesProducts) =>
          price(goods, more.automatic ? [] : ['X'], [discount('X', { ...more, excludesProducts })]),
        );
        expect(ofLines?.total).toBe(ofCart?.total);
        expect(ofLines?.discount).toBe(ofCart?.discount);
        expect(ofLines?.lineDiscount).toBe(ofLines?.discount);
        expect(ofCart?.lineDiscount).toBe(0);
        expect([...(ofLines?.shares.values() ?? [])].reduce((sum, share) => sum + share, 0)).toBe(
          ofLines?.discount,
        );
      }),
    );
  });
});
