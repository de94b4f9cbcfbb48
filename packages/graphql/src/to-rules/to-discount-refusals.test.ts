import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { outcomeOfPayload, outcomeOfRead } from '../cart-outcome';
import { wireCart, yenOnTheWire } from '../testing/wire-cart';
import { toDiscountRefusals } from './to-discount-refusals';

const code = 'CODE';

describe('[CART-06] why a code is not applicable', () => {
  test.each([
    [{ warning: 'DISCOUNT_NOT_FOUND' }, { kind: 'notFound' }],
    [{ warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'SCHEDULED' }, { kind: 'notStarted' }],
    [{ warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'EXPIRED' }, { kind: 'expired' }],
    [{ warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'DISABLED' }, { kind: 'stopped' }],
    [{ warning: 'DISCOUNT_CURRENTLY_INACTIVE' }, { kind: 'stopped' }],
    [{ warning: 'DISCOUNT_USAGE_LIMIT_REACHED' }, { kind: 'usedUp' }],
    [{ warning: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' }, { kind: 'usedByCustomer' }],
    [{ warning: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' }, { kind: 'noEntitledLines' }],
    [
      { warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', minimumSubtotal: yenOnTheWire(10_000) },
      { kind: 'belowMinimum', minimum: yen(10_000) },
    ],
    [
      { warning: 'DISCOUNT_CODE_NOT_HONOURED', appliedCode: 'OTHER' },
      { kind: 'notCombinable', appliedCode: 'OTHER' },
    ],
  ])('%j is %j', (given, refusal) => {
    expect(toDiscountRefusals({ discounts: [{ code, ...given }] })).toEqual(new Map([[code, refusal]]));
  });

  test.each([
    [undefined],
    [null],
    [{}],
    [{ discounts: null }],
    [{ discounts: 'none' }],
    [{ discounts: [] }],
    [{ discounts: [{ code }] }],
    [{ discounts: [{ code, warning: 'BRAND_NEW' }] }],
    [{ discounts: [{ code, warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE' }] }],
    [{ discounts: [{ code, warning: 'DISCOUNT_CODE_NOT_HONOURED' }] }],
    [{ discounts: [{ warning: 'DISCOUNT_NOT_FOUND' }] }],
    [{ discounts: [{ code, warning: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', minimumSubtotal: { amount: 'x' } }] }],
  ])('%j gives no reason, and is no failure', (extensions) => {
    expect(toDiscountRefusals(extensions)).toEqual(new Map());
  });
});

describe('[CART-06] a cart with an inapplicable code', () => {
  const held = (...codes: [code: string, applicable: boolean][]) => ({
    cart: wireCart({ discountCodes: codes.map(([name, applicable]) => ({ code: name, applicable })) }),
  });
  const payload = (cart: ReturnType<typeof held>, userErrorCode?: 'MISSING_DISCOUNT_CODE') => ({
    ...cart,
    warnings: [],
    userErrors: userErrorCode ? [{ code: userErrorCode, message: 'no', field: null }] : [],
  });
  const given = { discounts: [{ code: 'OLD', warning: 'DISCOUNT_CURRENTLY_INACTIVE', status: 'EXPIRED' }] };
  const codesOf = (outcome: ReturnType<typeof outcomeOfRead>) =>
    outcome.ok ? outcome.value.cart.discountCodes : outcome;

  test('has the reason of its code, read or changed; an applicable code has none', () => {
    const cart = held(['OLD', false], ['GOOD', true]);
    const expected = [
      { code: 'OLD', applicable: false, refusal: { kind: 'expired' } },
      { code: 'GOOD', applicable: true },
    ];
    expect(codesOf(outcomeOfRead(cart, given))).toEqual(expected);
    expect(codesOf(outcomeOfPayload(payload(cart), given))).toEqual(expected);
  });

  test('has none where the platform gives none', () => {
    expect(codesOf(outcomeOfRead(held(['OLD', false])))).toEqual([{ code: 'OLD', applicable: false }]);
  });

  test('a user error, which names no code, is assigned to the only possible one', () => {
    const error = 'MISSING_DISCOUNT_CODE';
    const refusal = { kind: 'notFound' };
    expect(codesOf(outcomeOfPayload(payload(held(['GOOD', true], ['NO', false]), error)))).toEqual([
      { code: 'GOOD', applicable: true },
      { code: 'NO', applicable: false, refusal },
    ]);
    expect(codesOf(outcomeOfPayload(payload(held(['OLD', false], ['NO', false]), error), given))).toEqual([
      { code: 'OLD', applicable: false, refusal: { kind: 'expired' } },
      { code: 'NO', applicable: false, refusal },
    ]);
    expect(codesOf(outcomeOfPayload(payload(held(['ONE', false], ['TWO', false]), error)))).toEqual([
      { code: 'ONE', applicable: false },
      { code: 'TWO', applicable: false },
    ]);
  });
});
