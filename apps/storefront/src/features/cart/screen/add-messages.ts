import type { CartExpiry } from '@shop/rules/cart/known-cart';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** Failures about merchandise or a coupon's code: the same message in the cart and beside buy-now. */
export type LineOrCouponFailure =
  | 'outOfStock'
  | 'notEnoughStock'
  | 'discountMissing'
  | 'discountAlreadyUsed'
  | 'discountAlreadyApplied'
  | 'discountNotApplicable';

/**
 * The message for a refused line or coupon (CART-06, CART-12, BUY-01).
 * @param name of the merchandise; used only by stock failures
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

/** The message for an expired cart that was replaced by another (TRUTH-02). */
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
