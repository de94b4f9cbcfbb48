import type { Cart } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { expect, test } from 'vitest';
import { handoverRequests } from './handover-requests';

const cart = (attributes: Record<string, string>, more: Partial<Cart> = {}) =>
  ({
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
    note: '',
    deliveryAddress: null,
    ...more,
  }) as unknown as Cart;
const deliveryAddress = { province: 'JP-01' } as unknown as Cart['deliveryAddress'];

test.each([
  ['nothing', cart({}), []],
  ['a visit’s marks', cart({ UTM_SOURCE: 'agent', CART_ID: 'x' }), []],
  ['a prefecture', cart({}, { deliveryAddress }), ['prefecture']],
  [
    'day, time and remarks',
    cart(
      { [ATTRIBUTE_KEYS.deliveryDate]: '2026-12-11', [ATTRIBUTE_KEYS.deliveryTime]: '14:00〜16:00' },
      { note: 'x' },
    ),
    ['date', 'time', 'note'],
  ],
  [
    'a gift, whose prefecture is its own',
    cart(
      { [ATTRIBUTE_KEYS.giftName]: '贈', [ATTRIBUTE_KEYS.giftAddress]: '沖縄県那覇市1' },
      { deliveryAddress },
    ),
    ['gift'],
  ],
  ['an e-gift', cart({ [ATTRIBUTE_KEYS.eGift]: 'true' }), ['eGift']],
])('[AGENT-03] of a cart with %s', (_, held, requests) => {
  expect(handoverRequests(held)).toEqual(requests);
});
