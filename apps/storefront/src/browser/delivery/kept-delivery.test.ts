import { EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { jstDate } from '@shop/rules/jst-date';
import { describe, expect, test } from 'vitest';
import { keepDelivery, readKeptDelivery } from './kept-delivery';

const form = {
  deliveryDate: jstDate(2026, 12, 5),
  deliveryTime: 'morning' as const,
  eGift: false,
  note: '置き配で',
  isGiftOpen: true,
  gift: { name: '森 花', postalCode: '1580199', address: '', phone: '' },
};

function storageOf(text?: string): Storage {
  const held = new Map(text === undefined ? [] : [['shop:delivery', text]]);
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: () => null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const refused = (): Storage => {
  throw new DOMException('refused', 'SecurityError');
};

describe('[DLV-07] what was entered outlives a reload of the page', () => {
  test('of the same cart', () => {
    const storage = storageOf();
    keepDelivery(() => storage, 'cart', form);
    expect(readKeptDelivery(() => storage, 'cart')).toEqual(form);
  });

  test('but not for another cart, or for none', () => {
    const storage = storageOf();
    keepDelivery(() => storage, 'cart', form);
    expect(readKeptDelivery(() => storage, 'other')).toEqual(EMPTY_DELIVERY_FORM);
    expect(readKeptDelivery(() => storage, null)).toEqual(EMPTY_DELIVERY_FORM);
    keepDelivery(() => storage, null, form);
    expect(storage.length).toBe(0);
  });

  test.each([
    ['nothing', ''],
    ['garbage', '{"cartId":'],
    ['another shape', '{"cartId":"cart","form":{"deliveryDate":"2026-12-05"}}'],
    ['a text', '"cart"'],
  ])('%s is an empty form', (_name, text) => {
    expect(readKeptDelivery(() => storageOf(text), 'cart')).toEqual(EMPTY_DELIVERY_FORM);
  });

  test('a day or a time that does not exist is none', () => {
    const strange = { ...form, deliveryDate: '2027-02-29', deliveryTime: 'midnight' };
    expect(
      readKeptDelivery(() => storageOf(JSON.stringify({ cartId: 'cart', form: strange })), 'cart'),
    ).toEqual({
      ...form,
      deliveryDate: null,
      deliveryTime: 'none',
    });
  });

  test('storage that is refused breaks nothing', () => {
    expect(() => keepDelivery(refused, 'cart', form)).not.toThrow();
    expect(readKeptDelivery(refused, 'cart')).toEqual(EMPTY_DELIVERY_FORM);
  });
});
