import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartExpiry, LineName } from '@shop/rules/cart/known-cart';
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

/**
 * The message for a refusal because of the merchandise or its quantity (PLAT-02): the same press fails again.
 * @returns null for other codes
 */
export function merchandiseMessage(code: CartFailureCode, m: Messages): string | null {
  switch (code) {
    case 'merchandiseInvalid':
      return m.cartError.merchandiseInvalid;
    case 'quantityTooLarge':
      return m.cartError.quantityTooLarge;
    case 'quantityIncrement':
      return m.cartError.quantityIncrement;
    case 'tooManyLines':
      return m.cartError.tooManyLines;
    default:
      return null;
  }
}

/** A line's name where the line itself is not shown: with its variant, if any. */
export function lineName({ title = '', variantTitle = '' }: LineName, m: Messages): string {
  if (title === '') return m.cart.aProduct;
  return variantTitle === '' ? title : m.cart.lineName({ title, variant: variantTitle });
}

/**
 * The message for an expired cart that was replaced by another (TRUTH-02).
 * @param leftOut the lines that were lost, whole or in part
 */
export function expiryMessage(expiry: CartExpiry, leftOut: readonly LineName[], m: Messages): string {
  switch (expiry) {
    case 'restored':
      return m.cart.restored;
    case 'restoredInPart':
      return leftOut.length === 0
        ? m.cart.restoredInPart
        : m.cart.restoredWithout({
            names: leftOut.map((line) => lineName(line, m)).join(m.common.nameSeparator),
          });
    case 'expired':
      return m.cart.rebuilt;
    case 'ended':
      return m.cart.ended;
  }
}
