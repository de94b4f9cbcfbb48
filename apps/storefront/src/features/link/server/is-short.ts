import type { CartAnswer } from '@shop/rules/cart/cart-gateway';

/** Whether the stock did not have all that was to go into a cart. */
export function isShort({ cart, warnings }: Pick<CartAnswer, 'cart' | 'warnings'>): boolean {
  return warnings.length > 0 || cart.lines.some(({ warning }) => warning !== null);
}
