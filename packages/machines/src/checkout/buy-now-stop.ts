import type { LineToAdd } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type CheckoutReceipt, compareReceipts, type ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { Yen } from '@shop/rules/yen';

/** Why a purchase does not continue to the checkout: a failed call, or a cart that differs from the request. */
export type BuyNowStop = CartFailureCode | 'discountNotApplicable' | 'priceChanged';

/** A buy-now shows only its line before the purchase. */
const UNKNOWN: CheckoutReceipt = { lines: [], sums: null, codes: null, province: null, deliveryDate: null };

/** The evaluation of the platform's answer to the one-line cart. */
export interface BuyNowComparison {
  /** Null: the checkout may be opened. */
  readonly stop: BuyNowStop | null;
  /** The checkout URL of a cart with the requested line, even if a coupon was refused; else null. */
  readonly checkoutUrl: string | null;
  /** The shown unit price and the actual one; null if they are equal. */
  readonly priceChange: PriceChange | null;
}

/** A price as shown at the press, and the actual one. */
export type PriceChange = Pick<Extract<ReceiptChange, { kind: 'price' }>, 'from' | 'to'>;

/**
 * Checks the cart created for a buy-now (BUY-01, CART-12). A smaller quantity than requested, or none, stop it. A price other than the
 * page showed (GATE-02) and a coupon without effect also stop it: the shopper sees this before paying more, and may then
 * continue.
 */
export function compareBuyNow(outcome: CartOutcome, line: LineToAdd, price: Yen): BuyNowComparison {
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
