import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

/** Everything that a cart or its way to the checkout may say went wrong. */
export type CartErrorCode = CartFailureCode | Extract<CheckoutStop, { code: string }>['code'];

/** The words of every code (PLAT-02); a code without words does not compile. `{name}` is filled in the browser. */
export function cartErrorWords(locale: Locale): Readonly<Record<CartErrorCode, string>> {
  const t = words(locale);
  const hole = { name: '{name}' };
  return {
    invalidCart: t('cartError.invalidCart'),
    cartRestored: t('cart.restored'),
    unreachable: t('cartError.unreachable'),
    unavailable: t('cartError.unavailable'),
    timedOut: t('cartError.outcomeUnknown'),
    outcomeUnknown: t('cartError.outcomeUnknown'),
    malformedAnswer: t('cartError.malformedAnswer'),
    refused: t('cartError.refused'),
    outOfStock: t('stock.outOfStock', hole),
    notEnoughStock: t('stock.notEnough', hole),
    merchandiseInvalid: t('cartError.merchandiseInvalid'),
    quantityTooSmall: t('cartError.quantityTooSmall'),
    quantityTooLarge: t('cartError.quantityTooLarge'),
    quantityIncrement: t('cartError.quantityIncrement'),
    tooManyLines: t('cartError.tooManyLines'),
    noteInvalid: t('cartError.noteInvalid'),
    attributesInvalid: t('cartError.attributesInvalid'),
    addressInvalid: t('cartError.addressInvalid'),
    addressIncomplete: t('cartError.addressIncomplete'),
    destinationUnsupported: t('cartError.destinationUnsupported'),
    deliveryInvalid: t('cartError.deliveryInvalid'),
    paymentInvalid: t('cartError.paymentInvalid'),
    emptyCart: t('cart.empty'),
    discountMissing: t('discount.missing'),
    discountAlreadyUsed: t('discount.alreadyUsed'),
    discountAlreadyApplied: t('discount.alreadyApplied'),
    discountNotApplicable: t('discount.notApplicable'),
    rejected: t('cartError.rejected'),
    tooSlow: t('cartError.tooSlow'),
  };
}
