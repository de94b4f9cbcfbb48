import { EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { jstDate } from '@shop/rules/jst-date';
import { describe, expect, test } from 'vitest';
import { persistDelivery, readPersistedDelivery } from './persisted-delivery';

const form = {
  deliveryDate: jstDate(2026, 12, 5),
  deliveryTime: 'morning' as const,
  eGift: false,
  note: '置き配で',
  isGiftOpen: true,
  gift: { name: '森 花', postalCode: '1580199', address: '', phone: '' },
};

const held = { ...NO_PREFERENCES, note: '玄関前に', gift: { ...form.gift } };
const persisted = { form, held };
const NOTHING = { form: EMPTY_DELIVERY_FORM, held: NO_PREFERENCES };

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

describe('[DLV-07] form input survives a reload', () => {
  test('of the same cart', () => {
    const storage = storageOf();
    persistDelivery(() => storage, 'cart', persisted);
    expect(readPersistedDelivery(() => storage, 'cart')).toEqual(persisted);
  });

  test('but not for another cart, or without one', () => {
    const storage = storageOf();
    persistDelivery(() => storage, 'cart', persisted);
    expect(readPersistedDelivery(() => storage, 'other')).toEqual(NOTHING);
    expect(readPersistedDelivery(() => storage, null)).toEqual(NOTHING);
    persistDelivery(() => storage, null, persisted);
    expect(storage.length).toBe(0);
  });

  test.each([
    ['nothing', ''],
    ['garbage', '{"cartId":'],
    ['another shape', '{"cartId":"cart","form":{"deliveryDate":"2026-12-05"}}'],
    ['a text', '"cart"'],
  ])('%s is an empty form', (_name, text) => {
    expect(readPersistedDelivery(() => storageOf(text), 'cart')).toEqual(NOTHING);
  });

  test('an invalid day or time is none', () => {
    const strange = { ...form, deliveryDate: '2027-02-29', deliveryTime: 'midnight' };
    expect(
      readPersistedDelivery(() => storageOf(JSON.stringify({ cartId: 'cart', form: strange, held })), 'cart'),
    ).toEqual({ form: { ...form, deliveryDate: null, deliveryTime: 'none' }, held });
  });

  test('unavailable storage breaks nothing', () => {
    expect(() => persistDelivery(refused, 'cart', persisted)).not.toThrow();
    expect(readPersistedDelivery(refused, 'cart')).toEqual(NOTHING);
  });
});
