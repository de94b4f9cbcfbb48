import { describe, expect, test } from 'vitest';
import { giftRecipient } from './gift-recipient.ts';

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
    ['its postal code tells the prefecture, whatever is written', '900-0001', '東京都那覇市', 'JP-47'],
    ['its code and what is written differ: the dearer', '100-0001', '沖縄県那覇市泉崎1', 'JP-47'],
    ['a code of two prefectures: the written one', '871-0000', '大分県中津市1', 'JP-44'],
    ['a dash of an input method', '100─1401', '八丈島八丈町1', 'JP-13'],
    ['a code that is not known leaves it to the address', '999-9999', '沖縄県那覇市港町1', 'JP-47'],
    ['neither: the address that the cart was given', '999', '那覇市港町1', 'JP-02'],
  ])('%s', (_what, zip, address, provinceCode) => {
    expect(giftRecipient(attributesOf(zip, address), { provinceCode: 'JP-02' })).toEqual({
      name: '森 花',
      zip,
      address,
      phone: '098-000-0000',
      provinceCode,
    });
  });

  test('is null without an address, and for an e-gift', () => {
    expect(giftRecipient([{ key: 'お届け希望日', value: '2026-12-05' }], null)).toBeNull();
    expect(giftRecipient(attributesOf('900-0001', '沖縄県', { eGift: 'true' }), null)).toBeNull();
    expect(giftRecipient(attributesOf('', ''), null)).toBeNull();
  });

  test('without a known prefecture has none', () => {
    expect(giftRecipient(attributesOf('999', '那覇市'), null)?.provinceCode).toBeNull();
  });
});
