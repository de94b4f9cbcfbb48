import type { CookieCodec } from './browser-cookies';

const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

/** `cart_count` (CART-02): the number of pieces in the cart, for the badge; absent for an empty cart. */
export const cartCountCookie: CookieCodec<number> = {
  name: 'cart_count',
  parse: (text) => (WHOLE_NUMBER.test(text) ? Number(text) : null),
  format: String,
};
