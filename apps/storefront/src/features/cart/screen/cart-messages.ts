import type { CartView } from '@shop/machines/cart/cart-view';
import type { CheckoutStop } from '@shop/machines/checkout/checkout-gate-context';
import type { DiscountRefusal } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { LineName } from '@shop/rules/cart/known-cart';
import { PREFECTURES, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { JstDate } from '@shop/rules/jst-date';
import { formatYen, type Yen } from '@shop/rules/yen';
import { dayText, timeText } from '#features/delivery/screen/delivery-text.ts';
import { prefectureName } from '#features/delivery/screen/prefecture-name.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { lineName, lineOrCouponMessage } from './add-messages';

/** All failures of a cart or its checkout. */
export type CartErrorCode = CartFailureCode | Extract<CheckoutStop, { code: string }>['code'];

/** The message for a checkout that did not open (GATE-01). */
export function stopMessage(stop: CheckoutStop, view: CartView, m: Messages): string {
  switch (stop.kind) {
    case 'giftIncomplete':
      return m.delivery.giftError;
    case 'notKept':
      return m.cart.invalidCheckout;
    case 'changed':
      return m.change.stopped;
    case 'cart':
      if (stop.code !== 'outOfStock') return errorMessage(stop.code, view, m);
      return view.isAllSoldOut
        ? m.cart.allSoldOut
        : m.cart.soldOutStop({ name: concernedNames(stop.code, view, m) });
    case 'preferences':
    case 'discount':
      return errorMessage(stop.code, view, m);
  }
}

/** The message for a cart failure (PLAT-02); a code without a message does not compile. */
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

/** The message for a coupon code that does not apply (CART-06). */
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
  const names = concerned.map((line) => lineName(line, m)).join(m.common.nameSeparator);
  return names === '' ? m.cart.aProduct : names;
}

/** The message that names the products that the merchant unpublished (CART-12). */
export function withdrawnMessage(withdrawn: readonly LineName[], m: Messages): string {
  return m.cart.withdrawn({ names: withdrawn.map((line) => lineName(line, m)).join(m.common.nameSeparator) });
}

/**
 * The message for one difference from what the shopper saw at the press (GATE-02).
 * @param withdrawn lines of unpublished products; for other missing lines the message gives no reason
 */
export function changeMessage(change: ReceiptChange, withdrawn: readonly LineName[], m: Messages): string {
  switch (change.kind) {
    case 'lineGone': {
      const name = lineName(change, m);
      const isWithdrawn = withdrawn.some((line) => lineName(line, m) === name);
      return isWithdrawn ? m.change.lineWithdrawn({ name }) : m.change.lineGone({ name });
    }
    case 'lineNew':
      return m.change.lineNew({ name: lineName(change, m), n: change.to });
    case 'quantity':
      return m.change.quantity({ name: lineName(change, m), from: change.from, to: change.to });
    case 'price':
      return m.change.price({ name: lineName(change, m), ...yenOf(change) });
    case 'codeGone': {
      const { code, refusal } = change;
      return refusal === undefined ? m.change.codeGone({ code }) : `${code} ${refusalMessage(refusal, m)}`;
    }
    case 'discountGone':
      return m.change.discountGone({ title: change.title });
    case 'province':
      return m.change.province({ from: prefecture(change.from, m), to: prefecture(change.to, m) });
    case 'deliveryDate':
      return m.change.deliveryDate({ from: day(change.from, m), to: day(change.to, m) });
    case 'deliveryTime':
      return m.change.deliveryTime({ from: timeText(change.from, m), to: timeText(change.to, m) });
    case 'eGift':
      return change.to ? m.change.eGiftOn : m.change.eGiftOff;
    case 'gift':
      return m.change.gift({ from: change.from || m.change.giftNone, to: change.to || m.change.giftNone });
    case 'note':
      return m.change.note;
    case 'coupon':
    case 'shippingFee':
    case 'total':
    case 'due':
      return m.change[change.kind](yenOf(change));
  }
}

/** The same message at its line; null if the difference is not about an existing line. */
export function lineChangeMessage(change: ReceiptChange, m: Messages): string | null {
  switch (change.kind) {
    case 'price':
      return m.change.pricePlain(yenOf(change));
    case 'quantity':
      return m.change.quantityPlain({ from: change.from, to: change.to });
    default:
      return null;
  }
}

function yenOf({ from, to }: { readonly from: Yen; readonly to: Yen }) {
  return { from: formatYen(from), to: formatYen(to) };
}

function prefecture(code: ProvinceCode, m: Messages): string {
  const found = PREFECTURES.find(({ province }) => province === code);
  return found ? prefectureName(found, m) : code;
}

function day(date: JstDate | 'none', m: Messages): string {
  return date === 'none' ? m.change.noDate : dayText(date, m);
}
