import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import { expect, test } from 'vitest';
import { findAddress } from './find-address';

test.each([
  ['1000001', 'JP-13', '千代田区', '東京都千代田区千代田', false],
  ['0600001', 'JP-01', '札幌市中央区', '北海道札幌市中央区北一条西', false],
  ['9000001', 'JP-47', '那覇市', '沖縄県那覇市港町', false],
  ['1001401', 'JP-13', '八丈島八丈町', '東京都八丈島八丈町大賀郷', true],
  ['9520011', 'JP-15', '佐渡市', '新潟県佐渡市両津夷', true],
])('[GIFT-01] [FEE-01] %s is in %s', async (postalCode, province, city, address, isRemoteIsland) => {
  expect(await findAddress(postalCode)).toEqual({ postalCode, province, city, address, isRemoteIsland });
});

test('[FEE-01] a firm’s code on an island: the fee is known, the address is not', async () => {
  expect(await findAddress('9528501')).toEqual({
    postalCode: '9528501',
    province: null,
    city: '',
    address: '',
    isRemoteIsland: true,
  });
});

test('[GIFT-01] a code that is not given out is unknown', async () => {
  expect(await findAddress('0000000')).toBeNull();
  expect(await findAddress('9999999')).toBeNull();
});

test('[GIFT-01] the codes of most prefectural offices are found in their prefecture', async () => {
  const found = await Promise.all(
    PREFECTURES.map(async ({ postalCode, province }) => {
      const address = await findAddress(postalCode.replace('-', ''));
      // Many offices have a code of their own, which no district has.
      return address === null ? null : address.province === province;
    }),
  );
  expect(found).not.toContain(false);
});
