import { BUILT_DELIVERY_RULES } from '@shop/brands/built-delivery-rules';
import { EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { NEUTRAL_DELIVERY_RULES } from '@shop/rules/delivery/delivery-rules';
import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { giftErrors, giftProvinceText } from './gift-errors';

const view = (postalCode: string) => ({
  form: { ...EMPTY_DELIVERY_FORM, gift: { ...EMPTY_DELIVERY_FORM.gift, postalCode } },
  missingGiftFields: ['postalCode'] as const,
  addressMismatch: null,
});

test.each([
  ['ja', '', '郵便番号をご入力ください'],
  ['ja', '158-01', '郵便番号を7桁の数字でご入力ください'],
  ['en', '', 'Enter the postal code'],
  ['en', '158-01', 'Enter a postal code of seven digits'],
] as const)('[GIFT-01] in %s, the error for the postal code %j: %s', (locale, postalCode, text) => {
  expect(giftErrors(view(postalCode), messages(locale))).toEqual({ postalCode: text });
});

test.each([
  ['ja', '絵文字、URL、HTMLのタグを除き、255文字以内でご入力ください'],
  ['en', 'Leave out emoji, web addresses and HTML tags, and use 255 characters at most'],
] as const)(
  '[GIFT-01] in %s, a name or an address that no parcel can have is reported at its field',
  (locale, text) => {
    const gift = { ...EMPTY_DELIVERY_FORM.gift, name: '森 花🌱', address: '東京都<br>渋谷区' };
    const errors = giftErrors(
      {
        form: { ...EMPTY_DELIVERY_FORM, gift },
        missingGiftFields: ['name', 'address'],
        addressMismatch: null,
      },
      messages(locale),
    );
    expect(errors).toEqual({ name: text, address: text });
  },
);

test.each([
  [
    'ja',
    '郵便番号は福岡県、大分県、ご住所は沖縄県のものです。どちらかをお直しください。このままでよろしければ、もう一度お進みください。送料は高いほうで計算しています。',
  ],
  [
    'en',
    'The postal code belongs to Fukuoka, Oita, the address to Okinawa. Please correct one of them, or go on once more if both are right. The shipping fee is the higher one.',
  ],
] as const)('[FEE-01] in %s a contradiction of code and address is shown at the address', (locale, text) => {
  const addressMismatch = { ofCode: ['JP-40', 'JP-44'], written: 'JP-47' } as const;
  const shown = { ...view('871-0000'), missingGiftFields: [], addressMismatch };
  expect(giftErrors(shown, messages(locale), () => BUILT_DELIVERY_RULES)).toEqual({ address: text });
  // Where only the checkout knows the fees, the shop says nothing of them.
  const { address = '' } = giftErrors(shown, messages(locale), () => NEUTRAL_DELIVERY_RULES);
  expect(text.startsWith(address)).toBe(true);
  expect(address).not.toMatch(/送料|fee|\s$/);
});

test('[FEE-01] an island that the postal code is not on is shown at the address, without a prefecture that both have', () => {
  const addressMismatch = { ofCode: ['JP-13'], written: 'JP-13', isIsland: true } as const;
  const shown = { ...view('100-0001'), missingGiftFields: [], addressMismatch };
  expect(giftErrors(shown, messages('en'), () => BUILT_DELIVERY_RULES)).toEqual({
    address:
      'The address is on a remote island, but the postal code is not. Please correct one of them, or go on once more if both are right. The shipping fee is the higher one.',
  });
});

const okinawa = (isRemoteIsland: boolean) => ({ province: 'JP-47', city: '', isRemoteIsland }) as const;

describe('[FEE-01] the postal code field of a gift shows the destination of its shipping fee', () => {
  test.each([
    ['ja', false, '送料は沖縄県へのお届けで計算しています。'],
    ['ja', true, '沖縄県の離島へのお届けのため、送料は2,000円です。'],
    ['en', false, 'The shipping fee is for delivery to Okinawa.'],
    ['en', true, 'Delivery to a remote island of Okinawa: the shipping fee is 2,000 yen.'],
  ] as const)('in %s, a remote island: %s', (locale, isRemoteIsland, text) => {
    expect(giftProvinceText(okinawa(isRemoteIsland), messages(locale), BUILT_DELIVERY_RULES)).toBe(text);
  });

  test.each([null, { province: null, city: '', isRemoteIsland: true } as const])(
    'or its format, while that is unknown: %j',
    (place) => {
      expect(giftProvinceText(place, messages('ja'), BUILT_DELIVERY_RULES)).toBe('ハイフンなし 7桁');
      expect(giftProvinceText(place, messages('en'), BUILT_DELIVERY_RULES)).toBe(
        'Seven digits, without a hyphen',
      );
    },
  );
});
