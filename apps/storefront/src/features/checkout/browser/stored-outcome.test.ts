// @vitest-environment happy-dom
import { encodeGlobalId } from '@shop/rules/global-id';
import { afterEach, expect, test, vi } from 'vitest';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { storedOutcome } from './stored-outcome';

const id = encodeGlobalId('gid://shopify/Cart/c1?key=k1');
if (!id.ok) throw new Error('no id');
const cartId = id.value;
const ADDED = { ok: true, quantity: 1, warning: null, expiry: null } as const;

afterEach(() => {
  vi.restoreAllMocks();
  writeCookie(cartIdCookie, null);
});

test('[TRUTH-01, PROD-08] an add succeeds where the cart cookie can be read back', () => {
  writeCookie(cartIdCookie, cartId);
  expect(storedOutcome(ADDED, 'https://pay.example/c1')).toBe(ADDED);
});

test('[TRUTH-01, PROD-08] where the browser stores no cookies an add is never reported as successful', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  writeCookie(cartIdCookie, cartId);
  expect(storedOutcome(ADDED, 'https://pay.example/c1')).toEqual({
    ok: false,
    code: 'cookiesRefused',
    inCart: null,
    checkoutUrl: 'https://pay.example/c1',
  });
  const failed = { ok: false, code: 'outOfStock', inCart: 0 } as const;
  expect(storedOutcome(failed, null), 'its own reason stays').toBe(failed);
});
