import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
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
  const { cart, dropped } = possiblePreferences(view, pricing);
  expect(view.cart.attributes, 'the cart itself').toEqual(attributes);
  return { attributes: cart.attributes, dropped };
};

test('[DLV-07] a cart keeps what can be promised on this day in Japan, by the store’s rules', () => {
  const possible = { key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-12-08' };
  expect(kept(possible, time, other)).toEqual({ attributes: [possible, time, other], dropped: [] });
  const past = { key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-11-23' };
  expect(kept(past, time, other)).toEqual({ attributes: [time, other], dropped: [past] });
});

test('[DLV-03] [CART-12] goods that sold out forbid no day, and again once they are back', () => {
  const product = {
    numericId: 1,
    metafields: [{ namespace: 'shop', key: 'flags', value: '["date_unavailable"]' }],
  };
  const attributes = [{ key: ATTRIBUTE_KEYS.deliveryDate, value: '2026-12-08' }];
  const droppedWith = (quantity: number) => {
    const lines = [{ line: { quantity }, variant: { sku: '', product } }];
    return possiblePreferences(
      { cart: { attributes }, lines, fees: EXAMPLE_FEES } as unknown as CartView,
      pricing,
    ).dropped;
  };
  expect(droppedWith(0)).toEqual([]);
  expect(droppedWith(1)).toEqual(attributes);
});

test('[DLV-05] a time of day that nobody offers is not ordered', () => {
  const night = { ...time, value: '22:00〜24:00' };
  expect(kept(night, other)).toEqual({ attributes: [other], dropped: [night] });
});
