import { ATTRIBUTE_COOKIES, type AttributeCookie } from '@shop/rules/cart/cart-attributes';
import type { CookieCodec } from './browser-cookies';

const LONGEST = 255;
/** Halves of a surrogate pair: no text, and no cookie holds them. */
const HALVES = /\p{Cs}/u;

/** The cookies whose values go along with a cart (ANA-02): `gs_user_id` and the five `utm_…`. */
export const attributeCookies: readonly (CookieCodec<string> & { readonly name: AttributeCookie })[] =
  ATTRIBUTE_COOKIES.map((name) => ({
    name,
    parse: (text) => (text.trim() === '' || text.length > LONGEST || HALVES.test(text) ? null : text),
    format: (value) => value,
  }));
