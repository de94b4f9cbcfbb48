import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { describe, expect, test } from 'vitest';
import { giftProblems, giftRecipient, isGiftElsewhere } from './gift-recipient.ts';

const attributesOf = (zip: string, address: string, more: Record<string, string> = {}) =>
  Object.entries({
    お届け先のお名前: '森 花',
    お届け先の郵便番号: zip,
    お届け先のご住所: address,
    お届け先の電話番号: '098-000-0000',
    ...more,
  }).map(([key, value]) => ({ key, value }));

describe('[FEE-01] the recipient of a gift', () => {
  test.each([
    ['its postal code tells the prefecture, whatever is written', '900-0001', '東京都那覇市', 'JP-47', false],
    ['its code and what is written differ: the dearer', '100-0001', '沖縄県那覇市泉崎1', 'JP-47', false],
    [
      'a code of two prefectures, and a third is written: the dearest',
      '871-0000',
      '東京都港区1',
      'JP-40',
      false,
    ],
    ['a code of two prefectures: the written one', '871-0000', '大分県中津市1', 'JP-44', false],
    ['a dash of an input method', '100─1401', '八丈島八丈町1', 'JP-13', true],
    ['a code that is not known leaves it to the address', '999-9999', '沖縄県那覇市港町1', 'JP-47', false],
    ['an island that the code is not on', '100-0001', '東京都八丈町大賀郷1', 'JP-13', true],
    ['neither: the address that the cart was given', '999', '那覇市港町1', 'JP-02', false],
  ])('%s', (_what, zip, address, provinceCode, isOnIsland) => {
    expect(giftRecipient(attributesOf(zip, address), EXAMPLE_FEES, { provinceCode: 'JP-02' })).toEqual({
      name: '森 花',
      zip,
      address,
      phone: '098-000-0000',
      provinceCode,
      isOnIsland,
    });
  });

  test('is null without an address, and for an e-gift', () => {
    expect(giftRecipient([{ key: 'お届け希望日', value: '2026-12-05' }], EXAMPLE_FEES)).toBeNull();
    expect(giftRecipient(attributesOf('900-0001', '沖縄県', { eGift: 'true' }), EXAMPLE_FEES)).toBeNull();
  });

  test('without a known prefecture has none', () => {
    expect(giftRecipient(attributesOf('999', '那覇市'), EXAMPLE_FEES)?.provinceCode).toBeNull();
  });
});

describe('[GIFT-01] a gift that stops the checkout', () => {
  const problemsOf = (attributes: ReturnType<typeof attributesOf>, preferred: string | null = 'JP-02') => {
    const recipient = giftRecipient(
      attributes,
      EXAMPLE_FEES,
      preferred === null ? null : { provinceCode: preferred },
    );
    return recipient && giftProblems(recipient);
  };
  const whole = ['900-0001', '沖縄県那覇市1'] as const;

  test('a whole one does not, an unknown postal code neither', () => {
    expect(problemsOf(attributesOf(...whole))).toEqual([]);
    expect(problemsOf(attributesOf('999-9999', '北海道札幌市1'))).toEqual([]);
  });

  test.each([
    ['no postal code', ['', '沖縄県那覇市1'], {}, 'postalCode', 'gift.missing'],
    ['a postal code that is none', ['90-001', '沖縄県那覇市1'], {}, 'postalCode', 'error.zip'],
    ['no address', ['900-0001', ' '], {}, 'address', 'gift.missing'],
    ['an address with a web address', ['900-0001', '沖縄県 www.example.com'], {}, 'address', 'error.text'],
    ['no name', whole, { お届け先のお名前: '\u200b' }, 'name', 'gift.missing'],
    ['no telephone number', whole, { お届け先の電話番号: '' }, 'phone', 'gift.missing'],
    ['a telephone number that is none', whole, { お届け先の電話番号: '110' }, 'phone', 'error.phone'],
  ] as const)('%s: its field is named', (_what, [zip, address], more, field, message) => {
    expect(problemsOf(attributesOf(zip, address, more))).toEqual([{ field, message }]);
  });

  test('a name alone is a gift without an address, never a parcel to the buyer', () => {
    expect(problemsOf([{ key: 'お届け先のお名前', value: '森 花' }])?.map(({ field }) => field)).toEqual([
      'postalCode',
      'address',
      'phone',
    ]);
  });

  test('[FEE-01] neither its code nor its address nor the cart tells the prefecture, which decides the fee', () => {
    const unknown = attributesOf('999-9999', '那覇市1');
    expect(problemsOf(unknown, null)).toEqual([{ field: 'address', message: 'gift.noPrefecture' }]);
    expect(problemsOf(unknown, 'JP-47')).toEqual([]);
  });

  test.each([
    ['900-0001', '東京都渋谷区1', true],
    ['900-0001', '沖縄県那覇市1', false],
    ['871-0000', '福岡県築上郡1', false],
    ['871-0000', '大分県中津市1', false],
    ['100-0001', '東京都八丈島八丈町大賀郷1', true],
    ['100-1401', '東京都八丈島八丈町大賀郷1', false],
    ['999-9999', '東京都渋谷区1', false],
    ['900-0001', '那覇市1', false],
  ])('[FEE-01] %s with %s lies elsewhere: %s', (zip, address, is) => {
    const recipient = giftRecipient(attributesOf(zip, address), EXAMPLE_FEES);
    expect(recipient && isGiftElsewhere(recipient)).toBe(is);
  });
});
