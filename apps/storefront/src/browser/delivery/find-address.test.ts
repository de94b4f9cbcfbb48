import { PREFECTURES } from '@shop/rules/delivery/prefectures';
import { expect, test } from 'vitest';
import { findAddress } from './find-address';

test.each([
  ['1000001', 'JP-13', '東京都千代田区千代田'],
  ['0600001', 'JP-01', '北海道札幌市中央区北一条西'],
  ['9000001', 'JP-47', '沖縄県那覇市港町'],
])('[GIFT-01] %s is in %s', async (postalCode, province, address) => {
  expect(await findAddress(postalCode)).toEqual({ province, address });
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
