import { describe, expect, test } from 'vitest';
import { type Discount, discountKey } from '../discount/discount.ts';
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
      discounts: new Map(discounts.map((known) => [known.codeKey, known])),
      usedByCustomer: new Set(usedByCustomer),
    },
    NOW,
  );

describe('priceCart', () => {
  test('adds up lines', () => {
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
    ['limitReached', { usageLimit: 3, usageCount: 3 }, 'X'],
    ['belowMinimum', { minimumSubtotal: 1281 }, 'X'],
    ['alreadyUsed', { usedByEveryone: true }, 'X'],
    ['alreadyApplied', { alwaysAlreadyApplied: true }, 'X'],
    ['nothingEntitled', { value: 0 }, 'X'],
  ] as const)('[CART-06] a code is refused as %s', (refusal, more, typed) => {
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

  test('a fixed amount never exceeds what it may be taken from', () => {
    const fixed = discount('F', { kind: 'fixed', value: 1000, excludesProducts: true });
    const result = price([line('a', 300), line('b', 5000, 1, true)], ['F'], [fixed]);
    expect(result.discount).toBe(300);
    expect([...result.shares]).toEqual([
      ['a', 300],
      ['b', 0],
    ]);
  });

  test('of several codes the best is used; codes are compared whatever their width, case and space', () => {
    const result = price(
      [line('a', 10_000)],
      ['ten', ' ＢＩＧ '],
      [discount('TEN'), discount('BIG', { value: 20 })],
    );
    expect(result.applied).toMatchObject({ amount: 2000, discount: { code: 'BIG' } });
    expect(result.codes).toMatchObject([{ refusal: 'notCombinable' }, { code: ' ＢＩＧ ', refusal: null }]);
  });
});
