import { describe, expect, test } from 'vitest';
import { type CartPayload, outcomeOfPayload, outcomeOfRead } from './cart-outcome';
import { wireCart, wireLine } from './testing/wire-cart';

const payload = (change: Partial<CartPayload> = {}): CartPayload => ({
  cart: wireCart(),
  userErrors: [],
  warnings: [],
  ...change,
});
const userError = (code: 'INVALID' | 'MISSING_DISCOUNT_CODE' | 'MAXIMUM_EXCEEDED', message = 'no') => ({
  code,
  message,
  field: null,
});

describe('a cart read', () => {
  test('[CART-04] yields cart data', () => {
    expect(outcomeOfRead({ cart: wireCart() })).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  test('[CART-03] a missing cart is an invalid id', () => {
    expect(outcomeOfRead({ cart: null })).toMatchObject({ ok: false, error: { code: 'invalidCart' } });
  });

  test.each([[undefined], [null], [{}], [{ cart: { id: 1 } }]])(
    '[CART-04] any other response is malformed and keeps the id: %j',
    (data) => {
      expect(outcomeOfRead(data as never)).toMatchObject({ ok: false, error: { code: 'malformedAnswer' } });
    },
  );
});

describe('a cart change', () => {
  test('[CART-05] [TRUTH-01] succeeds only if a cart is returned; without one and without a reason nothing is known', () => {
    expect(outcomeOfPayload(payload())).toMatchObject({ ok: true });
    expect(outcomeOfPayload(payload({ cart: null }))).toMatchObject({
      ok: false,
      error: { code: 'malformedAnswer' },
    });
  });

  test('a user error is a failure, even with a cart', () => {
    expect(outcomeOfPayload(payload({ userErrors: [userError('MAXIMUM_EXCEEDED', 'too many')] }))).toEqual({
      ok: false,
      error: { code: 'quantityTooLarge', detail: 'too many' },
    });
  });

  test('[CART-06] a coupon rejected with the change is reported with the cart', () => {
    expect(outcomeOfPayload(payload({ userErrors: [userError('MISSING_DISCOUNT_CODE')] }))).toMatchObject({
      ok: true,
      value: { discountFailure: 'discountMissing' },
    });
  });

  test('[CART-06] without a cart the rejected coupon is the failure', () => {
    expect(
      outcomeOfPayload(payload({ cart: null, userErrors: [userError('MISSING_DISCOUNT_CODE')] })),
    ).toMatchObject({ ok: false, error: { code: 'discountMissing' } });
  });

  test.each([
    ['DISCOUNT_NOT_FOUND', 'discountMissing', { kind: 'notFound' }],
    ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'discountAlreadyUsed', { kind: 'usedByCustomer' }],
    ['DISCOUNT_USAGE_LIMIT_REACHED', null, { kind: 'usedUp' }],
    ['DISCOUNT_QUANTITY_NOT_IN_RANGE', null, null],
  ])('[CART-06] versions from 2025-07 report a coupon by the warning %s', (code, failure, refusal) => {
    const cart = { ...wireCart(), discountCodes: [{ code: 'SPRING', applicable: false }] };
    const warnings = [{ code: code as never, message: '', target: cart.id }];
    const outcome = outcomeOfPayload(payload({ cart, warnings }));
    if (!outcome.ok) throw new Error(outcome.error.detail);
    const { discountFailure, warnings: ofLines, cart: read } = outcome.value;
    expect([discountFailure, ofLines, read.discountCodes[0]?.refusal ?? null]).toEqual([
      failure,
      [],
      refusal,
    ]);
  });

  test('another error takes precedence over a coupon', () => {
    const userErrors = [userError('MISSING_DISCOUNT_CODE'), userError('MAXIMUM_EXCEEDED')];
    expect(outcomeOfPayload(payload({ userErrors }))).toMatchObject({ error: { code: 'quantityTooLarge' } });
  });

  test('[CART-12] warnings are on their lines; those without a line on the cart', () => {
    const warnings = [
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' as const, message: '', target: wireLine().id },
      { code: 'MERCHANDISE_OUT_OF_STOCK' as const, message: '', target: 'gid://shopify/ProductVariant/9' },
      { code: 'DUPLICATE_DELIVERY_ADDRESS' as const, message: '', target: 'gid://shopify/X/1' },
      { code: 'BRAND_NEW' as never, message: '', target: 'gid://shopify/X/1' },
    ];
    expect(outcomeOfPayload(payload({ warnings }))).toMatchObject({
      ok: true,
      value: { warnings: ['outOfStock'], cart: { lines: [{ warning: 'notEnoughStock' }] } },
    });
  });

  test.each<[detail: string, wire: unknown]>([
    ['payload: expected a payload', null],
    ['payload: expected a payload', undefined],
    ['payload.userErrors: expected a list', { cart: null }],
    ['payload.userErrors.0.message: expected a text', { cart: null, userErrors: [{}], warnings: [] }],
    ['payload.warnings: expected a list', { cart: null, userErrors: [] }],
    ['cart.checkoutUrl: expected a text', { cart: { id: wireCart().id }, userErrors: [], warnings: [] }],
  ])('a malformed response names the path: %s', (detail, wire) => {
    expect(outcomeOfPayload(wire as never)).toMatchObject({
      ok: false,
      error: { code: 'malformedAnswer', detail: expect.stringContaining(detail.split(':')[0] ?? '') },
    });
  });
});
