import { describe, expect, test } from 'vitest';
import { analyticsConsentCookie } from './analytics-consent';
import { attributeCookies } from './attribute-cookies';
import { cookieText, deletedCookieText, findCookie } from './browser-cookies';
import { cartCountCookie } from './cart-count';
import { cartIdCookie } from './cart-id';
import { deliveryProvinceCookie } from './delivery-province';
import { discountCodeCookie } from './discount-code';
import { analyticsConsentText } from './keep-analytics-consent';

const CART = 'gid://shopify/Cart/c1-abc?key=0f1e2d';

describe('[COOKIE-01] cookies', () => {
  test('are found by their full name', () => {
    const cookies = 'xcart_count=9; cart_count=3; cart_count2=4';
    expect(findCookie(cookies, 'cart_count')).toBe('3');
    expect(findCookie(cookies, 'cart')).toBeNull();
  });

  test('are found among invalid ones, and trimmed', () => {
    expect(findCookie('alone; =nameless; cart_count= 3 ; x=1', 'cart_count')).toBe('3');
    expect(findCookie('alone', 'alon')).toBeNull();
    expect(findCookie('a=1=2', 'a')).toBe('1=2');
  });

  test('that cannot be decoded count as absent', () => {
    expect(findCookie('discount_code=%', 'discount_code')).toBeNull();
  });

  test('have a lifetime of 30 days and the path of the whole site', () => {
    expect(cookieText('cart_count', '3', false)).toBe('cart_count=3; path=/; max-age=2592000; samesite=lax');
    expect(cookieText('cart_count', '3', true)).toContain('; secure');
    expect(deletedCookieText('discount_code')).toBe('discount_code=; path=/; max-age=0; samesite=lax');
  });

  test.each(['', '0', '-1', '1.5', 'many', '1e9', '12345678'])('cart_count %j is ignored', (text) => {
    expect(cartCountCookie.parse(text)).toBeNull();
  });

  test('[CART-02] cart_id is base64 of the full id and keeps its key through the cookie', () => {
    const id = cartIdCookie.parse(btoa(CART));
    expect(id).not.toBeNull();
    const written = cookieText('cart_id', cartIdCookie.format(id ?? ('' as never)), false);
    const read = findCookie(written.split(';')[0] ?? '', 'cart_id');
    expect(atob(read ?? '')).toBe(CART);
  });

  test.each(['', 'garbage', btoa('gid://shopify/Product/1'), btoa(CART).slice(0, 9), '<script>'])(
    'cart_id %j is ignored',
    (text) => {
      expect(cartIdCookie.parse(text)).toBeNull();
    },
  );

  test.each(['', ' ', 'x'.repeat(256), 'a\u0000'])('discount_code %j is ignored', (text) => {
    expect(discountCodeCookie.parse(text)).toBeNull();
  });

  test.each([
    ['newsletter', 'newsletter'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['x'.repeat(256), null],
    ['', null],
    ['  ', null],
    ['\ud83c', null],
  ])('[ANA-02] utm_source "%s" is sent as %s', (text, value) => {
    const source = attributeCookies.find(({ name }) => name === 'utm_source');
    expect(source?.parse(text)).toBe(value);
  });

  test.each(['granted', 'denied'])('[ANA-04] analytics_consent "%s" is a choice', (text) => {
    expect(analyticsConsentCookie.parse(text)).toBe(text);
  });

  test.each(['', 'yes', 'GRANTED', 'granted ', '1'])(
    '[ANA-04] analytics_consent "%s" is not a choice',
    (text) => {
      expect(analyticsConsentCookie.parse(text)).toBeNull();
    },
  );

  test('[ANA-04] the consent choice is stored for 180 days', () => {
    expect(analyticsConsentText('denied', true)).toBe(
      'analytics_consent=denied; path=/; max-age=15552000; samesite=lax; secure',
    );
  });

  test('[SHIP-01] only the 47 prefectures are stored', () => {
    expect(deliveryProvinceCookie.parse('JP-47')).toBe('JP-47');
    expect(deliveryProvinceCookie.parse('JP-48')).toBeNull();
  });
});
