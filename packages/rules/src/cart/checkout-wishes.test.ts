import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DELIVERY_TIMES, parseDeliveryTime } from '../delivery/delivery-times';
import { addDays, jstDate } from '../jst-date';
import { type CheckoutWishes, NO_WISHES, toAttributes, toNote } from './checkout-wishes';

const gift = { name: '森 花', postalCode: '1580199', address: '東京都世田谷区', phone: '0300000000' };
const all: CheckoutWishes = {
  deliveryDate: jstDate(2026, 12, 5),
  deliveryTime: 'from14to16',
  eGift: false,
  note: ' 置き配で\n',
  gift,
};

describe('what the shopper wishes, as the platform is told (§3)', () => {
  test('[ATTR-01] the full list: date, time, gift destination, cookies upper-cased, CART_ID', () => {
    expect(toAttributes(all, { gs_user_id: 'u1', utm_source: 'mail' }, 'gid')).toEqual([
      { key: 'お届け希望日', value: '2026-12-05' },
      { key: 'お届け時間帯', value: '14:00〜16:00' },
      { key: 'お届け先のお名前', value: '森 花' },
      { key: 'お届け先の郵便番号', value: '1580199' },
      { key: 'お届け先のご住所', value: '東京都世田谷区' },
      { key: 'お届け先の電話番号', value: '0300000000' },
      { key: 'GS_USER_ID', value: 'u1' },
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: 'CART_ID', value: 'gid' },
    ]);
  });

  test('[ATTR-01] blanks around a value are not sent', () => {
    const wishes = { ...all, gift: { ...gift, name: '　森 花 ', phone: '0300000000\n' } };
    expect(toAttributes(wishes, { utm_term: ' 観葉 ' }, 'gid')).toEqual(
      toAttributes(all, { utm_term: '観葉' }, 'gid'),
    );
  });

  test('[ATTR-01] no wishes, no attributes, also before a cart is made', () => {
    expect(toAttributes(NO_WISHES, {})).toEqual([]);
    expect(toNote(NO_WISHES)).toBe('');
    expect(NO_WISHES.deliveryTime).toBe(parseDeliveryTime(''));
  });

  test('[DLV-06] of an e-gift neither date, time nor destination goes along', () => {
    expect(toAttributes({ ...all, eGift: true }, {}, 'gid')).toEqual([
      { key: 'eGift', value: 'true' },
      { key: 'CART_ID', value: 'gid' },
    ]);
  });

  test('[GIFT-01] a closed gift form sends nothing', () => {
    expect(toAttributes({ ...NO_WISHES, gift: null }, {})).toEqual([]);
  });

  test('[ATTR-01] note = remarks, without the blanks around them', () => {
    expect(toNote(all)).toBe('置き配で');
  });

  test('[ATTR-01] [DLV-06] no key twice, no empty value, and an e-gift never has a day, whatever is wished', () => {
    const wishes = fc.record({
      deliveryDate: fc.option(fc.nat(5000).map((days) => addDays(jstDate(2024, 1, 1), days))),
      deliveryTime: fc.constantFrom(...DELIVERY_TIMES),
      eGift: fc.boolean(),
      note: fc.string(),
      gift: fc.option(
        fc.record({ name: fc.string(), postalCode: fc.string(), address: fc.string(), phone: fc.string() }),
      ),
    });
    fc.assert(
      fc.property(wishes, fc.string(), (value, cartId) => {
        const attributes = toAttributes(value, { utm_term: ' ' }, cartId);
        const keys = attributes.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(attributes.every((attribute) => attribute.value.trim() !== '')).toBe(true);
        expect(keys.includes('お届け希望日')).toBe(value.deliveryDate !== null && !value.eGift);
        expect(keys.includes('お届け時間帯')).toBe(value.deliveryTime !== 'none' && !value.eGift);
      }),
    );
  });

  test('[ATTR-01] [ANA-02] of each cookie its value goes along under its upper-cased name, or nothing when it is blank', () => {
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
        const sent = toAttributes({ ...NO_WISHES, eGift }, held).filter(({ key }) => key !== 'eGift');
        expect(new Map(sent.map(({ key, value: text }) => [key, text]))).toEqual(
          new Map(filled.map(([name, text]) => [name.toUpperCase(), text.trim()])),
        );
        expect(sent).toHaveLength(filled.length);
      }),
    );
  });
});
