import { CART_LINK_QUANTITY_MAX, cartLinksOf, formatCartLinkItems } from '@shop/rules/cart/cart-link';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLinkItemsSchema, cartLinkPath, discountCodeSchema } from './cart-link';

const item = fc.record({
  variantId: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  quantity: fc.integer({ min: 1, max: CART_LINK_QUANTITY_MAX }),
});
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789:,%3Aa2C-+.e _/\\\u0000花'), maxLength: 60 }),
  fc.string({ maxLength: 2_000 }),
  fc.constantFrom(
    '1:2,'.repeat(400),
    `1:${'9'.repeat(400)}`,
    '__proto__:1',
    '1:1e9',
    '0x1:1',
    '１:１',
    '1:0',
    '01:1',
    '1:-1',
  ),
);

describe('[LINK-01] the items of a cart link', () => {
  test.each([
    ['42319870264559:2', [[42_319_870_264_559, 2]]],
    [
      '1:2,3:4',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      '1%3A2%2C3%3a4',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      '1:60,2:1,1:60',
      [
        [1, 120],
        [2, 1],
      ],
    ],
    ['5:999', [[5, 999]]],
  ])('%s', (text, expected) => {
    const items = cartLinkItemsSchema.parse(text);
    expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(expected);
  });

  test('from any URL: at most 50 variants, without duplicates, integers within limits, or none', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.array(item).map(formatCartLinkItems)), (text) => {
        const parsed = cartLinkItemsSchema.safeParse(text);
        if (!parsed.success) return;
        expect(parsed.data.length).toBeGreaterThan(0);
        expect(parsed.data.length).toBeLessThanOrEqual(50);
        expect(new Set(parsed.data.map(({ variantId }) => variantId)).size).toBe(parsed.data.length);
        for (const { variantId, quantity } of parsed.data) {
          expect(Number.isSafeInteger(variantId) && variantId > 0).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= CART_LINK_QUANTITY_MAX).toBe(
            true,
          );
        }
      }),
    );
  });

  test('pieces that no link can say make it none, and are never fewer', () => {
    for (const text of ['1:10000', '1:9999,1:1'])
      expect(cartLinkItemsSchema.safeParse(text).success, text).toBe(false);
  });

  test('the longest one is read with its signs percent-encoded, too', () => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      variantId: 999_999_999_999_000 + index,
      quantity: CART_LINK_QUANTITY_MAX,
    }));
    const text = formatCartLinkItems(items).replaceAll(':', '%3A').replaceAll(',', '%2c');
    expect(cartLinkItemsSchema.parse(text)).toEqual(items);
  });

  test('[ROUTE-15] the links of an order carry all of its items, however many', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { minLength: 1, maxLength: 180, selector: ({ variantId }) => variantId }),
        (items) => {
          const links = cartLinksOf(items) ?? [];
          expect(links.flatMap((link) => cartLinkItemsSchema.parse(link))).toEqual(items);
          expect(links).toHaveLength(Math.ceil(items.length / 50));
        },
      ),
    );
    expect(cartLinksOf([{ variantId: 1, quantity: CART_LINK_QUANTITY_MAX + 1 }])).toBeNull();
  });

  test('serialised items parse to the same items', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { minLength: 1, maxLength: 50, selector: ({ variantId }) => variantId }),
        (items) => {
          expect(cartLinkItemsSchema.parse(formatCartLinkItems(items))).toEqual(items);
        },
      ),
    );
  });

  test('its page has the code as a path segment, with any characters', () => {
    const items = [{ variantId: 1, quantity: 2 }];
    expect(cartLinkPath('ask', { items, code: null })).toBe('/cart/link/ask/1:2');
    expect(cartLinkPath('part', { items, code: 'A/B ?' })).toBe('/cart/link/part/1:2/A%2FB%20%3F');
  });

  test.each([
    [null, null],
    [undefined, null],
    ['', null],
    [' ＡＰＰ１０ ', 'APP10'],
    ['a\u0000b', null],
    ['x'.repeat(256), null],
  ])('a code %j is parsed as %j', (text, code) => expect(discountCodeSchema.parse(text)).toBe(code));
});
