import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { DiscountRefusal } from '@shop/rules/cart/discount-refusal';
import { formatYen } from '@shop/rules/yen';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { lineOrCouponMessage } from './line-or-coupon-message';

/** Everything that a cart or its way to the checkout may say went wrong. */
export type CartErrorCode = CartFailureCode | Extract<CheckoutStop, { code: string }>['code'];

/** Why the checkout did not open, in words (GATE-01). */
export function stopMessage(stop: CheckoutStop, view: CartView, m: Messages): string {
  switch (stop.kind) {
    case 'giftIncomplete':
      return m.delivery.giftError;
    case 'notKept':
      return m.cart.invalidCheckout;
    case 'changed':
      return m.change.stopped;
    case 'cart':
      return stop.code === 'outOfStock'
        ? m.cart.soldOutStop({ name: concernedNames(stop.code, view, m) })
        : errorMessage(stop.code, view, m);
    case 'preferences':
    case 'discount':
      return errorMessage(stop.code, view, m);
  }
}

/** What went wrong with the cart, in words (PLAT-02); a code without words does not compile. */
export function errorMessage(code: CartErrorCode, view: CartView, m: Messages): string {
  switch (code) {
    case 'cartRestored':
      return m.cart.restored;
    case 'emptyCart':
      return m.cart.empty;
    case 'timedOut':
      return m.cartError.outcomeUnknown;
    case 'outOfStock':
    case 'notEnoughStock':
    case 'discountMissing':
    case 'discountAlreadyUsed':
    case 'discountAlreadyApplied':
    case 'discountNotApplicable':
      return lineOrCouponMessage(code, concernedNames(code, view, m), m);
    default:
      return m.cartError[code];
  }
}

/** Why a coupon's code does not apply, in words (CART-06). */
export function refusalMessage(refusal: DiscountRefusal, m: Messages): string {
  switch (refusal.kind) {
    case 'belowMinimum':
      return m.discount.minimum({ minimum: formatYen(refusal.minimum) });
    case 'notCombinable':
      return m.discount.notCombinable({ code: refusal.appliedCode });
    case 'notFound':
      return m.discount.missing;
    case 'usedByCustomer':
      return m.discount.alreadyUsed;
    default:
      return m.discount[refusal.kind];
  }
}

function concernedNames(code: CartErrorCode, { lines, problem }: CartView, m: Messages): string {
  const about = problem?.about;
  const concerned = lines.filter(
    ({ warning, globalId, merchandiseGlobalId }) =>
      warning === code ||
      (about?.kind === 'lines' && about.lineIds.includes(globalId)) ||
      (about?.kind === 'add' && about.merchandiseGlobalId === merchandiseGlobalId),
  );
  const names = concerned.map(({ title }) => title).join(m.common.nameSeparator);
  return names === '' ? m.cart.aProduct : names;
}
