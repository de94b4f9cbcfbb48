import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { describe, expect, test } from 'vitest';
import { deliveryFee, type ParcelGoods } from './delivery-fee.ts';
import { findPostalPlace, isIslandCode, liesIn, postalDigits } from './postal-code.ts';
import { findPrefecture, PREFECTURES } from './prefectures.ts';

describe('postal codes', () => {
  test.each([
    ['1500001', '1500001'],
    ['150-0001', '1500001'],
    ['〒１５０－０００１', '1500001'],
    ['150 0001', '1500001'],
    ['150ー0001', '1500001'],
    ['100─1401', '1001401'],
    ['100‒1401', '1001401'],
    ['100﹣1401', '1001401'],
    ['100\u200B-1401\r\n', '1001401'],
    ['15000', null],
    ['15000011', null],
    ['abcdefg', null],
    ['', null],
  ])('%s is normalised to %s', (typed, digits) => {
    expect(postalDigits(typed)).toBe(digits);
  });

  test.each([
    ['1500001', 'JP-13', '渋谷区', '神宮前'],
    ['0600000', 'JP-01', '札幌市中央区', ''],
    ['9000001', 'JP-47', '那覇市', '港町'],
    ['5300001', 'JP-27', '大阪市北区', '梅田'],
  ])('%s is in %s %s', (digits, code, city, town) => {
    const place = findPostalPlace(digits);
    expect(place).toMatchObject({ prefecture: { province: code }, city });
    expect(place?.town.startsWith(town.slice(0, 2))).toBe(true);
  });

  test.each([
    ['8710000', ['JP-40', 'JP-44']],
    ['4980000', ['JP-23', 'JP-24']],
    ['6180000', ['JP-26', 'JP-27']],
  ])('[GIFT-01] %s spans two prefectures, and is in both', (digits, provinces) => {
    const place = findPostalPlace(digits);
    expect(place).toEqual({ provinces, prefecture: null, city: '', town: '' });
    expect(place && provinces.every((province) => liesIn(place, province))).toBe(true);
    expect(place && liesIn(place, 'JP-13')).toBe(false);
  });

  test('an unknown one is null', () => {
    expect(findPostalPlace('9998888')).toBeNull();
  });
});

const goods = (other: Partial<ParcelGoods> = {}): ParcelGoods => ({
  fees: EXAMPLE_FEES,
  postageFree: false,
  price: { subtotal: 50_000 },
  ...other,
});

describe('[SHIP-01] [SHIP-02] prefectures and fees', () => {
  test('there are 47, found by code and by both names', () => {
    expect(PREFECTURES).toHaveLength(47);
    for (const prefecture of PREFECTURES) {
      for (const name of [prefecture.code, prefecture.ja, prefecture.en, prefecture.en.toUpperCase()]) {
        expect(findPrefecture(name)).toBe(prefecture);
      }
    }
    expect(findPrefecture('東京')?.code).toBe('JP-13');
    expect(findPrefecture('JP-48')).toBeNull();
  });

  test('800 yen, 2,000 to Hokkaido and Okinawa, free-shipping products too', () => {
    for (const { code } of PREFECTURES) {
      const isFar = code === 'JP-01' || code === 'JP-47';
      expect(deliveryFee({ provinceCode: code, isOnIsland: false }, goods())).toBe(isFar ? 2000 : 800);
      expect(deliveryFee({ provinceCode: code, isOnIsland: false }, goods({ postageFree: true }))).toBe(
        isFar ? 2000 : 0,
      );
    }
  });

  test.each([
    ['八丈島', 'JP-13', '1001401', 2000],
    ['小笠原', 'JP-13', '1002101', 2000],
    ['佐渡', 'JP-15', '9520011', 2000],
    ['佐渡, a firm', 'JP-15', '9528501', 2000],
    ['直島', 'JP-37', '7613110', 2000],
    ['対馬', 'JP-42', '8170001', 2000],
    ['奄美', 'JP-46', '8940001', 2000],
    ['千代田区', 'JP-13', '1000001', 800],
    ['淡路島, which a bridge reaches', 'JP-28', '6560021', 800],
    ['高松市', 'JP-37', '7600001', 800],
    ['長崎市', 'JP-42', '8500001', 800],
  ])('[SHIP-01] [FEE-01] to %s (%s %s) %i yen', (_place, provinceCode, zip, fee) => {
    expect(deliveryFee({ provinceCode, isOnIsland: isIslandCode(zip) }, goods())).toBe(fee);
  });
});
