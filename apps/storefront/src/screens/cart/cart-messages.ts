import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
import type { DiscountRefusal } from '@shop/rules/cart/discount-refusal';
import { formatYen } from '@shop/rules/yen';
import { fill } from '../../i18n/fill';
import type { CartErrorCode } from './cart-error-words';
import type { CartWords } from './cart-words';

/** Why the checkout did not open, in words (GATE-01). */
export function stopMessage(stop: CheckoutStop, view: CartView, words: CartWords): string {
  switch (stop.kind) {
    case 'giftIncomplete':
      return words.giftIncomplete;
    case 'notKept':
      return words.invalidCheckout;
    case 'cart':
      return stop.code === 'outOfStock'
        ? fill(words.soldOutStop, { name: concernedNames(stop.code, view, words) })
        : errorMessage(stop.code, view, words);
    case 'wishes':
    case 'discount':
      return errorMessage(stop.code, view, words);
  }
}

/** What went wrong with the cart, in words (PLAT-02). */
export function errorMessage(code: CartErrorCode, view: CartView, words: CartWords): string {
  return fill(words.errors[code], { name: concernedNames(code, view, words) });
}

/** Why a coupon's code does not apply, in words (CART-06). */
export function refusalMessage(refusal: DiscountRefusal, words: CartWords): string {
  const text = words.couponRefusals[refusal.kind];
  switch (refusal.kind) {
    case 'belowMinimum':
      return fill(text, { minimum: formatYen(refusal.minimum) });
    case 'notCombinable':
      return fill(text, { code: refusal.appliedCode });
    default:
      return text;
  }
}

function concernedNames(code: CartErrorCode, { lines, problem }: CartView, words: CartWords): string {
  const about = problem?.about;
  const concerned = lines.filter(
    ({ warning, globalId, merchandiseGlobalId }) =>
      warning === code ||
      (about?.kind === 'lines' && about.lineIds.includes(globalId)) ||
      (about?.kind === 'add' && about.merchandiseGlobalId === merchandiseGlobalId),
  );
  const names = concerned.map(({ title }) => title).join(words.nameJoin);
  return names === '' ? words.aProduct : names;
}
