import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PREFECTURES } from '../delivery/prefectures';
import { toGid } from '../global-id';
import { EXAMPLE_FEES } from '../testing/example-delivery-rules';
import { yen } from '../yen';
import { mayRetryAdd } from './add-request';
import { ATTRIBUTE_COOKIES, ATTRIBUTE_KEYS, cartAttributes } from './cart-attributes';
import {
  CART_FAILURE_CODES,
  INVALID_CART_ID_ERROR,
  INVALID_CHECKOUT_ID_ERROR,
  isCartGone,
  isUncertain,
  isWorthRetrying,
} from './cart-errors';
import { cartTotals } from './cart-total';
import {
  appliedCodes,
  couponAmount,
  inapplicableCodes,
  isDiscountErrorCode,
  shouldForgetDiscountCode,
} from './discount';

const money = (subtotal: number, charge: number, discount = 0) => ({
  subtotalPrice: yen(subtotal),
  checkoutChargeAmount: yen(charge),
  discountAmount: yen(discount),
});
const lines = [{ globalProductId: toGid('Product', 1), quantity: 1 }];

describe('the coupon line', () => {
  test.each([
    ['[CART-09] subtotal equal to the charge amount: none', money(5000, 5000), null],
    ['[CART-09] subtotal above the charge amount: the difference', money(5000, 4250), 750],
    ['[CART-09] one yen above', money(5000, 4999), 1],
    ['[CART-09] subtotal below the charge amount: none', money(5000, 5800), null],
    ['[CART-09] reported by allocations only, as the hosted provider does', money(5000, 5000, 750), 750],
    ['[CART-09] reported both ways it counts once', money(5000, 4250, 750), 750],
    ['[CART-09] never more than the subtotal', money(500, 0, 900), 500],
    ['an empty cart has none', money(0, 0), null],
  ])('%s', (_sentence, cart, amount) => {
    expect(couponAmount(cart)).toBe(amount);
  });

  test('applicable and inapplicable codes', () => {
    const cart = {
      discountCodes: [
        { code: 'A', applicable: true },
        { code: 'B', applicable: false },
      ],
    };
    expect(appliedCodes(cart)).toEqual(['A']);
    expect(inapplicableCodes(cart)).toEqual(['B']);
  });
});

describe('the total', () => {
  test.each([
    ['[CART-09] subtotal + shipping fee', money(5000, 5000), 'JP-13', 5800],
    ['[CART-09] subtotal + 2,000 to Okinawa', money(5000, 5000), 'JP-47', 7000],
    ['[CART-09] less the coupon', money(21440, 19296), 'JP-13', 20096],
    ['[CART-09] a coupon of everything leaves the fee', money(500, 0), 'JP-13', 800],
  ] as const)('%s', (_sentence, cart, province, total) => {
    expect(cartTotals({ ...cart, lines }, province, EXAMPLE_FEES).total).toBe(total);
  });

  test('[CART-09] [CART-12] sold-out lines are not shipped: no shipping fee for an empty delivery', () => {
    const none = lines.map((line) => ({ ...line, quantity: 0 }));
    expect(cartTotals({ ...money(0, 0), lines: none }, 'JP-47', EXAMPLE_FEES)).toMatchObject({
      shippingFee: 0,
      total: 0,
    });
    expect(
      cartTotals({ ...money(5000, 5000), lines: [...none, ...lines] }, 'JP-13', EXAMPLE_FEES).total,
    ).toBe(5800);
  });

  test('[SHIP-05] [CART-09] a place to which a parcel costs nothing waives the fee of no other', () => {
    const free = { ...EXAMPLE_FEES, areas: [{ zones: ['JP-12' as const], fee: yen(0) }] };
    const feeTo = (zone: 'JP-12' | 'JP-13', fees = free) =>
      cartTotals({ ...money(5000, 5000), lines }, zone, fees).shippingFee;
    expect([feeTo('JP-12'), feeTo('JP-13')]).toEqual([0, 800]);
    const dearArea = { ...free, regular: yen(0), areas: [{ zones: ['JP-12' as const], fee: yen(1200) }] };
    expect([feeTo('JP-12', dearArea), feeTo('JP-13', dearArea)]).toEqual([1200, 0]);
  });

  test.each([
    ['a part of the fee', 300, 'JP-13', 500, 300],
    ['the whole fee', 800, 'JP-13', 0, 800],
    [
      'the whole fee of the place that the platform holds waives that of the place shown',
      800,
      'JP-47',
      0,
      2000,
    ],
    ['the whole fee of an area waives that of another place', 2000, 'JP-13', 0, 800],
    ['more than the fee', 1900, 'JP-13', 0, 800],
    ['a part of the fee of an area', 300, 'JP-47', 1700, 300],
    ['nothing', 0, 'JP-13', 800, undefined],
  ] as const)(
    '[CART-09] a discount on shipping: %s',
    (_what, amount, zone, shippingFee, shippingDiscount) => {
      const rows = cartTotals(
        { ...money(5000, 5000), lines, shippingDiscount: yen(amount) },
        zone,
        EXAMPLE_FEES,
      );
      expect(rows).toEqual({
        subtotal: 5000,
        coupon: null,
        shippingFee,
        total: 5000 + shippingFee,
        ...(shippingDiscount !== undefined && { shippingDiscount }),
      });
    },
  );

  test('[CART-09] a discount on shipping changes no total that excludes the fee', () => {
    const rows = cartTotals({ ...money(5000, 5000), lines, shippingDiscount: yen(800) }, 'JP-13', null);
    expect(rows).toEqual({ subtotal: 5000, coupon: null, shippingFee: 0, isFeeUnknown: true, total: 5000 });
  });

  test('[SHIP-05] [CART-09] a shop without shipping fees: the total excludes them', () => {
    expect(cartTotals({ ...money(21440, 19296), lines }, 'JP-47', null)).toEqual({
      subtotal: 21440,
      coupon: 2144,
      shippingFee: 0,
      isFeeUnknown: true,
      total: 19296,
    });
  });

  test('[SHIP-05] the threshold for free shipping is compared with the total before the coupon', () => {
    const fees = { ...EXAMPLE_FEES, freeFrom: yen(6000) };
    expect(cartTotals({ ...money(6000, 5000), lines }, 'JP-13', fees)).toMatchObject({ shippingFee: 0 });
    expect(cartTotals({ ...money(5999, 5999), lines }, 'JP-13', fees)).toMatchObject({ shippingFee: 800 });
  });

  test('the rows of the screen', () => {
    expect(cartTotals({ ...money(21440, 19296), lines }, 'JP-13', EXAMPLE_FEES)).toEqual({
      subtotal: 21440,
      coupon: 2144,
      shippingFee: 800,
      total: 20096,
    });
  });

  test('[CART-09] with any platform values, the total is the sum of the rows and never negative', () => {
    const amount = fc.nat(1_000_000);
    const province = fc.constantFrom(...PREFECTURES.map((entry) => entry.province));
    fc.assert(
      fc.property(amount, amount, amount, province, (subtotal, charge, discount, code) => {
        const rows = cartTotals({ ...money(subtotal, charge, discount), lines }, code, EXAMPLE_FEES);
        expect(rows.total).toBe(rows.subtotal - (rows.coupon ?? 0) + rows.shippingFee);
        expect(rows.total).toBeGreaterThanOrEqual(rows.shippingFee);
        expect(rows.coupon ?? 1).toBeGreaterThan(0);
      }),
    );
  });
});

describe('attributes', () => {
  const gift = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };

  test('[ATTR-01] the keys are an interface and do not change', () => {
    expect(ATTRIBUTE_KEYS).toEqual({
      deliveryDate: 'お届け希望日',
      deliveryTime: 'お届け時間帯',
      eGift: 'eGift',
      giftName: 'お届け先のお名前',
      giftPostalCode: 'お届け先の郵便番号',
      giftAddress: 'お届け先のご住所',
      giftPhone: 'お届け先の電話番号',
      cartId: 'CART_ID',
    });
  });

  test('[ATTR-01] date, time, cookies upper-cased, CART_ID', () => {
    expect(
      cartAttributes({
        deliveryDate: '2026-12-05',
        deliveryTime: '午前中',
        cookies: { gs_user_id: 'u1', utm_source: 'mail' },
        cartId: 'gid',
      }),
    ).toEqual([
      { key: 'お届け希望日', value: '2026-12-05' },
      { key: 'お届け時間帯', value: '午前中' },
      { key: 'GS_USER_ID', value: 'u1' },
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: 'CART_ID', value: 'gid' },
    ]);
  });

  test('[ATTR-01] empty and blank values are dropped', () => {
    expect(
      cartAttributes({
        deliveryDate: '',
        deliveryTime: ' ',
        cookies: { utm_source: '', utm_term: '　' },
        cartId: '',
      }),
    ).toEqual([]);
    expect(cartAttributes({})).toEqual([]);
  });

  test('[DLV-06] date and time are dropped for an e-gift', () => {
    expect(cartAttributes({ deliveryDate: '2026-12-05', deliveryTime: '午前中', isEGift: true })).toEqual([
      { key: 'eGift', value: 'true' },
    ]);
  });

  test('[GIFT-01] a gift destination is included', () => {
    expect(cartAttributes({ gift }).map(({ value }) => value)).toEqual(Object.values(gift));
  });

  test('[ATTR-01] no duplicate key, no empty value, with any input', () => {
    const cookies = fc.record(Object.fromEntries(ATTRIBUTE_COOKIES.map((name) => [name, fc.string()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.string(), fc.boolean(), cookies, (deliveryDate, isEGift, values) => {
        const attributes = cartAttributes({ deliveryDate, isEGift, gift, cookies: values });
        expect(new Set(attributes.map(({ key }) => key)).size).toBe(attributes.length);
        expect(attributes.every(({ value }) => value.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('errors', () => {
  test('[CART-06] exactly the three discount codes delete the cookie', () => {
    expect(CART_FAILURE_CODES.filter(shouldForgetDiscountCode)).toEqual([
      'discountMissing',
      'discountAlreadyUsed',
      'discountAlreadyApplied',
    ]);
    expect(isDiscountErrorCode('DISCOUNT_ALREADY_APPLIED')).toBe(true);
    expect(isDiscountErrorCode('INVALID')).toBe(false);
  });

  test('[CART-04] only an invalid cart id is deleted, never by an outage', () => {
    expect(CART_FAILURE_CODES.filter(isCartGone)).toEqual(['invalidCart']);
    expect(CART_FAILURE_CODES.filter(isWorthRetrying)).toEqual([
      'unreachable',
      'unavailable',
      'malformedAnswer',
    ]);
  });

  test('[TRUTH-01] a write may have been carried out where no answer about it arrived', () => {
    expect(CART_FAILURE_CODES.filter(isUncertain).toSorted()).toEqual([
      'malformedAnswer',
      'outcomeUnknown',
      'timedOut',
      'unreachable',
    ]);
  });

  test('[TRUTH-01] an add is offered again where nothing was added and it may succeed', () => {
    const failed = CART_FAILURE_CODES.filter((code) => mayRetryAdd({ ok: false, code, inCart: null }));
    expect(failed).toEqual(CART_FAILURE_CODES.filter(isWorthRetrying));
    expect(mayRetryAdd({ ok: false, code: 'cookiesRefused', inCart: null, checkoutUrl: null })).toBe(false);
    expect(mayRetryAdd(null)).toBe(false);
  });
});

test("[CART-04] [CART-06] the markers of a failed read and of a failed discount match the platform's names", () => {
  expect([INVALID_CHECKOUT_ID_ERROR, INVALID_CART_ID_ERROR]).toEqual([
    'InvalidCheckoutIdError',
    'InvalidCartIdError',
  ]);
});
