import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeGlobalId, encodeGlobalId, numericId, parseGlobalId, toGid } from './global-id';

const CART = 'gid://shopify/Cart/Z2NwLXVz_-1?key=0a1b2c';
const LINE = 'gid://shopify/CartLine/6f01e42b-d60d-45a6-9167-64c49402d76a?cart=Z2NwLXVz';

describe('global ids', () => {
  test.each([
    [CART, { type: 'Cart', id: 'Z2NwLXVz_-1', query: 'key=0a1b2c' }],
    [LINE, { type: 'CartLine', id: '6f01e42b-d60d-45a6-9167-64c49402d76a', query: 'cart=Z2NwLXVz' }],
    [
      'gid://shopify/ProductVariant/42319870264559',
      { type: 'ProductVariant', id: '42319870264559', query: '' },
    ],
  ])('[PLAT-03] %s is parsed, plain or base64', (plain, parts) => {
    expect(parseGlobalId(plain)).toEqual({ ok: true, value: { ...parts, plain } });
    expect(parseGlobalId(btoa(plain))).toEqual({ ok: true, value: { ...parts, plain } });
  });

  test('[CART-02] the key of a cart survives base64', () => {
    const encoded = encodeGlobalId(CART);
    expect(encoded).toEqual({ ok: true, value: btoa(CART) });
    expect(encoded.ok && decodeGlobalId(encoded.value)).toEqual({ ok: true, value: CART });
  });

  test('[PLAT-03] encoding is idempotent; URL-safe and unpadded base64 are accepted', () => {
    expect(encodeGlobalId(btoa(CART))).toEqual({ ok: true, value: btoa(CART) });
    const urlSafe = btoa(LINE).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(decodeGlobalId(urlSafe)).toEqual({ ok: true, value: LINE });
  });

  test.each([
    [''],
    ['garbage'],
    ['gid://'],
    ['gid://shopify/Cart/'],
    ['gid://other/Cart/1'],
    ['gid://shopify/Cart/1?key=<script>'],
    ['gid://shopify/Cart/1 2'],
    ['%%%'],
    ['カート'],
    [btoa('gid://shopify/')],
    [btoa(CART).slice(0, 10)],
    ['A'],
    [btoa('xgid://shopify/Cart/1')],
    [btoa('gid://shopify/Cart/1\n')],
    [`gid://shopify/Cart/${'x'.repeat(982)}`],
    [`gid://shopify/Cart/${'x'.repeat(2000)}`],
  ])('[CART-03] "%s" is not an id, without a throw', (text) => {
    expect(parseGlobalId(text)).toEqual({ ok: false, error: 'invalidGlobalId' });
  });

  test('[COOKIE-01] no text makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.string({ unit: fc.constantFrom(...'g:/?=%Aa_-1+ é花🌱\u0000\ud83c') }),
        ),
        (text) => {
          parseGlobalId(text);
          numericId(text);
        },
      ),
    );
  });

  test('[CART-03] an id of 1,000 characters is accepted', () => {
    expect(parseGlobalId(`gid://shopify/Cart/${'x'.repeat(981)}`).ok).toBe(true);
  });

  test('[CART-02] with any characters, a cart id is parsed from any base64 variant', () => {
    const sign = fc.constantFrom(...'azAZ09_-');
    const keySign = fc.constantFrom(...'a0~%=.-_');
    const cart = fc
      .tuple(
        fc.string({ unit: sign, minLength: 1 }),
        fc.string({ unit: keySign, minLength: 1, maxLength: 40 }),
      )
      .map(([id, key]) => `gid://shopify/Cart/${id}?key=${key}`);
    fc.assert(
      fc.property(cart, (plain) => {
        const urlSafe = btoa(plain).replaceAll('+', '-').replaceAll('/', '_');
        for (const text of [btoa(plain), urlSafe, urlSafe.replaceAll('=', '')]) {
          expect(decodeGlobalId(text)).toEqual({ ok: true, value: plain });
        }
      }),
    );
  });

  test.each(['1e5', '0x1f', '-5', '12ab', 'ab12'])('%s is not a catalogue number', (id) => {
    expect(numericId(`gid://shopify/Product/${id}`)).toBeNull();
  });

  test('numbers of catalogue ids round-trip', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(numericId(toGid('Product', number))).toBe(number);
        expect(numericId(btoa(toGid('Product', number)))).toBe(number);
      }),
    );
    expect(numericId(CART)).toBeNull();
    expect(numericId('gid://shopify/Product/99999999999999999999')).toBeNull();
    expect(numericId('7')).toBeNull();
  });
});
