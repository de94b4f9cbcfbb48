import { err } from '@shop/rules/result';
import { expect, test } from 'vitest';
import {
  answerWith,
  cartOf,
  LINE,
  linkServicesUnderTest,
  OLD_CART,
  openedLink,
  redirectOf,
  withCart,
} from '#test/support/link-services-under-test.ts';
import { openOwnCheckout } from './open-own-checkout';

const CHECKOUT = 'https://platform.example/checkouts/1';

test.each([
  ['no cart', {}, {}, '/en/cart/checkout/empty'],
  ['an empty cart', withCart, { held: cartOf(OLD_CART) }, '/en/cart/checkout/empty'],
  ['a cart that was ordered or expired', withCart, {}, '/en/cart/checkout/ended'],
  [
    'a cart that cannot be read',
    withCart,
    { gateway: { readCart: async () => err({ code: 'unreachable' as const, detail: '' }) } },
    '/en/cart/checkout/unknown',
  ],
  [
    'a cart of which everything sold out',
    withCart,
    {
      gateway: {
        readCart: async () =>
          answerWith(cartOf(OLD_CART, { lines: [{ ...LINE, quantity: 0 }], webUrl: CHECKOUT })),
      },
    },
    '/en/cart/checkout/sold-out',
  ],
  [
    'a filled cart',
    withCart,
    { gateway: { readCart: async () => answerWith(cartOf(OLD_CART, { lines: [LINE], webUrl: CHECKOUT })) } },
    CHECKOUT,
  ],
])(
  '[GATE-01] without JavaScript the checkout of %s leads to its own place',
  async (_what, cookies, given, place) => {
    const services = linkServicesUnderTest(given).given;
    const response = await openOwnCheckout(openedLink('/en/cart/checkout', cookies), 'en', services);
    expect(redirectOf(response)).toEqual([303, place]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
