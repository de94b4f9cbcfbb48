import type { CookieCodec } from './browser-cookies';

const CODE = /^[\w-]{1,64}$/;

/** `discount_code` (§3): the coupon that waits for the next cart. */
export const discountCodeCookie: CookieCodec<string> = {
  name: 'discount_code',
  parse: (text) => (CODE.test(text) ? text : null),
  format: (code) => code,
};
