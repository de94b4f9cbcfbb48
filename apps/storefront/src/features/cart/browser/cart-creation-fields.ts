import { type AttributeCookie, cartAttributes } from '@shop/rules/cart/cart-attributes';
import type { CartToCreate } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import { attributeCookies } from '#foundation/cookies/attribute-cookies.ts';
import { readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';

/** The fields sent with a new cart (ATTR-01). */
export function cartCreationFields(): Pick<CartToCreate, 'discountCodes' | 'attributes'> {
  const code = readCookie(discountCodeCookie);
  return {
    discountCodes: code === null ? [] : [code],
    attributes: cartAttributes({ cookies: attributeCookieValues() }),
  };
}

/** The cookies sent with a cart, by their own names (ANA-02). */
export function attributeCookieValues(): Partial<Record<AttributeCookie, string>> {
  return Object.fromEntries(
    attributeCookies.flatMap((codec) => {
      const value = readCookie(codec);
      return value === null ? [] : [[codec.name, value]];
    }),
  );
}

/** Deletes the coupon's cookie if it holds one of these codes (CART-06): another pending code stays valid. */
export function forgetDiscountCode(codes: readonly string[]): void {
  const waiting = readCookie(discountCodeCookie);
  if (waiting !== null && codes.some((code) => isSameDiscountCode(code, waiting))) {
    writeCookie(discountCodeCookie, null);
  }
}
