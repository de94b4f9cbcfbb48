import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { EXAMPLE_FEES } from '@shop/rules/testing/example-delivery-rules';
import { describe, expect, test } from 'vitest';
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

describe('[DLV-04] [DLV-10] without a chosen day the checkout promises those days on which the parcel can come', () => {
  const windowOf = (rules: object, flags: readonly string[] = []) => {
    const product = {
      numericId: 1,
      metafields: [{ namespace: 'shop', key: 'flags', value: JSON.stringify(flags) }],
    };
    const field = { namespace: 'shop', key: 'delivery_rules', value: JSON.stringify(rules) };
    const catalogue = { documents: { all: () => [{ metafields: [field] }] } };
    const lines = [{ line: { quantity: 1 }, variant: { sku: 'a', product } }];
    const view = { cart: { attributes: [] }, lines, fees: EXAMPLE_FEES } as unknown as CartView;
    return possiblePreferences(view, { ...pricing, catalogue } as unknown as Pricing).deliveryWindow;
  };
  const window = { earliestDays: 2, latestDays: 9 };

  test('the window of the store', () => {
    expect(windowOf({ window })).toEqual(window);
  });

  test('none beside a product that takes no date', () => {
    expect(windowOf({ window }, ['date_unavailable'])).toBeNull();
  });

  test('none while every day is a holiday, and from the first one after it', () => {
    const until = (to: string) => [{ from: '2026-11-20', to, skus: 'all' }];
    expect(windowOf({ window, blockedRanges: until('2026-12-02') })).toBeNull();
    expect(windowOf({ window, blockedRanges: until('2026-11-27') })).toEqual({
      earliestDays: 5,
      latestDays: 9,
    });
  });

  test('from the first parcel, of a shop that dispatches on some weekdays', () => {
    // Ordered on a Monday: sent on Friday, two days in transit.
    const dispatch = { weekdays: ['friday'], leadDays: 1, transitDays: 2 };
    expect(windowOf({ window, dispatch })).toEqual({ earliestDays: 6, latestDays: 9 });
  });
});
