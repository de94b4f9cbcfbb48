import { parseDiscountCode } from '@shop/rules/cart/discount';
import type { CookieCodec } from './browser-cookies';

/** `discount_code`: the pending coupon for the next cart. */
export const discountCodeCookie: CookieCodec<string> = {
  name: 'discount_code',
  parse: parseDiscountCode,
  format: (code) => code,
};
