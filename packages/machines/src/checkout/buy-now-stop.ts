import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type CheckoutReceipt, compareReceipts, type ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { Yen } from '@shop/rules/yen';

/** Why a purchase does not go on to the checkout: a failed call, or a cart that is not what was asked for. */
export type BuyNowStop = CartFailureCode | 'discountNotApplicable' | 'priceChanged';

/** Of a cart that is made for a buy-now only its line was seen. */
const UNKNOWN: CheckoutReceipt = { lines: [], sums: null, codes: null, province: null, deliveryDate: null };

/** What the platform's answer to the one-line cart comes to. */
export interface BuyNowVerdict {
  /** Null: the checkout may be opened. */
  readonly stop: BuyNowStop | null;
  /** The checkout of a cart that holds what was asked for, also where a coupon was refused; else null. */
  readonly checkoutUrl: string | null;
  /** The price of one piece that was seen, and the one it has; null where it is the same. */
  readonly priceChange: PriceChange | null;
}

/** A price as it was seen at the press, and as it is. */
export type PriceChange = Pick<Extract<ReceiptChange, { kind: 'price' }>, 'from' | 'to'>;

/**
 * Checks the cart that was made for a buy-now (BUY-01, CART-12): fewer pieces than asked for, or none, stop it. So do another
 * price than the page showed (GATE-02) and a coupon that takes nothing off: a shopper is told before they pay more, and may then
 * go on.
 */
export function compareBuyNow(outcome: CartOutcome, line: LineToAdd, price: Yen): BuyNowVerdict {
  const stopped = (stop: BuyNowStop) => ({ stop, checkoutUrl: null, priceChange: null });
  if (!outcome.ok) return stopped(outcome.error.code);
  const { cart, discountFailure } = outcome.value;
  const held = cart.lines.find(({ merchandiseGlobalId }) => merchandiseGlobalId === line.merchandiseGlobalId);
  if (held === undefined || held.quantity < 1 || held.warning === 'outOfStock') {
    return stopped('outOfStock');
  }
  if (held.quantity !== line.quantity || held.warning !== null) return stopped('notEnoughStock');
  const isIdle = cart.discountCodes.some(({ applicable }) => !applicable);
  const seen = { ...UNKNOWN, lines: [{ ...line, price }] };
  const changes = compareReceipts(seen, { ...UNKNOWN, lines: cart.lines });
  const priceChange = changes.find((change) => change.kind === 'price') ?? null;
  const ofCoupon = discountFailure ?? (isIdle ? 'discountNotApplicable' : null);
  return {
    stop: ofCoupon ?? (priceChange === null ? null : 'priceChanged'),
    checkoutUrl: cart.webUrl,
    priceChange: priceChange && { from: priceChange.from, to: priceChange.to },
  };
}
