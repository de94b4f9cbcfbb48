import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeCookies } from './attribute-cookies';
import { type CookieCodec, cookieText, findCookie } from './browser-cookies';
import { cartCountCookie } from './cart-count';
import { cartIdCookie } from './cart-id';
import { deliveryProvinceCookie } from './delivery-province';
import { discountCodeCookie } from './discount-code';
import { favoriteProductIdsCookie } from './favorite-product-ids';
import { viewProductIdsCookie } from './view-product-ids';

/** The value of a cookie's text, and the value after it is written and read among others; null for malformed. */
function readTwice<Value>(
  codec: CookieCodec<Value>,
  text: string,
): { value: Value; again: Value | null } | null {
  const value = codec.parse(text);
  if (value === null) return null;
  const [written] = cookieText(codec.name, codec.format(value), false).split(';');
  const found = findCookie(`theme=dark; ${written}; ${codec.name}2=x`, codec.name);
  return { value, again: found === null ? null : codec.parse(found) };
}

const READERS: readonly (readonly [name: string, read: (text: string) => ReturnType<typeof readTwice>])[] = [
  [cartIdCookie.name, (text) => readTwice(cartIdCookie, text)],
  [cartCountCookie.name, (text) => readTwice(cartCountCookie, text)],
  [favoriteProductIdsCookie.name, (text) => readTwice(favoriteProductIdsCookie, text)],
  [viewProductIdsCookie.name, (text) => readTwice(viewProductIdsCookie, text)],
  [discountCodeCookie.name, (text) => readTwice(discountCodeCookie, text)],
  [deliveryProvinceCookie.name, (text) => readTwice(deliveryProvinceCookie, text)],
  ...attributeCookies.map((codec) => [codec.name, (text: string) => readTwice(codec, text)] as const),
];

const sign = fc.constantFrom(...'a1.,-_=;:% "<>\\/?&花🌱\u0000\u3000\ud83c');
const cartId = fc
  .stringMatching(/^[A-Za-z0-9_-]{1,24}\?key=[0-9a-f]{1,32}$/)
  .map((id) => btoa(`gid://shopify/Cart/${id}`));
const good = fc.oneof(
  cartId,
  fc
    .array(fc.integer({ min: 1, max: 9_999_999_999_999 }), { minLength: 1, maxLength: 150 })
    .map((ids) => ids.join('.')),
  fc.integer({ min: -5, max: 2_000_000 }).map(String),
  fc.integer({ min: 0, max: 60 }).map((number) => `JP-${number}`),
  fc.constantFrom('APP10', 'ＡＰＰ１０', ' app10 ', '春の感謝祭'),
);
/** Hostile input: arbitrary text, very long text, or valid text that is truncated or has an insertion. */
const hostile = fc.oneof(
  fc.string({ unit: sign, maxLength: 60 }),
  fc
    .tuple(fc.constantFrom('1.', 'A', '%', 'あ'), fc.integer({ min: 2_000, max: 5_000 }))
    .map(([part, times]) => part.repeat(times)),
  fc.tuple(good, fc.nat({ max: 200 })).map(([text, at]) => text.slice(0, at)),
  fc
    .tuple(good, fc.nat({ max: 200 }), fc.string({ unit: sign, maxLength: 4 }))
    .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at)),
);

describe('[COOKIE-01] for any cookie content', () => {
  test.each(READERS)('%s is null or a value that round-trips', (_name, read) => {
    fc.assert(
      fc.property(fc.oneof(good, hostile), (text) => {
        const twice = read(text);
        expect(twice?.again).toEqual(twice?.value);
      }),
    );
  });

  test("[FAV-01] [VIEW-01] ids read from a cookie are products', without duplicates, at most 100 and 20", () => {
    fc.assert(
      fc.property(fc.oneof(good, hostile), (text) => {
        const ids = favoriteProductIdsCookie.parse(text) ?? [];
        expect(ids.length).toBeLessThanOrEqual(100);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
        expect(viewProductIdsCookie.parse(text) ?? []).toEqual(ids.slice(0, 20));
      }),
    );
  });

  test("[CART-02] a truncated cart id is never another cart's: it is malformed, or a prefix of its own", () => {
    fc.assert(
      fc.property(cartId, fc.nat(), (whole, at) => {
        const cut = cartIdCookie.parse(whole.slice(0, at % whole.length));
        if (cut !== null) expect(atob(whole).startsWith(atob(cut))).toBe(true);
      }),
    );
  });

  test('a value is found among any others, also malformed ones or ones with the same prefix', () => {
    const other = fc
      .string({ unit: sign, maxLength: 20 })
      .filter((text) => !text.includes(';') && !/^\s*cart_id\s*=/.test(text));
    fc.assert(
      fc.property(
        fc.array(other),
        fc.string({ unit: fc.constantFrom(...'a1 %;=花🌱') }),
        fc.array(other),
        (before, value, after) => {
          const [written = ''] = cookieText('cart_id', value, true).split(';');
          expect(findCookie([...before, written, ...after].join('; '), 'cart_id')).toBe(value);
          expect(findCookie([...before, ...after].join('; '), 'cart_id')).toBeNull();
        },
      ),
    );
  });
});
