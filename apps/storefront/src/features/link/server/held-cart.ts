import type { Cart } from '@shop/rules/cart/cart';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { cartIdOf } from '#features/cart/server/cart-of-cookies.ts';

/** The shopper's non-empty cart; null for none, an empty or an expired one; `unknown` if it could not be read. */
export async function heldCart(request: Request, gateway: CartGateway): Promise<Cart | null | 'unknown'> {
  const cartId = cartIdOf(request);
  if (cartId === null) return null;
  const read = await gateway.readCart({ cartId });
  if (!read.ok) return isCartGone(read.error.code) ? null : 'unknown';
  return read.value.cart.lines.length === 0 ? null : read.value.cart;
}
