import { describe, expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { giftProvinceText } from './gift-province-text';

const okinawa = (isRemoteIsland: boolean) => ({ province: 'JP-47', city: '', isRemoteIsland }) as const;

describe('[FEE-01] under the postal code of a gift stands where its fee is for', () => {
  test.each([
    ['ja', false, '送料は沖縄県へのお届けで計算しています。'],
    ['ja', true, '沖縄県の離島へのお届けのため、送料は2,000円です。'],
    ['en', false, 'The shipping fee is for delivery to Okinawa.'],
    ['en', true, 'Delivery to a remote island of Okinawa: the shipping fee is 2,000 yen.'],
  ] as const)('in %s, a remote island: %s', (locale, isRemoteIsland, text) => {
    expect(giftProvinceText(okinawa(isRemoteIsland), messages(locale))).toBe(text);
  });

  test.each([null, { province: 'JP-99', city: '', isRemoteIsland: true } as const])(
    'or how it is written, while that is not known: %j',
    (place) => {
      expect(giftProvinceText(place, messages('ja'))).toBe('ハイフンなし 7桁');
      expect(giftProvinceText(place, messages('en'))).toBe('7 digits without a hyphen');
    },
  );
});
