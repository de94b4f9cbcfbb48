// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './browser-cookies';
import { cartCountCookie } from './cart-count';

const written = vi.spyOn(document, 'cookie', 'set');

afterEach(() => {
  writeCookie(cartCountCookie, null);
  written.mockClear();
  vi.unstubAllGlobals();
});

test('[COOKIE-01] a cookie is written, read and deleted', () => {
  writeCookie(cartCountCookie, 3);
  expect(readCookie(cartCountCookie)).toBe(3);
  writeCookie(cartCountCookie, null);
  expect(readCookie(cartCountCookie)).toBeNull();
});

test.each([
  ['http:', 'cart_count=3; path=/; max-age=2592000; samesite=lax'],
  ['https:', 'cart_count=3; path=/; max-age=2592000; samesite=lax; secure'],
])('[COOKIE-01] on a page of %s it is written as %s', (protocol, text) => {
  vi.stubGlobal('window', { location: { protocol } });
  writeCookie(cartCountCookie, 3);
  expect(written).toHaveBeenCalledExactlyOnceWith(text);
});
