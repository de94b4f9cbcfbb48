import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';

/** Why a purchase does not go on to the checkout: a failed call, or a cart that is not what was asked for. */
export type BuyNowStop = CartFailureCode | 'discountNotApplicable';

/** What the platform's answer to the one-line cart comes to. */
export interface BuyNowVerdict {
  /** Null: the checkout may be opened. */
  readonly stop: BuyNowStop | null;
  /** The checkout of a cart that holds what was asked for, also where a coupon was refused; else null. */
  readonly checkoutUrl: string | null;
}

/**
 * Checks the cart that was made for a buy-now (BUY-01, CART-12): fewer pieces than asked for, or none, stop it, and so
 * does a coupon that takes nothing off: a shopper who has one is told before they pay the full price, and may
 * then go on without it.
 */
export function compareBuyNow(outcome: CartOutcome, line: LineToAdd): BuyNowVerdict {
  if (!outcome.ok) return { stop: outcome.error.code, checkoutUrl: null };
  const { cart, discountFailure } = outcome.value;
  const held = cart.lines.find(({ merchandiseGlobalId }) => merchandiseGlobalId === line.merchandiseGlobalId);
  if (held === undefined || held.quantity < 1 || held.warning === 'outOfStock') {
    return { stop: 'outOfStock', checkoutUrl: null };
  }
  if (held.quantity !== line.quantity || held.warning !== null)
    return { stop: 'notEnoughStock', checkoutUrl: null };
  const isIdle = cart.discountCodes.some(({ applicable }) => !applicable);
  return { stop: discountFailure ?? (isIdle ? 'discountNotApplicable' : null), checkoutUrl: cart.webUrl };
}
