import { DELIVERY_RULES as ASAMOYA } from '@shop/brands/asamoya/delivery';
import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { daysText, footerFeeText, freeFromText, headFeeText, productFeeText } from './fee-text';

const [ja, en] = [messages('ja'), messages('en')];
const said = (fees: FeeTable, m = ja) => [
  headFeeText(fees, m),
  footerFeeText(fees, m),
  productFeeText(fees, false, m),
  productFeeText(fees, true, m),
  freeFromText(fees, m),
];

describe('[SHIP-04] [SHIP-05] text of the shipping fees', () => {
  test('of fees with a far area', () => {
    expect(said(EXAMPLE_FEES)).toEqual([
      '送料800円、北海道・沖縄・離島は2,000円(税込)',
      '送料は一律800円(税込)。北海道・沖縄・離島は2,000円(税込)です。',
      '送料一律800円。北海道・沖縄・離島は2,000円',
      '送料無料(北海道・沖縄・離島は2,000円)',
      '',
    ]);
    expect(said(EXAMPLE_FEES, en)).toEqual([
      'Shipping ¥800; ¥2,000 to Hokkaido, Okinawa and islands',
      'Flat 800 yen; Hokkaido, Okinawa and remote islands 2,000 yen',
      'Flat 800 yen shipping; Hokkaido, Okinawa, remote islands 2,000 yen',
      'Free shipping (Hokkaido, Okinawa, remote islands 2,000 yen)',
      '',
    ]);
  });

  test('of a brand, with the threshold for free shipping', () => {
    const { fees = EXAMPLE_FEES } = ASAMOYA;
    expect(said(fees)).toEqual([
      '送料600円、北海道・沖縄・離島は1,400円(税込)',
      '送料は一律600円(税込)。北海道・沖縄・離島は1,400円(税込)です。',
      '送料一律600円。北海道・沖縄・離島は1,400円。6,000円以上のお買い上げで送料無料(北海道・沖縄・離島を除く)',
      '送料無料(北海道・沖縄・離島は1,400円)',
      '6,000円以上のお買い上げで送料無料(北海道・沖縄・離島を除く)',
    ]);
    expect(productFeeText(fees, false, en)).toBe(
      'Flat 600 yen shipping; Hokkaido, Okinawa, remote islands 1,400 yen. Free shipping on orders of 6,000 yen or more, except to Hokkaido, Okinawa and remote islands',
    );
  });

  test('of no fee: it is free', () => {
    const none: FeeTable = { regular: yen(0), areas: [], freeFrom: null };
    expect(said(none)).toEqual(['送料無料', '送料無料', '送料無料', '送料無料', '']);
    expect(said(none, en)).toEqual([...Array(4).fill('Free shipping'), '']);
    const far: FeeTable = { ...none, areas: EXAMPLE_FEES.areas };
    expect(productFeeText(far, false, en)).toBe(productFeeText(far, true, en));
  });

  test('of one flat fee, and of several areas', () => {
    const one: FeeTable = { regular: yen(500), areas: [], freeFrom: yen(3000) };
    expect(said(one)).toEqual([
      '送料500円(税込)',
      '送料は全国一律500円(税込)です。',
      '送料全国一律500円。3,000円以上のお買い上げで送料無料',
      '送料無料',
      '3,000円以上のお買い上げで送料無料',
    ]);
    const areas: FeeTable['areas'] = [
      { zones: ['JP-01'], fee: yen(1200) },
      { zones: ['JP-26', 'JP-27'], fee: yen(400) },
    ];
    expect(productFeeText({ ...one, areas, freeFrom: null }, false, ja)).toBe(
      '送料一律500円。北海道は1,200円、京都・大阪は400円',
    );
  });
});

test('[DLV-10] days are counted from the order, or from the day on which it leaves', () => {
  expect(daysText(BUILT_DELIVERY_RULES, ja)).toContain('ご注文から10日後〜24日後');
  expect(daysText(ASAMOYA, ja)).toBe(
    '火曜日・金曜日に発送します。お届け日は、ご注文が間に合う最初の発送日の2日後から、ご注文の21日後までの間でお選びいただけます。',
  );
  expect(daysText(ASAMOYA, en)).toContain(
    'We dispatch on Tuesdays and Fridays. Choose a day from 2 days after',
  );
});
