import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** Failures that concern what is bought, or a coupon's code: said alike in the cart and beside buy-now. */
export type LineOrCouponFailure =
  | 'outOfStock'
  | 'notEnoughStock'
  | 'discountMissing'
  | 'discountAlreadyUsed'
  | 'discountAlreadyApplied'
  | 'discountNotApplicable';

/**
 * Why a line or a coupon was refused, in words (CART-06, CART-12, BUY-01).
 * @param name of what is bought; only a failure of stock says it
 */
export function lineOrCouponMessage(code: LineOrCouponFailure, name: string, m: Messages): string {
  switch (code) {
    case 'outOfStock':
      return m.stock.outOfStock({ name });
    case 'notEnoughStock':
      return m.stock.notEnough({ name });
    case 'discountMissing':
      return m.discount.missing;
    case 'discountAlreadyUsed':
      return m.discount.alreadyUsed;
    case 'discountAlreadyApplied':
      return m.discount.alreadyApplied;
    case 'discountNotApplicable':
      return m.discount.notApplicable;
  }
}

/** What became of a cart that expired (TRUTH-02), where there is another one now. */
export function expiryMessage(expiry: CartExpiry, m: Messages): string {
  switch (expiry) {
    case 'restored':
      return m.cart.restored;
    case 'restoredInPart':
      return m.cart.restoredInPart;
    case 'expired':
      return m.cart.rebuilt;
    case 'ended':
      return m.cart.ended;
  }
}
