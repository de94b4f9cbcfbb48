import { subtractYen, type Yen, yen } from '../yen';
import type { Cart } from './cart';

type Charged = Pick<Cart, 'subtotalPrice' | 'checkoutChargeAmount' | 'discountAmount'>;

/**
 * The amount of the coupon line, or null when there is none (CART-09): shown when the subtotal, before any discount, exceeds the charge
 * amount. By the provider's schema that amount is after discounts of lines and before those of the cart, which are told as
 * allocations, so the larger of the two counts. Never more than the subtotal.
 */
export function couponAmount(cart: Charged): Yen | null {
  const below = subtractYen(cart.subtotalPrice, cart.checkoutChargeAmount);
  const amount = Math.min(cart.subtotalPrice, Math.max(below, cart.discountAmount));
  return amount > 0 ? yen(amount) : null;
}

/** The codes the coupon line names: those the platform says apply. */
export function appliedCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code);
}

/** What the coupon line is named by where no code applies: titles of discounts that need none. */
export function discountTitles(cart: Pick<Cart, 'discountTitles'>): readonly string[] {
  return cart.discountTitles ?? [];
}

/** Codes on the cart that do not apply; discount-refusal.ts has the reasons. */
export function inapplicableCodes(cart: Pick<Cart, 'discountCodes'>): string[] {
  return cart.discountCodes.filter(({ applicable }) => !applicable).map(({ code }) => code);
}
