import { describe, expect, test, vi } from 'vitest';
import {
  answerWith,
  cartOf,
  cookiesOf,
  LINE,
  linkServicesUnderTest,
  OLD_CART,
  openedLink,
  redirectOf,
  SHOP_URL,
  withCart,
} from '#test/support/link-services-under-test.ts';
import type { LinkServices } from './link-services';
import { openDiscountLink } from './open-discount-link';

describe('[LINK-02] a discount link', () => {
  const openCode = (
    path: string,
    given: LinkServices,
    headers: Record<string, string> = {},
    method = 'GET',
  ) =>
    openDiscountLink(
      openedLink(path, headers, method),
      { locale: 'ja', code: new URL(path, SHOP_URL).pathname.split('/').at(-1) ?? '' },
      given,
    );
  const withCode = (applicable: boolean) => ({
    changeDiscountCodes: vi.fn(async () =>
      answerWith(cartOf(OLD_CART, { discountCodes: [{ code: 'APP10', applicable }] })),
    ),
  });
  const filled = cartOf(OLD_CART, { lines: [LINE] });

  test('without a cart stores the code for the next one', async () => {
    const response = await openCode('/discount/APP10?redirect=/succulent', linkServicesUnderTest().given);
    expect(redirectOf(response)).toEqual([303, '/succulent']);
    expect(cookiesOf(response)).toEqual(['discount_code=APP10']);
    for (const code of ['APP10', '%E6%98%A5%2F10'])
      expect(redirectOf(await openCode(`/discount/${code}`, linkServicesUnderTest().given))[1]).toMatch(
        new RegExp(`^/discount/noted/${code}/`),
      );
  });

  test.each([
    [true, 'applied', ['discount_code=APP10']],
    [false, 'unsuitable', ['discount_code=APP10']],
  ])(
    'applies the code to a cart at once, and reports the result (%s)',
    async (applicable, result, expected) => {
      const { given, calls } = linkServicesUnderTest({ held: filled, gateway: withCode(applicable) });
      const response = await openCode('/discount/app10', given, withCart);
      expect(redirectOf(response)[1]).toMatch(new RegExp(`^/discount/${result}/app10/`));
      expect(cookiesOf(response)).toEqual(expected.map((text) => text.replace('APP10', 'app10')));
      expect(calls.changeDiscountCodes).toHaveBeenCalledExactlyOnceWith({
        cartId: OLD_CART,
        discountCodes: ['app10'],
      });
    },
  );

  test('with an inapplicable code reports it before the redirect', async () => {
    const { given } = linkServicesUnderTest({ held: filled, gateway: withCode(false) });
    const [, location] = redirectOf(await openCode('/discount/APP10?redirect=/cart', given, withCart));
    expect(location).toMatch(/^\/discount\/unsuitable\/APP10\//);
  });

  test('with an invalid code stores nothing', async () => {
    const missing = vi.fn(async () =>
      answerWith(cartOf(OLD_CART), { discountFailure: 'discountMissing' as const }),
    );
    const { given } = linkServicesUnderTest({ held: filled, gateway: { changeDiscountCodes: missing } });
    const response = await openCode('/discount/NOPE?redirect=/cart', given, withCart);
    expect(redirectOf(response)[1]).toMatch(/^\/discount\/refused\/NOPE\//);
    expect(cookiesOf(response)).toEqual([]);
    expect(redirectOf(await openCode('/discount/%00', given))[1]).toMatch(/^\/discount\/refused\/-\//);
  });

  test.each([
    ['that has expired', { refusal: { kind: 'expired' } }, null, 'refused'],
    ['that the platform keeps on the cart and refuses', {}, 'discountAlreadyUsed', 'refused'],
    ['that waits for another cart', { refusal: { kind: 'noEntitledLines' } }, null, 'unsuitable'],
  ] as const)('with a code %s says so, and stores no dead one', async (_, more, discountFailure, result) => {
    const discountCodes = [{ code: 'APP10', applicable: false, ...more }];
    const changeDiscountCodes = vi.fn(async () =>
      answerWith(cartOf(OLD_CART, { discountCodes }), { discountFailure }),
    );
    const { given } = linkServicesUnderTest({ held: filled, gateway: { changeDiscountCodes } });
    const response = await openCode('/discount/APP10?redirect=/cart', given, withCart);
    expect(redirectOf(response)[1]).toMatch(new RegExp(`^/discount/${result}/APP10/`));
    expect(cookiesOf(response)).toEqual(result === 'refused' ? [] : ['discount_code=APP10']);
  });

  test('never redirects to another site', async () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/..//evil.example']) {
      const response = await openCode(
        `/discount/A?redirect=${encodeURIComponent(evil)}`,
        linkServicesUnderTest().given,
      );
      expect(redirectOf(response)[1]).toBe('/discount/noted/A/Lw');
    }
  });

  test('does nothing for a bot', async () => {
    const response = await openCode('/discount/APP10', linkServicesUnderTest().given, {}, 'HEAD');
    expect([response.status, response.headers.getSetCookie()]).toEqual([204, []]);
  });
});
