import { encodeGlobalId, type GlobalId, parseGlobalId } from '@shop/rules/global-id';
import type { CookieCodec } from './browser-cookies';

/** `cart_id` (CART-02): base64 of the cart's whole global id, including `?key=`. Anything other than a cart id is null. */
export const cartIdCookie: CookieCodec<GlobalId> = {
  name: 'cart_id',
  parse: (text) => {
    const parts = parseGlobalId(text);
    if (!parts.ok || parts.value.type !== 'Cart') return null;
    const id = encodeGlobalId(parts.value.plain);
    return id.ok ? id.value : null;
  },
  format: (id) => id,
};
