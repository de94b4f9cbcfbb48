import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_FEES } from '../testing/example-delivery-rules';
import { yen } from '../yen';
import {
  giftFeePlace,
  giftFieldProblem,
  isElsewhere,
  isPhoneNumber,
  parsePhoneNumber,
  writtenPlaceOf,
} from './gift-destination';
import { type ProvinceCode, prefectureOfAddress } from './prefectures';

const mainland = (...provinces: readonly ProvinceCode[]) => ({ provinces, isRemoteIsland: false });
const at = (province: ProvinceCode | null, isRemoteIsland = false) =>
  province && { province, isRemoteIsland };
const island = (...provinces: readonly ProvinceCode[]) => ({ provinces, isRemoteIsland: true });

test.each([
  ['the code alone', ['JP-13'], null, 'JP-13', false],
  ['both say the same', ['JP-13'], 'JP-13', 'JP-13', false],
  ['the address alone', [], 'JP-47', 'JP-47', false],
  ['neither', [], null, null, false],
  ['a code of two prefectures and no address', ['JP-40', 'JP-44'], null, null, false],
  ['a code of two prefectures, and the second is written', ['JP-40', 'JP-44'], 'JP-44', 'JP-44', false],
  ['a code of two prefectures, and a third is written', ['JP-40', 'JP-44'], 'JP-13', 'JP-40', true],
  ['a code of two prefectures, and a dearer third is written', ['JP-40', 'JP-44'], 'JP-47', 'JP-47', true],
  ['the code is of Tokyo, Okinawa is written', ['JP-13'], 'JP-47', 'JP-47', true],
  ['the code is of Okinawa, Tokyo is written', ['JP-47'], 'JP-13', 'JP-47', true],
  ['they differ, and cost the same', ['JP-13'], 'JP-27', 'JP-13', true],
] as const)('[FEE-01] the shipping fee follows: %s', (_sentence, ofCode, written, province, differs) => {
  expect(giftFeePlace(mainland(...ofCode), at(written), EXAMPLE_FEES)?.province ?? null).toBe(province);
  expect(isElsewhere(mainland(...ofCode), at(written))).toBe(differs);
});

describe('[FEE-01] of a contradiction the most expensive destination counts, by the fees of the store', () => {
  const fees = {
    regular: yen(900),
    areas: [
      { zones: ['JP-40', 'JP-44'], fee: yen(1_500) },
      { zones: ['JP-47'], fee: yen(2_500) },
      { zones: ['remoteIsland'], fee: yen(1_800) },
    ],
    freeFrom: null,
  } as const;

  test.each([
    ['the written one', mainland('JP-13'), 'JP-40', { province: 'JP-40', isRemoteIsland: false }],
    ["the code's", mainland('JP-40'), 'JP-13', { province: 'JP-40', isRemoteIsland: false }],
    [
      'of two prefectures of the code',
      mainland('JP-40', 'JP-44'),
      'JP-13',
      { province: 'JP-40', isRemoteIsland: false },
    ],
    [
      'the second of the code',
      mainland('JP-13', 'JP-44'),
      'JP-27',
      { province: 'JP-44', isRemoteIsland: false },
    ],
    ["the code's island", island('JP-13'), 'JP-40', { province: 'JP-13', isRemoteIsland: true }],
    [
      "the written one before the code's island",
      island('JP-13'),
      'JP-47',
      { province: 'JP-47', isRemoteIsland: false },
    ],
  ] as const)('%s', (_what, ofCode, written, place) => {
    expect(giftFeePlace(ofCode, at(written), fees)).toEqual(place);
  });

  test('an island stays one where code and address agree, and where the fees are unknown', () => {
    expect(giftFeePlace(island('JP-13'), at('JP-13'), fees)).toEqual({
      province: 'JP-13',
      isRemoteIsland: true,
    });
    expect(giftFeePlace(island(), at('JP-13'), fees)).toEqual({ province: 'JP-13', isRemoteIsland: true });
    expect(giftFeePlace(island('JP-13'), at('JP-47'), undefined)).toEqual({
      province: 'JP-13',
      isRemoteIsland: true,
    });
  });

  test('an island of which no prefecture is known is one all the same', () => {
    for (const known of [fees, undefined])
      expect(giftFeePlace(island(), null, known)).toEqual({ province: null, isRemoteIsland: true });
    expect(giftFeePlace(island('JP-40', 'JP-44'), null, fees)).toEqual({
      province: null,
      isRemoteIsland: true,
    });
    expect(giftFeePlace(mainland(), null, fees)).toBeNull();
  });

  test.each([
    ['東京都八丈島八丈町大賀郷1-1', true],
    ['東京都八丈町大賀郷1-1', true],
    ['東京都青ケ島村1', true],
    ['島根県隠岐郡西の島町1', true],
    ['島根県隠岐ノ島町1', true],
    ['鹿児島県大島郡竜郷町1', true],
    ['日本、〒999-9999 ⾧崎県対馬市1', true],
    ['東京都 小笠原村父島字西町', true],
    ['日本、〒684-0403 島根県隠岐郡海士町大字海士1', true],
    ['香川県小豆郡小豆島町池田1', true],
    ['長崎県　対馬市厳原町1', true],
    ['東京都江東区大島1-1', false],
    ['岡山県瀬戸内市邑久町1', false],
    ['愛媛県新居浜市大島1', false],
    ['鹿児島県鹿児島市三島村役場', false],
  ])('%s is on an island by its words alone: %s', (address, isRemoteIsland) => {
    const written = writtenPlaceOf(address);
    expect(written?.isRemoteIsland).toBe(isRemoteIsland);
    const { province = 'JP-13' } = written ?? {};
    expect(isElsewhere(mainland(province), written)).toBe(isRemoteIsland);
    for (const code of [mainland(province), mainland()])
      expect(giftFeePlace(code, written, fees)).toEqual({ province, isRemoteIsland });
    expect(isElsewhere(island(province), written)).toBe(false);
    expect(giftFeePlace(island(province), written, fees)?.isRemoteIsland).toBe(true);
  });

  test('an island that costs less than its prefecture is no reason for a lower fee', () => {
    const cheapIsland = { ...fees, areas: [{ zones: ['remoteIsland'], fee: yen(100) }] } as const;
    const written = at('JP-13', true);
    expect(giftFeePlace(mainland('JP-13'), written, cheapIsland)?.isRemoteIsland).toBe(false);
  });

  test('goods without postage of their own are no reason for a cheap area', () => {
    const cheapArea = { ...fees, areas: [{ zones: ['JP-12'], fee: yen(100) }] } as const;
    expect(giftFeePlace(mainland('JP-13'), at('JP-12'), cheapArea)?.province).toBe('JP-13');
    expect(giftFeePlace(mainland('JP-12'), at('JP-13'), cheapArea)?.province).toBe('JP-13');
  });

  test('where only the checkout knows the fees, several prefectures decide nothing', () => {
    expect(giftFeePlace(mainland('JP-40', 'JP-44'), at('JP-13'), undefined)).toBeNull();
  });
});

test.each([
  '沖縄県那覇市1-2',
  ' \r\n沖縄県那覇市',
  '\uFEFF\u200B　沖縄県',
  '〒900-0021 沖縄県那覇市泉崎1-2-3',
  '９００ー００２１　沖縄県那覇市',
  '９００ｰ００２１沖縄県那覇市',
  '日本、〒900-0021 沖縄県那覇市泉崎１丁目２−２',
  '日本国沖縄県那覇市',
  '(沖縄県)那覇市',
  '1-2-3 Izumizaki, Naha, Okinawa 900-0021, Japan',
  'Izumizaki 1-2-3, Naha-shi, Okinawa-ken',
  '1-2-3 Izumizaki，Naha，Okinawa 〒900ー0021 Japan',
  '1-2-3 Izumizaki, Naha, Okinawa, 900-0021, Japan',
  '1-2-3 Izumizaki, Naha, Okinawa Prefecture  900 0021 JAPAN.',
])('[FEE-01] the written prefecture of %j is Okinawa', (address) => {
  expect(prefectureOfAddress(address)?.province).toBe('JP-47');
});

test('[FEE-01] a compatibility character of an old file is that of the prefecture', () => {
  expect(prefectureOfAddress('\uFA19奈川県横浜市')?.province).toBe('JP-14');
  expect(prefectureOfAddress('1-1 Kita, Ōsaka-shi, Ōsaka-fu 530-0001')?.province).toBe('JP-27');
});

test.each([
  'Fukushima 5-6-16',
  '5-6-16 Fukushima',
  'Room 47',
  '1-2-3 Izumizaki, Naha, 47',
  '5-6-16 Fukushima, Fukushima-ku',
  '日本橋1-2-3',
  '900-0021',
  'Japan',
  '株式会社沖縄県産品',
  '那覇市港町1-2,山口',
  '那覇市泉崎一丁目、港ビル,福島',
  '1-2-3 Minato-machi, Naha-shi, c/o Yamaguchi',
  'Room 3, Osaka Bldg',
  'Okinawa, Japan',
  `1-2${' ,'.repeat(100)}`,
])('[FEE-01] %j names no prefecture', (address) => {
  expect(prefectureOfAddress(address)).toBeNull();
});

test.each([
  ['0312345678', '0312345678'],
  ['090-1234-5678', '09012345678'],
  ['０９０ー１２３４ー５６７８', '09012345678'],
  ['03─1234━5678', '0312345678'],
  ['０３～１２３４～５６７８', '0312345678'],
  ['(03) 1234 5678', '0312345678'],
  ['03.1234.5678', '0312345678'],
  ['０３・１２３４・５６７８', '0312345678'],
  ['0312345678\u200B', '0312345678'],
  ['\u202A0312345678\u202C\r\n', '0312345678'],
  ['+81 90-1234-5678', '09012345678'],
  ['+81 (0)3-1234-5678', '0312345678'],
  ['＋８１（０）９０－１２３４－５６７８', '09012345678'],
  ['+81 0312345678', '0312345678'],
  ['81-3-1234-5678', '0312345678'],
  ['819012345678', '09012345678'],
  ['0081 3 1234 5678', '0312345678'],
  ['010 81 90 1234 5678', '09012345678'],
  ['0120-123-456', '0120123456'],
  ['0800-123-4567', '08001234567'],
  ['050-1234-5678', '05012345678'],
  // Has 81 after its 0, and is a number in Okayama.
  ['0812345678', '0812345678'],
])('[GIFT-01] %j is the phone number %s', (text, digits) => {
  expect(parsePhoneNumber(text)).toEqual({ ok: true, value: digits });
  expect(isPhoneNumber(text)).toBe(true);
});

test.each([
  '',
  'abc',
  '1234567890',
  '090-1234-56',
  '090-1234-567',
  '+81 90-1234-567',
  '0800-123-456',
  '03-1234-56789',
  '0120-123-4567',
  '090-1234-5678-9',
  '00000000000',
  '0012345678',
  '00312345678',
  '+81 00312345678',
  '+1 212 555 0100',
  '+82 2 1234 5678',
  '8112345678',
  '03-1234-5678 内線9',
  '03,1234,5678',
])('[GIFT-01] %j is not a phone number', (text) => {
  expect(parsePhoneNumber(text)).toEqual({ ok: false, error: 'invalidPhoneNumber' });
});

test.each([
  ['森 花🌱', 'unusable'],
  ['👨‍👩‍👧‍👦', 'unusable'],
  ['<b>森</b>', 'unusable'],
  ['HTTPS://a.example', 'unusable'],
  ['www.a.example', 'unusable'],
  ['あ'.repeat(256), 'unusable'],
  [` ${'あ'.repeat(255)}\n`, null],
  ['𠮷田 <3 & "花"', null],
  ['1丁目2番地 A/B棟 #101', null],
  ['\u200B', 'missing'],
  ['\u00AD', 'missing'],
  ['\u3164', 'missing'],
  ['\u2800 \uFE0F', 'missing'],
  ['葛\u{E0100}', null],
] as const)('[GIFT-01] in a name or an address %j is %s', (text, problem) => {
  expect(giftFieldProblem('name', text)).toBe(problem);
  expect(giftFieldProblem('address', text)).toBe(problem);
});

test('[GIFT-01] parsing is idempotent', () => {
  const sign = fc.constantFrom(...'0123456789０８１+-－ー()（） .・');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 18 }), (text) => {
      const parsed = parsePhoneNumber(text);
      if (parsed.ok) expect(parsePhoneNumber(parsed.value)).toEqual(parsed);
      expect(parsed.ok ? /^0[1-9]\d{8,9}$/.test(parsed.value) : true).toBe(true);
    }),
  );
});
