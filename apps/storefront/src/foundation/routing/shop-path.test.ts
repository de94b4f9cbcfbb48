import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopPathSchema } from './shop-path';

describe('[LINK-02] redirect targets of a link', () => {
  test.each([
    ['/', '/'],
    ['/collections/sale?p=2#list', '/collections/sale?p=2#list'],
    ['/en/cart', '/en/cart'],
    ['/a/../succulent', '/succulent'],
    ['/search?q=花', '/search?q=%E8%8A%B1'],
    ['/search?q=https://elsewhere.example', '/search?q=https://elsewhere.example'],
  ])('%s redirects to %s', (path, expected) => expect(shopPathSchema.parse(path)).toBe(expected));

  test.each([
    null,
    undefined,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    '/cart\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '/api/cart-links',
    '/API/products',
    '/%61pi/products',
    '/discount/APP10',
    '/en/discount/APP10',
    '/cart/1:2',
    '/en/cart/1%3A2',
    '/%',
    `/${'x'.repeat(600)}`,
  ])('%j does not redirect', (path) => expect(shopPathSchema.parse(path)).toBeNull());

  test("for any target, a browser stays on the shop's own origin", () => {
    const shop = 'https://shop.example';
    const sign = fc.constantFrom(
      ...'/\\.:@?#%2e\t\n a花',
      '//',
      '..',
      'evil.example',
      'https:',
      '%2F',
      '%5C',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (parts) => {
        for (const path of [parts.join(''), `/${parts.join('')}`]) {
          const to = shopPathSchema.parse(path);
          if (to === null) continue;
          expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(new URL(to, `${shop}/discount/x`).origin).toBe(shop);
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 2_000 },
    );
  });
});
