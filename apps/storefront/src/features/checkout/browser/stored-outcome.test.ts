// @vitest-environment happy-dom
import type { Cart } from '@shop/rules/cart/cart';
import { encodeGlobalId } from '@shop/rules/global-id';
import { yen } from '@shop/rules/yen';
import { afterEach, expect, test, vi } from 'vitest';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { storedOutcome } from './stored-outcome';

const id = encodeGlobalId('gid://shopify/Cart/c1?key=k1');
if (!id.ok) throw new Error('no id');
const cartId = id.value;
const CART = {
  webUrl: 'https://pay.example/c1',
  lines: [
    { merchandiseGlobalId: 'other', price: 500 },
    { merchandiseGlobalId: 'fern', price: 980 },
  ],
} as unknown as Cart;
const FERN = 'fern' as typeof cartId;
const ADDED = { ok: true, quantity: 1, warning: null, expiry: null } as const;

afterEach(() => {
  vi.restoreAllMocks();
  writeCookie(cartIdCookie, null);
});

test('[TRUTH-01, PROD-08] an add succeeds where the cart cookie can be read back', () => {
  writeCookie(cartIdCookie, cartId);
  expect(storedOutcome(ADDED, CART, FERN)).toEqual({ ...ADDED, price: yen(980) });
});

test('[TRUTH-04, PROD-08] the price of an add is the one that the cart charges; none where its line is not read', () => {
  writeCookie(cartIdCookie, cartId);
  expect(storedOutcome(ADDED, null, FERN)).toEqual(ADDED);
  expect(storedOutcome(ADDED, { ...CART, lines: [] }, FERN)).toEqual(ADDED);
});

test('[TRUTH-01, PROD-08] where the browser stores no cookies an add is never reported as successful', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  writeCookie(cartIdCookie, cartId);
  expect(storedOutcome(ADDED, CART, FERN)).toEqual({
    ok: false,
    code: 'cookiesRefused',
    inCart: null,
    checkoutUrl: 'https://pay.example/c1',
  });
  const failed = { ok: false, code: 'outOfStock', inCart: 0 } as const;
  expect(storedOutcome(failed, null, FERN), 'its own reason stays').toBe(failed);
});
