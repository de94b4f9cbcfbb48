import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_TIMES, parseDeliveryTime } from '../delivery/delivery-times';
import { addDays, jstDate } from '../jst-date';
import {
  type DeliveryPreferences,
  NO_PREFERENCES,
  preferencesOfCart,
  toAttributes,
  toDestination,
  toNote,
} from './delivery-preferences';

const gift = { name: '森 花', postalCode: '158-0199', address: '東京都世田谷区', phone: '0300000000' };
const all: DeliveryPreferences = {
  deliveryDate: jstDate(2026, 12, 5),
  deliveryTime: 'from14to16',
  eGift: false,
  note: ' 置き配で\n',
  gift,
};

describe('preferences as sent to the platform', () => {
  test('[ATTR-01] the full list: date, time, gift destination, cookies upper-cased, CART_ID', () => {
    expect(toAttributes(all, { gs_user_id: 'u1', utm_source: 'mail' }, 'gid')).toEqual([
      { key: 'お届け希望日', value: '2026-12-05' },
      { key: 'お届け時間帯', value: '14:00〜16:00' },
      { key: 'お届け先のお名前', value: '森 花' },
      { key: 'お届け先の郵便番号', value: '158-0199' },
      { key: 'お届け先のご住所', value: '東京都世田谷区' },
      { key: 'お届け先の電話番号', value: '0300000000' },
      { key: 'GS_USER_ID', value: 'u1' },
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: 'CART_ID', value: 'gid' },
    ]);
  });

  test('[ATTR-01] surrounding whitespace is not sent', () => {
    const preferences = { ...all, gift: { ...gift, name: '　森 花 ', phone: '0300000000\n' } };
    expect(toAttributes(preferences, { utm_term: ' 観葉 ' }, 'gid')).toEqual(
      toAttributes(all, { utm_term: '観葉' }, 'gid'),
    );
  });

  test('[ATTR-01] [GIFT-01] [FEE-01] a gift is sent in one normalised format', () => {
    const typed = {
      name: '森\r\n花',
      postalCode: '〒１５８─０１９９',
      address: '東京都世田谷区\n',
      phone: '+81 (0)3-0000-0000',
    };
    expect(toAttributes({ ...all, gift: typed }, {}, 'gid')).toEqual(toAttributes(all, {}, 'gid'));
    expect(toDestination({ ...all, gift: typed }, 'JP-02')).toEqual(toDestination(all, 'JP-02'));
  });

  test('[ATTR-01] no preferences, no attributes, also before a cart is created', () => {
    expect(toAttributes(NO_PREFERENCES, {})).toEqual([]);
    expect(toNote(NO_PREFERENCES)).toBe('');
    expect(NO_PREFERENCES.deliveryTime).toBe(parseDeliveryTime(''));
  });

  test('[DLV-06] for an e-gift date, time and destination are not sent', () => {
    expect(toAttributes({ ...all, eGift: true }, {}, 'gid')).toEqual([
      { key: 'eGift', value: 'true' },
      { key: 'CART_ID', value: 'gid' },
    ]);
  });

  test('[GIFT-01] a closed gift form sends nothing', () => {
    expect(toAttributes({ ...NO_PREFERENCES, gift: null }, {})).toEqual([]);
  });

  test('[ATTR-01] note = remarks, trimmed', () => {
    expect(toNote(all)).toBe('置き配で');
  });

  test('[ATTR-01] [DLV-06] no duplicate key, no empty value, and an e-gift never has a day, with any selection', () => {
    const preferences = fc.record({
      deliveryDate: fc.option(fc.nat(5000).map((days) => addDays(jstDate(2024, 1, 1), days))),
      deliveryTime: fc.constantFrom(...DELIVERY_TIMES),
      eGift: fc.boolean(),
      note: fc.string(),
      gift: fc.option(
        fc.record({ name: fc.string(), postalCode: fc.string(), address: fc.string(), phone: fc.string() }),
      ),
    });
    fc.assert(
      fc.property(preferences, fc.string(), (value, cartId) => {
        const attributes = toAttributes(value, { utm_term: ' ' }, cartId);
        const keys = attributes.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(attributes.every((attribute) => attribute.value.trim() !== '')).toBe(true);
        expect(keys.includes('お届け希望日')).toBe(value.deliveryDate !== null && !value.eGift);
        expect(keys.includes('お届け時間帯')).toBe(value.deliveryTime !== 'none' && !value.eGift);
      }),
    );
  });

  test("[ATTR-01] [ANA-02] each cookie's value is sent under its upper-cased name, or omitted when blank", () => {
    const value = fc.oneof(fc.constantFrom('', ' ', '　', ' mail '), fc.string());
    const cookies = fc.record(
      {
        gs_user_id: value,
        utm_source: value,
        utm_medium: value,
        utm_campaign: value,
        utm_content: value,
        utm_term: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(cookies, fc.boolean(), (held, eGift) => {
        const filled = Object.entries(held).filter(([, text]) => text.trim() !== '');
        const sent = toAttributes({ ...NO_PREFERENCES, eGift }, held).filter(({ key }) => key !== 'eGift');
        expect(new Map(sent.map(({ key, value: text }) => [key, text]))).toEqual(
          new Map(filled.map(([name, text]) => [name.toUpperCase(), text.trim()])),
        );
        expect(sent).toHaveLength(filled.length);
      }),
    );
  });
});

describe('preferences parsed from a cart', () => {
  const heldBy = (preferences: DeliveryPreferences) =>
    preferencesOfCart({
      attributes: toAttributes(preferences, { utm_source: 'mail' }, 'gid'),
      note: toNote(preferences),
    });

  test('[ATTR-01] equal the sent ones', () => {
    expect(heldBy(all)).toEqual({ ...all, note: '置き配で' });
    expect(heldBy(NO_PREFERENCES)).toEqual(NO_PREFERENCES);
  });

  test('[DLV-06] for an e-gift only that, and the remarks', () => {
    expect(heldBy({ ...all, eGift: true })).toEqual({ ...NO_PREFERENCES, eGift: true, note: '置き配で' });
  });

  test('[DLV-06] of an e-gift nothing else is read, whatever another storefront wrote beside it', () => {
    const attributes = [...toAttributes(all, {}), { key: 'eGift', value: 'true' }];
    expect(preferencesOfCart({ attributes, note: '' })).toEqual({ ...NO_PREFERENCES, eGift: true });
  });

  test.each(['true', 'TRUE', 'True', ' true ', 'ｔｒｕｅ', 'true\u200b'])(
    '[DLV-06] an e-gift is one however another storefront writes it: %j',
    (value) => {
      const attributes = [...toAttributes(all, {}), { key: 'eGift', value }];
      expect(preferencesOfCart({ attributes, note: '' })).toEqual({ ...NO_PREFERENCES, eGift: true });
    },
  );

  test.each(['', 'false', 'FALSE', '0', 'untrue', 'true?'])('[DLV-06] no e-gift: %j', (value) => {
    expect(preferencesOfCart({ attributes: [{ key: 'eGift', value }], note: '' }).eGift).toBe(false);
  });

  test('[DLV-07] an invalid day or time is none', () => {
    const attributes = [
      { key: 'お届け希望日', value: '2026-02-30' },
      { key: 'お届け時間帯', value: '深夜' },
      { key: 'eGift', value: 'false' },
    ];
    expect(preferencesOfCart({ attributes, note: '' })).toEqual(NO_PREFERENCES);
  });

  test('[ATTR-01] sent again they are the same, with any selection', () => {
    const text = fc.constantFrom('', '森 花', '900-0001', '沖縄県那覇市');
    const preferences = fc.record({
      deliveryDate: fc.constantFrom(null, jstDate(2026, 12, 5)),
      deliveryTime: fc.constantFrom(...DELIVERY_TIMES),
      eGift: fc.boolean(),
      note: text,
      gift: fc.option(fc.record({ name: text, postalCode: text, address: text, phone: text })),
    });
    fc.assert(
      fc.property(preferences, (requested) => {
        expect(toAttributes(heldBy(requested), {}, 'gid')).toEqual(toAttributes(requested, {}, 'gid'));
      }),
    );
  });
});

describe('the destination', () => {
  const naha = {
    name: ' 森 花',
    postalCode: '〒900-0001',
    address: '沖縄県那覇市港町1-2 ',
    phone: '098-000-0000',
  };
  const recipient = {
    name: '森 花',
    postalCode: '9000001',
    city: '',
    address: '那覇市港町1-2',
    phone: '0980000000',
  };

  test('[SHIP-02] without a gift is the selected prefecture, and for an e-gift too', () => {
    const chosen = { province: 'JP-02', recipient: null };
    expect(toDestination(NO_PREFERENCES, 'JP-02')).toEqual(chosen);
    expect(toDestination({ ...NO_PREFERENCES, gift: naha, eGift: true }, 'JP-02')).toEqual(chosen);
  });

  test.each<[string, DeliveryPreferences['giftPlace'], string, string, string, string]>([
    ['the written prefecture', null, naha.address, 'JP-47', '', '那覇市港町1-2'],
    [
      'the prefecture of an address as maps copy it',
      null,
      '日本、〒900-0021 沖縄県那覇市港町1-2',
      'JP-47',
      '',
      '那覇市港町1-2',
    ],
    [
      'the prefecture in brackets, of which nothing is cut off',
      null,
      '(沖縄県)那覇市港町1-2',
      'JP-47',
      '',
      '(沖縄県)那覇市港町1-2',
    ],
    [
      'the prefecture at the end',
      null,
      '1-2 Minatomachi, Naha, Okinawa',
      'JP-47',
      '',
      '1-2 Minatomachi, Naha, Okinawa',
    ],
    [
      'the place of the postal code, with its city',
      { province: 'JP-47', city: '那覇市', isRemoteIsland: false },
      naha.address,
      'JP-47',
      '那覇市',
      '港町1-2',
    ],
    [
      'the place of the postal code, where another city is written',
      { province: 'JP-47', city: '那覇市', isRemoteIsland: false },
      '糸満市1-2',
      'JP-47',
      '',
      '糸満市1-2',
    ],
    [
      'spaces between prefecture, city and street are none of them',
      { province: 'JP-47', city: '那覇市', isRemoteIsland: false },
      '沖縄県 那覇市 港町1-2',
      'JP-47',
      '那覇市',
      '港町1-2',
    ],
    [
      'a postal code that tells no city',
      { province: 'JP-47', city: '', isRemoteIsland: false },
      '沖縄県 港町1-2',
      'JP-47',
      '',
      '港町1-2',
    ],
    ['the chosen prefecture, where nothing tells it', null, '港町1-2', 'JP-02', '', '港町1-2'],
  ])('[FEE-01] of a gift: %s', (_what, giftPlace, written, province, city, address) => {
    const gift = { ...naha, address: written };
    expect(toDestination({ ...NO_PREFERENCES, gift, giftPlace }, 'JP-02')).toEqual({
      province,
      recipient: { ...recipient, city, address },
    });
  });

  test('[GIFT-01] an invalid postal code is not sent', () => {
    const gift = { ...naha, postalCode: '900' };
    expect(toDestination({ ...NO_PREFERENCES, gift }, 'JP-02').recipient?.postalCode).toBe('');
  });
});
