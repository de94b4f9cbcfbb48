import { expect, test } from 'vitest';
import { giftProvince, isOtherPrefecture } from './gift-province';
import { prefectureOfAddress } from './prefectures';

test.each([
  ['the code alone', ['JP-13'], null, 'JP-13', false],
  ['both say the same', ['JP-13'], 'JP-13', 'JP-13', false],
  ['the address alone', [], 'JP-47', 'JP-47', false],
  ['neither', [], null, null, false],
  ['a code of two prefectures and no address', ['JP-40', 'JP-44'], null, null, false],
  ['a code of two prefectures, and the second is written', ['JP-40', 'JP-44'], 'JP-44', 'JP-44', false],
  ['a code of two prefectures, and a third is written', ['JP-40', 'JP-44'], 'JP-13', null, true],
  ['the code is of Tokyo, Okinawa is written', ['JP-13'], 'JP-47', 'JP-47', true],
  ['the code is of Okinawa, Tokyo is written', ['JP-47'], 'JP-13', 'JP-47', true],
  ['they differ, and cost the same', ['JP-13'], 'JP-27', 'JP-13', true],
] as const)('[FEE-01] the fee follows: %s', (_sentence, ofCode, written, province, differs) => {
  expect(giftProvince(ofCode, written)).toBe(province);
  expect(isOtherPrefecture(ofCode, written)).toBe(differs);
});

test.each(['沖縄県那覇市1-2', ' \r\n沖縄県那覇市', '\uFEFF\u200B　沖縄県'])(
  '[FEE-01] the written prefecture of %j is Okinawa',
  (address) => {
    expect(prefectureOfAddress(address)?.province).toBe('JP-47');
  },
);
