import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FREE_POSTAGE_PRODUCT_IDS } from './free-postage-product-ids';
import { DEFAULT_PROVINCE, findPrefecture, PREFECTURES } from './prefectures';
import { SHIPPING_FEES, shippingFeeFor, shippingNoteKind } from './shipping-fee';

const FREE = [7, 8];

describe('the shipping fee (§9)', () => {
  test.each([
    ['[SHIP-01] flat 800 yen', 'JP-13', [1], 800],
    ['[SHIP-01] 2,000 yen to Hokkaido', 'JP-01', [1], 2000],
    ['[SHIP-01] 2,000 yen to Okinawa', 'JP-47', [1], 2000],
    ['[SHIP-01] 800 yen to the neighbours: Aomori', 'JP-02', [1], 800],
    ['[SHIP-01] 800 yen to the neighbours: Kagoshima', 'JP-46', [1], 800],
    ['[SHIP-03] 0 yen when every line is a free-postage product', 'JP-13', [7, 8], 0],
    ['[SHIP-03] 800 yen when one line is not', 'JP-13', [7, 1], 800],
    ['[SHIP-03] still 2,000 yen to Hokkaido', 'JP-01', [7], 2000],
    ['[SHIP-03] still 2,000 yen to Okinawa', 'JP-47', [7, 8], 2000],
    ['an empty cart ships nothing', 'JP-47', [], 0],
  ] as const)('%s', (_sentence, province, productIds, fee) => {
    expect(shippingFeeFor(province, productIds, FREE)).toBe(fee);
  });

  test('[SHIP-01] is one of 0, 800 and 2,000 yen, whatever is in the cart', () => {
    const province = fc.constantFrom(...PREFECTURES.map((entry) => entry.province));
    fc.assert(
      fc.property(province, fc.array(fc.nat(10)), fc.array(fc.nat(10)), (code, productIds, free) => {
        expect(Object.values(SHIPPING_FEES)).toContain(shippingFeeFor(code, productIds, free));
      }),
    );
  });

  test('[SHIP-03] no product is free of postage today (§3)', () => {
    expect(FREE_POSTAGE_PRODUCT_IDS).toEqual([]);
    expect(shippingFeeFor('JP-13', [7])).toBe(800);
    expect(shippingNoteKind(7)).toBe('flat');
  });

  test('[SHIP-04] the product note is about its own postage', () => {
    expect(shippingNoteKind(7, FREE)).toBe('freePostage');
    expect(shippingNoteKind(1, FREE)).toBe('flat');
  });
});

describe('prefectures (§3)', () => {
  test('[SHIP-02] all 47, each with postalCode, province, prefecture', () => {
    expect(PREFECTURES).toHaveLength(47);
    for (const key of ['province', 'prefecture', 'provinceEn', 'postalCode'] as const) {
      expect(new Set(PREFECTURES.map((entry) => entry[key])).size).toBe(47);
    }
    for (const { province, prefecture, provinceEn, postalCode } of PREFECTURES) {
      expect(province).toMatch(/^JP-\d\d$/);
      expect(prefecture).toMatch(/[都道府県]$/);
      expect(provinceEn).toMatch(/^[A-Z][a-z]{2,}$/);
      expect(postalCode).toMatch(/^\d{3}-\d{4}$/);
    }
    expect(PREFECTURES.map(({ province }) => province)).toEqual(
      Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`),
    );
  });

  test('[SHIP-01] the default destination is Tokyo', () => {
    expect(findPrefecture(DEFAULT_PROVINCE)?.prefecture).toBe('東京都');
  });

  test('an unknown code is no prefecture', () => {
    expect(findPrefecture('JP-48')).toBeNull();
    expect(findPrefecture('')).toBeNull();
  });
});
