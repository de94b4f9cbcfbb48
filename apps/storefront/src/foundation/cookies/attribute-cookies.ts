import {
  ATTRIBUTE_COOKIES,
  ATTRIBUTE_VALUE_MAX,
  type AttributeCookie,
} from '@shop/rules/cart/cart-attributes';
import type { CookieCodec } from './browser-cookies';

/** Lone surrogates: they are not text, and a cookie cannot hold them. */
const HALVES = /\p{Cs}/u;

/** The cookies whose values are sent with a cart (ANA-02): `gs_user_id` and the five `utm_…`. */
export const attributeCookies: readonly (CookieCodec<string> & { readonly name: AttributeCookie })[] =
  ATTRIBUTE_COOKIES.map((name) => ({
    name,
    parse: (text) =>
      text.trim() === '' || text.length > ATTRIBUTE_VALUE_MAX || HALVES.test(text) ? null : text,
    format: (value) => value,
  }));
