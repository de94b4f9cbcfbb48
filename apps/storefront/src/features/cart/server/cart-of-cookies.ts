import type { Cart } from '@shop/rules/cart/cart';
import { cartAttributes } from '@shop/rules/cart/cart-attributes';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartToRestore } from '@shop/rules/cart/cart-gateway';
import { DEFAULT_PROVINCE } from '@shop/rules/delivery/prefectures';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok, type Result } from '@shop/rules/result';
import { attributeCookies } from '#foundation/cookies/attribute-cookies.ts';
import { type CookieCodec, cookieText, findCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { deliveryProvinceCookie } from '#foundation/cookies/delivery-province.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';

/** A cookie of the request; null if missing or malformed. */
export function cookieOf<Value>({ headers }: Request, { name, parse }: CookieCodec<Value>): Value | null {
  const text = findCookie(headers.get('cookie') ?? '', name);
  return text === null ? null : parse(text);
}

/** The shopper's cart id from the cookie; null for none. */
export function cartIdOf(request: Request): GlobalId | null {
  return cookieOf(request, cartIdCookie);
}

/** The fields sent with a new cart of the shopper, the same as the browser sends (ATTR-01). */
export function creationFieldsOf(request: Request): Omit<CartToRestore, 'lines'> {
  const code = cookieOf(request, discountCodeCookie);
  const values = attributeCookies.map((codec) => [codec.name, cookieOf(request, codec) ?? ''] as const);
  return {
    discountCodes: code === null ? [] : [code],
    attributes: cartAttributes({ cookies: Object.fromEntries(values) }),
    province: cookieOf(request, deliveryProvinceCookie) ?? DEFAULT_PROVINCE,
  };
}

/** The `Set-Cookie` texts that assign a cart to the shopper (CART-02). */
export function cartCookies({ globalId, totalQuantity }: Cart, shopUrl: string): string[] {
  return [cookieFor(cartIdCookie, globalId, shopUrl), cookieFor(cartCountCookie, totalQuantity, shopUrl)];
}

/** The `Set-Cookie` text of a cookie, with the same attributes as the shop's pages write. */
export function cookieFor<Value>(
  { name, format }: CookieCodec<Value>,
  value: Value,
  shopUrl: string,
): string {
  return cookieText(name, format(value), shopUrl.startsWith('https:'));
}

/** The shopper's non-empty cart, or why there is none: none or an empty one, an ordered or expired one, one that could not be read. */
export async function cartOrReason(
  request: Request,
  gateway: CartGateway,
): Promise<Result<Cart, 'empty' | 'ended' | 'unknown'>> {
  const cartId = cartIdOf(request);
  if (cartId === null) return err('empty');
  const read = await gateway.readCart({ cartId });
  if (!read.ok) return err(isCartGone(read.error.code) ? 'ended' : 'unknown');
  return read.value.cart.lines.length === 0 ? err('empty') : ok(read.value.cart);
}

/** The shopper's non-empty cart; null for none, an empty or an expired one; `unknown` if it could not be read. */
export async function nonEmptyCart(request: Request, gateway: CartGateway): Promise<Cart | null | 'unknown'> {
  const cart = await cartOrReason(request, gateway);
  if (cart.ok) return cart.value;
  return cart.error === 'unknown' ? 'unknown' : null;
}
