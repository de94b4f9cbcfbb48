import type { Cart } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { encodeGlobalId } from '@shop/rules/global-id';
import { expect, test } from 'vitest';
import { signLink } from '#foundation/mail/signed-link.ts';
import { handoverRequests, readHandover, signHandover } from './receive-cart-handover';

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
])('[AGENT-03] a cart with %s', (_, held, requests) => {
  expect(handoverRequests(held)).toEqual(requests);
});

const encoded = encodeGlobalId('gid://shopify/Cart/agents?key=3');
if (!encoded.ok) throw new Error('no id');
const cartId = encoded.value;
const secret = 'a secret of the test';
const now = new Date('2026-11-26T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('[AGENT-03] the token of a handed-over cart is valid for one hour', () => {
  const token = signHandover(cartId, { secret, now });
  expect(readHandover(token, { secret, now: after(3600) })).toBe(cartId);
  expect(readHandover(token, { secret, now: after(3601) })).toBeNull();
});

test('[AGENT-03] a forged or changed one, or one of a mail, is invalid', () => {
  const token = signHandover(cartId, { secret, now });
  expect(readHandover(token, { secret: 'another', now })).toBeNull();
  const ofMail = signLink(
    { purpose: 'unsubscribe', id: '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' },
    { secret, expiresAt: null },
  );
  for (const other of ['', '.', token.slice(1), `${token}A`, ofMail, 'x'.repeat(2_000)]) {
    expect(readHandover(other, { secret, now })).toBeNull();
  }
});
