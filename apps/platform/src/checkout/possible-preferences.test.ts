import { ATTRIBUTE_KEYS, GIFT_KEYS } from '@shop/rules/cart/cart-attributes';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { expect, test } from 'vitest';
import type { CartView, Pricing } from '../cart/cart-view.ts';
import { possiblePreferences } from './possible-preferences.ts';

const time = { key: ATTRIBUTE_KEYS.deliveryTime, value: '14:00〜16:00' };
const other = { key: 'UTM_SOURCE', value: 'mail' };
const pricing = {
  catalogue: { documents: { one: () => undefined, all: () => [] } },
  now: new Date('2026-11-23T03:00:00Z'),
} as unknown as Pricing;
const kept = (...attributes: readonly { key: string; value: string }[]) => {
  const view = { cart: { attributes }, lines: [], fees: EXAMPLE_FEES } as unknown as CartView;
  const { cart, impossibleDate } = possiblePreferences(view, pricing);
  expect(view.cart.attributes, 'the cart itself').toEqual(attributes);
  return { attributes: cart.attributes, impossibleDate };
};

test('[DLV-06] an e-gift keeps neither day nor time in the order, and all other attributes', () => {
  const gift = { key: ATTRIBUTE_KEYS.eGift, value: 'true' };
  for (const value of ['2026-12-08', '2026-11-23']) {
    const date = { key: ATTRIBUTE_KEYS.deliveryDate, value };
    expect(kept(date, time, gift, other)).toEqual({ attributes: [gift, other], impossibleDate: null });
  }
});

test('[DLV-06] an e-gift keeps no destination in the order: the recipient names it', () => {
  const gift = { key: ATTRIBUTE_KEYS.eGift, value: 'true' };
  const destination = Object.values(GIFT_KEYS).map((key) => ({ key, value: '沖縄県那覇市1-1' }));
  expect(kept(...destination, gift, other)).toEqual({ attributes: [gift, other], impossibleDate: null });
  expect(kept(...destination, other).attributes).toEqual([...destination, other]);
});

test('[DLV-07] other carts keep their time, and a day on which the parcel can be delivered', () => {
  const possible = { key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-12-08' };
  const notGift = { key: ATTRIBUTE_KEYS.eGift, value: 'false' };
  expect(kept(possible, time, notGift)).toEqual({
    attributes: [possible, time, notGift],
    impossibleDate: null,
  });
  expect(kept({ key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-11-23' }, time, other)).toEqual({
    attributes: [time, other],
    impossibleDate: '2026-11-23',
  });
});
