import type { Cart } from '@shop/rules/cart/cart';
import { err } from '@shop/rules/result';
import { describe, expect, test, vi } from 'vitest';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { log } from '#foundation/process/log.ts';
import {
  answerWith,
  cartOf,
  cookiesOf,
  idOf,
  LINE,
  linkServicesUnderTest,
  NEW_CART,
  OLD_CART,
  openedLink,
  redirectOf,
  SHOP_URL,
  withCart,
} from '#test/support/link-services-under-test.ts';
import type { LinkServices } from './link-services';
import { openCartLink } from './open-cart-link';
import { receiveCartLink } from './receive-cart-link';

const openItems = (items: string, request: Request, given: LinkServices) =>
  openCartLink(request, { locale: 'ja', items }, given);

describe('[LINK-01] a cart link', () => {
  test("without a cart creates one with the items, the link's code and attribution", async () => {
    const { given, calls } = linkServicesUnderTest();
    const request = openedLink('/cart/1:2,3:1?discount=app10', {
      cookie: 'utm_source=mail; delivery_province=JP-01; discount_code=OTHER',
      'sec-fetch-dest': 'document',
    });
    const response = await openItems('1:2,3:1', request, given);
    expect(redirectOf(response)).toEqual([303, '/cart']);
    expect(cookiesOf(response)).toEqual([`cart_id=${encodeURIComponent(NEW_CART)}`, 'cart_count=2']);
    expect(calls.restoreCart).toHaveBeenCalledExactlyOnceWith({
      lines: [
        { merchandiseGlobalId: idOf('gid://shopify/ProductVariant/1'), quantity: 2 },
        { merchandiseGlobalId: idOf('gid://shopify/ProductVariant/3'), quantity: 1 },
      ],
      discountCodes: ['app10'],
      attributes: [{ key: 'UTM_SOURCE', value: 'mail' }],
      province: 'JP-01',
    });
  });

  test('asks first for more pieces than there are, and for no fewer', async () => {
    for (const [pieces, path] of [
      [5, '/cart'],
      [6, '/cart/link/ask/1:6'],
    ] as const) {
      const { given } = linkServicesUnderTest();
      const response = await openItems(`1:${pieces}`, openedLink(`/cart/1:${pieces}`), given);
      expect(redirectOf(response)).toEqual([303, path]);
    }
  });

  test('also with an empty or completed cart', async () => {
    for (const held of [null, cartOf(OLD_CART)]) {
      const { given } = linkServicesUnderTest({ held });
      expect(redirectOf(await openItems('1:1', openedLink('/cart/1:1', withCart), given))).toEqual([
        303,
        '/cart',
      ]);
    }
  });

  test.each(['x'.repeat(256), 'a%00b'])(
    'a code that cannot be one is not dropped in silence: %#',
    async (code) => {
      const { given, calls } = linkServicesUnderTest();
      const response = await openItems('1:2', openedLink(`/cart/1:2?discount=${code}`), given);
      expect(redirectOf(response)).toEqual([303, '/cart/link/ask/1:2/-']);
      expect(calls.restoreCart).not.toHaveBeenCalled();
    },
  );

  test('a filled cart is never changed without confirmation', async () => {
    const { given, calls } = linkServicesUnderTest({ held: cartOf(OLD_CART, { lines: [LINE] }) });
    const response = await openItems('1:2', openedLink('/en/cart/1:2?discount=A', withCart), given);
    expect(redirectOf(response)).toEqual([303, '/cart/link/ask/1:2/A']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  test('nor is one that cannot be read', async () => {
    const unreachable = async () => err({ code: 'unreachable' as const, detail: '' });
    const { given, calls } = linkServicesUnderTest({ gateway: { readCart: unreachable } });
    expect(redirectOf(await openItems('1:2', openedLink('/cart/1:2', withCart), given))).toEqual([
      303,
      '/cart/link/ask/1:2',
    ]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test.each([
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['a preview', { purpose: 'preview' }, 'GET'],
    ['a picture of another page', { 'sec-fetch-dest': 'image' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
  ])('%s changes nothing', async (_, headers, method) => {
    const { given, calls } = linkServicesUnderTest();
    const response = await openItems(
      '1:1',
      openedLink('/cart/1:1', headers as Record<string, string>, method),
      given,
    );
    expect(redirectOf(response)).toEqual([303, '/cart/link/ask/1:1']);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test.each([
    ['something unknown', '1:1,77:1'],
    ['something sold out', '1:1,9:1'],
    ['more than there is', '1:6'],
  ])('%s shows a preview before any cart is changed', async (_, items) => {
    const { given, calls } = linkServicesUnderTest();
    expect(redirectOf(await openItems(items, openedLink(`/cart/${items}`), given))).toEqual([
      303,
      `/cart/link/ask/${items}`,
    ]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('with more pieces than a cart can hold leads to a page of the shop', async () => {
    const { given, calls } = linkServicesUnderTest();
    const items = '1:9999,1:1';
    expect(redirectOf(await openItems(items, openedLink(`/cart/${items}`), given))).toEqual([
      303,
      '/cart/link/ask/1%3A9999%2C1%3A1',
    ]);
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('during a platform outage, or above the rate limit, the page asks', async () => {
    const away = linkServicesUnderTest();
    const failing = {
      ...away.given,
      readVariants: () => Promise.reject(new PlatformUnreachableError('away')),
    };
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(redirectOf(await openItems('1:1', openedLink('/cart/1:1'), failing))).toEqual([
      303,
      '/cart/link/ask/1:1',
    ]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    const { given } = linkServicesUnderTest({ mayChange: false });
    expect(redirectOf(await openItems('1:1', openedLink('/cart/1:1'), given))).toEqual([
      303,
      '/cart/link/ask/1:1',
    ]);
  });

  const form = (fields: Record<string, string>, headers: Record<string, string> = withCart) =>
    new Request(`${SHOP_URL}/api/cart-links`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SHOP_URL, ...headers },
      body: String(new URLSearchParams({ language: 'en', ...fields })),
    });

  test('added: the lines are merged into the existing cart, and its codes stay', async () => {
    const held = cartOf(OLD_CART, { lines: [LINE], discountCodes: [{ code: 'OLD', applicable: true }] });
    const { given, calls } = linkServicesUnderTest({
      gateway: { addLines: vi.fn(async () => answerWith(held)) },
    });
    const response = await receiveCartLink(form({ items: '1:2', mode: 'add', code: 'NEW' }), given);
    expect(redirectOf(response)).toEqual([303, '/en/cart']);
    expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
      cartId: OLD_CART,
      discountCodes: ['OLD', 'NEW'],
    });
    expect(calls.restoreCart).not.toHaveBeenCalled();
  });

  test('replaced: a new cart is used, and the old one is unchanged', async () => {
    const { given, calls } = linkServicesUnderTest({ held: cartOf(OLD_CART, { lines: [LINE] }) });
    const response = await receiveCartLink(form({ items: '1:2,9:1', told: '9', mode: 'replace' }), given);
    expect(redirectOf(response)).toEqual([303, '/en/cart']);
    expect(cookiesOf(response)[0]).toBe(`cart_id=${encodeURIComponent(NEW_CART)}`);
    expect(calls.addLines).not.toHaveBeenCalled();
  });

  const lineOf = (variant: number, warning: 'notEnoughStock' | null) =>
    ({
      warning,
      merchandiseGlobalId: idOf(`gid://shopify/ProductVariant/${variant}`),
    }) as Cart['lines'][number];

  test('reduced quantities are reported with their items alone, and so is an empty result', async () => {
    const lines = [lineOf(1, 'notEnoughStock'), lineOf(2, null), lineOf(8, 'notEnoughStock')];
    const short = linkServicesUnderTest({
      gateway: { addLines: vi.fn(async () => answerWith(cartOf(OLD_CART, { lines }))) },
    });
    expect(redirectOf(await receiveCartLink(form({ items: '1:5,2:1', mode: 'add' }), short.given))).toEqual([
      303,
      '/en/cart/link/part/1:5',
    ]);
    const none = linkServicesUnderTest({
      gateway: {
        addLines: vi.fn(async () =>
          answerWith(cartOf(OLD_CART, { lines: [lineOf(2, null)] }), { warnings: ['outOfStock'] }),
        ),
      },
    });
    expect(redirectOf(await receiveCartLink(form({ items: '1:5,2:1', mode: 'add' }), none.given))).toEqual([
      303,
      '/en/cart/link/part/1:5',
    ]);
    const refused = linkServicesUnderTest({
      gateway: { addLines: vi.fn(async () => err({ code: 'rejected' as const, detail: '' })) },
    });
    const response = await receiveCartLink(form({ items: '1:5', mode: 'add' }), refused.given);
    expect(redirectOf(response)).toEqual([303, '/en/cart/link/failed/1:5']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['unreachable', 'unknown'],
    ['timedOut', 'unknown'],
    ['unavailable', 'failed'],
  ] as const)('[TRUTH-01] an add whose answer is %s leads to the page: %s', async (code, state) => {
    const away = vi.fn(async () => err({ code, detail: '' }));
    const { given } = linkServicesUnderTest({ gateway: { addLines: away, restoreCart: away } });
    const press = async (mode: string) =>
      redirectOf(await receiveCartLink(form({ items: '1:2', mode }), given))[1];
    expect(await press('add')).toBe(`/en/cart/link/${state}/1:2`);
    // A new cart without an answer is nobody's: the shopper's own is certainly unchanged.
    expect(await press('replace')).toBe('/en/cart/link/failed/1:2');
  });

  test.each(['add', 'replace'])(
    '%s: what sold out or was withdrawn since the page is reported, once',
    async (mode) => {
      const { given } = linkServicesUnderTest();
      const press = async (told: string) =>
        redirectOf(await receiveCartLink(form({ items: '1:2,9:3,77:1', mode, told }), given))[1];
      expect(await press('')).toBe('/en/cart/link/part/9:3,77:1');
      expect(await press('77')).toBe('/en/cart/link/part/9:3');
      expect(await press('9,77')).toBe('/en/cart');
      expect(await press('1,x,')).toBe('/en/cart/link/part/9:3,77:1');
    },
  );

  test('a cross-site form, an unknown choice and an empty list are rejected', async () => {
    const { given } = linkServicesUnderTest();
    const elsewhere = form({ items: '1:1', mode: 'add' }, { origin: 'https://evil.example' });
    expect((await receiveCartLink(elsewhere, given)).status).toBe(403);
    expect((await receiveCartLink(form({ items: '1:1', mode: 'empty' }), given)).status).toBe(400);
    expect((await receiveCartLink(form({ items: '1:0', mode: 'add' }), given)).status).toBe(400);
  });
});
