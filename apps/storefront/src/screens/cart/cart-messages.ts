import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
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
    case 'wishes':
    case 'discount':
      return errorMessage(stop.code, view, words);
  }
}

/** What went wrong with the cart, in words (PLAT-02). */
export function errorMessage(code: CartErrorCode, view: CartView, words: CartWords): string {
  return fill(words.errors[code], { name: concernedNames(code, view, words) });
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
