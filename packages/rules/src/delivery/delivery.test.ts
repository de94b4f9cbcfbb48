import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FEES } from '../testing/example-delivery-rules';
import { yen } from '../yen';
import { isRemoteIsland } from './is-remote-island';
import {
  DEFAULT_PROVINCE,
  findPrefecture,
  PREFECTURES,
  prefectureOfAddress,
  prefectureOfRegion,
} from './prefectures';
import { REMOTE_ISLAND_PREFIXES } from './remote-island-prefixes';
import { type FeeTable, feeTo, shippingFeeFor, shippingNoteKind } from './shipping-fee';

const FREE = { ...EXAMPLE_FEES, freePostage: [7, 8] };

describe('the shipping fee', () => {
  test.each([
    ['[SHIP-01] flat 800 yen', 'JP-13', [1], 800],
    ['[SHIP-01] 2,000 yen to Hokkaido', 'JP-01', [1], 2000],
    ['[SHIP-01] 2,000 yen to Okinawa', 'JP-47', [1], 2000],
    ['[SHIP-01] 800 yen to the neighbours: Aomori', 'JP-02', [1], 800],
    ['[SHIP-01] 800 yen to the neighbours: Kagoshima', 'JP-46', [1], 800],
    ['[SHIP-01] [FEE-01] 2,000 yen to a remote island', 'remoteIsland', [1], 2000],
    ['[SHIP-03] still 2,000 yen to a remote island', 'remoteIsland', [7], 2000],
    ['[SHIP-03] 0 yen when every line is a free-postage product', 'JP-13', [7, 8], 0],
    ['[SHIP-03] 800 yen when one line is not', 'JP-13', [7, 1], 800],
    ['[SHIP-03] still 2,000 yen to Hokkaido', 'JP-01', [7], 2000],
    ['[SHIP-03] still 2,000 yen to Okinawa', 'JP-47', [7, 8], 2000],
    ['an empty cart ships nothing', 'JP-47', [], 0],
  ] as const)('%s', (_sentence, zone, productIds, fee) => {
    expect(shippingFeeFor(FREE, { zone, productIds, subtotal: 50_000 })).toBe(fee);
  });

  test('[SHIP-01] is one of 0, 800 and 2,000 yen, for any cart', () => {
    const province = fc.constantFrom(...PREFECTURES.map((entry) => entry.province));
    fc.assert(
      fc.property(province, fc.array(fc.nat(10)), fc.array(fc.nat(10)), (code, productIds, free) => {
        const parcel = { zone: code, productIds, subtotal: 50_000 };
        expect([0, 800, 2000]).toContain(shippingFeeFor({ ...EXAMPLE_FEES, freePostage: free }, parcel));
      }),
    );
  });

  test('[SHIP-03] no product has free shipping without a list', () => {
    expect(shippingFeeFor(EXAMPLE_FEES, { zone: 'JP-13', productIds: [7], subtotal: 1 })).toBe(800);
    expect(shippingNoteKind(EXAMPLE_FEES, 7)).toBe('flat');
  });

  test('[SHIP-04] the product note is about its own shipping', () => {
    expect(shippingNoteKind(FREE, 7)).toBe('freePostage');
    expect(shippingNoteKind(FREE, 1)).toBe('flat');
  });
});

describe('[SHIP-05] the shipping fees of another shop', () => {
  const fees: FeeTable = {
    regular: yen(600),
    areas: [
      { zones: ['JP-01'], fee: yen(1200) },
      { zones: ['JP-47', 'remoteIsland'], fee: yen(1800) },
      { zones: ['JP-20'], fee: yen(300) },
    ],
    freeFrom: yen(6000),
  };
  test.each([
    ['its regular fee', 'JP-13', 5999, false, 600],
    ['none from its sum on', 'JP-13', 6000, false, 0],
    ['none of goods that are free of postage', 'JP-13', 1, true, 0],
    ['that of an area', 'JP-01', 5999, false, 1200],
    ['that of another', 'remoteIsland', 5999, false, 1800],
    ['that of an area from its sum on, too', 'JP-47', 6000, true, 1800],
    ['less to its own prefecture', 'JP-20', 1, false, 300],
  ] as const)('%s', (_sentence, zone, subtotal, isPostageFree, fee) => {
    expect(feeTo(fees, zone, { isPostageFree, subtotal })).toBe(fee);
    if (!isPostageFree) expect(shippingFeeFor(fees, { zone, productIds: [1], subtotal })).toBe(fee);
  });
});

describe('prefectures', () => {
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

  test.each([
    ['沖縄県那覇市港町', 'JP-47'],
    [' 京都府京都市', 'JP-26'],
    ['東京都府中市', 'JP-13'],
    ['日本、〒900-0021 沖縄県那覇市泉崎１丁目２−３', 'JP-47'],
    ['〒９００ー００２１\n沖縄県那覇市泉崎1-2-3', 'JP-47'],
    ['9000021沖縄県那覇市', 'JP-47'],
    ['〒 沖縄県那覇市', 'JP-47'],
    ['⾹川県高松市番町4-1-10', 'JP-37'],
    ['沖繩縣那霸市泉崎1-2-3', 'JP-47'],
    ['1-2-3 Izumizaki, Naha-shi, Okinawa-ken, Japan', 'JP-47'],
    ['1-1 Chuo, Maebashi, Gumma 371-0022', 'JP-10'],
    ['Kita 1-jo, Chuo-ku, Sapporo, Hokkaido, Japan 060-0001', 'JP-01'],
    ['Kita 1-jo, Chuo-ku, Sapporo, Hokkaido Japan 060-0001', 'JP-01'],
    ['1-2-3 Izumizaki, Naha, Okinawa, Japan, 〒900-0021', 'JP-47'],
    ['1-2-3 Izumizaki, Naha, Okinawa 900-0021, JP', 'JP-47'],
    ['1-2-3 Izumizaki, Naha, Okinawa, JP 900-0021', 'JP-47'],
    ['長﨑県長崎市尾上町3-1', 'JP-42'],
    ['Okinawa, Japan 900-0021 Tokyo', undefined],
    ['Japan 060-0001', undefined],
    ['日本橋1-2-3 沖縄県', undefined],
    ['日本、〒900-0021 那覇市', undefined],
    ['那覇市', undefined],
    ['', undefined],
  ])('[FEE-01] the prefecture of %j is %s', (address, province) => {
    expect(prefectureOfAddress(address)?.province).toBe(province);
  });

  test('an unknown code is not a prefecture', () => {
    expect(findPrefecture('JP-48')).toBeNull();
    for (const { province, prefecture, provinceEn } of PREFECTURES)
      for (const region of [province, province.slice(3), prefecture, provinceEn, `${provinceEn} Prefecture`])
        expect(prefectureOfRegion(region)?.province, region).toBe(province);
    for (const region of ['Ōsaka', 'osaka-fu', ' 大阪 ', 'jp-27'])
      expect(prefectureOfRegion(region)?.province, region).toBe('JP-27');
    for (const region of ['京都府', 'Kyoto-fu', 'KYŌTO'])
      expect(prefectureOfRegion(region)?.province).toBe('JP-26');
    for (const region of [
      'JP47',
      'jp_47',
      'ＪＰ－４７',
      'JP–47',
      '４７',
      ' 47 ',
      'Okinawa, Japan',
      'Okinawa-ken, JP',
    ])
      expect(prefectureOfRegion(region)?.province, region).toBe('JP-47');
    for (const region of [
      '沖繩縣',
      '日本、沖縄県',
      '沖縄県, 日本',
      'OKINAWAKEN',
      'Prefecture of Okinawa',
      'Okinawa Pref.',
    ])
      expect(prefectureOfRegion(region)?.province, region).toBe('JP-47');
    for (const [region, province] of [
      ['1', 'JP-01'],
      ['JP-1', 'JP-01'],
      ['Hokkaidou', 'JP-01'],
      ['Gumma', 'JP-10'],
      ['Tokyo Metropolis', 'JP-13'],
      ['Toukyou-to', 'JP-13'],
      ['Oosaka', 'JP-27'],
      ['Hyōgo', 'JP-28'],
      ['Hyougo', 'JP-28'],
      ['Hukusima', 'JP-07'],
      ['Ohita', 'JP-44'],
      ['Kouchi', 'JP-39'],
    ] as const)
      expect(prefectureOfRegion(region)?.province, region).toBe(province);
    for (const region of [
      '',
      'JP',
      'Japan',
      'JP-48',
      '48',
      '0',
      '147',
      'California',
      '都',
      'US-CA',
      'KR-47',
      'ken',
      '神奈川 Tokyo',
      'to',
    ])
      expect(prefectureOfRegion(region), region).toBeNull();
    expect(findPrefecture('')).toBeNull();
  });
});

describe('remote islands', () => {
  test.each([
    ['1001401', 'Hachijō', true],
    ['1000101', 'Izu Ōshima', true],
    ['1002101', 'Chichijima', true],
    ['9520011', 'Sado', true],
    ['9528501', 'Sado, of a firm', true],
    ['6850013', 'Oki', true],
    ['7614101', 'Shōdoshima', true],
    ['8170001', 'Tsushima', true],
    ['8115132', 'Iki', true],
    ['8530001', 'Gotō', true],
    ['8914101', 'Yakushima', true],
    ['8940001', 'Amami', true],
    ['1000001', 'Chiyoda, Tokyo', false],
    ['1006001', 'an office tower in Tokyo', false],
    ['6560021', 'Awaji, which a bridge reaches', false],
    ['7421301', 'Yanai, on the mainland', false],
    ['8900001', 'Kagoshima', false],
    ['8500001', 'Nagasaki', false],
  ])('[SHIP-01] [FEE-01] %s is %s: %s', (postalCode, _place, is) => {
    expect(isRemoteIsland(postalCode)).toBe(is);
  });

  test('[SHIP-01] the list is short, ascending and without duplicates', () => {
    expect(REMOTE_ISLAND_PREFIXES.length).toBeLessThan(200);
    expect([...new Set(REMOTE_ISLAND_PREFIXES)].sort()).toEqual(REMOTE_ISLAND_PREFIXES);
    expect(REMOTE_ISLAND_PREFIXES.every((prefix) => /^\d{3,7}$/.test(prefix))).toBe(true);
  });
});
