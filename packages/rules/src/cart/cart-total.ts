import { type FeeTable, type FeeZone, shippingFeeFor } from '../delivery/shipping-fee';
import { numericId } from '../global-id';
import { addYen, subtractYen, type Yen, yen } from '../yen';
import { type AppliedGiftCard, type Cart, sentLines } from './cart';
import { couponAmount } from './discount';
import { type GiftCardPayment, giftCardPayments } from './gift-card-payments';

/** The money rows of the cart screen (CART-08). */
export interface CartTotals {
  readonly subtotal: Yen;
  /** Null: no coupon line. */
  readonly coupon: Yen | null;
  /** Provisional: the prefecture decides until an address is known. After the platform's discount on shipping. */
  readonly shippingFee: Yen;
  /** Amount of that discount on the fee; missing without one. */
  readonly shippingDiscount?: Yen;
  /** The shop names no fees: the checkout adds them, and `total` is without. */
  readonly isFeeUnknown?: true;
  readonly total: Yen;
  /** What gift cards pay of the total; missing without one that pays. */
  readonly giftCards?: readonly GiftCardPayment<AppliedGiftCard>[];
  /** What is left of the total after them. */
  readonly due?: Yen;
}

type Totalled = Pick<
  Cart,
  | 'subtotalPrice'
  | 'checkoutChargeAmount'
  | 'discountAmount'
  | 'shippingDiscount'
  | 'shippingDiscountNames'
  | 'giftCards'
> & {
  readonly lines: readonly { readonly globalProductId: string; readonly quantity: number }[];
};

/**
 * Total shown = subtotal − coupon + shipping fee (CART-09): what will be charged, in part to gift cards. A line without a piece, because it is sold out (CART-12), is not
 * sent and costs nothing.
 * @param fees null where the shop names none (SHIP-05)
 */
export function cartTotals(cart: Totalled, zone: FeeZone, fees: FeeTable | null): CartTotals {
  const sent = sentLines(cart.lines);
  const productIds = sent.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  const coupon = couponAmount(cart);
  const fee =
    fees === null ? yen(0) : shippingFeeFor(fees, { zone, productIds, subtotal: cart.subtotalPrice });
  const shippingFee = yen(Math.max(0, fee - shippingDiscount(cart, fee, fees)));
  const total = addYen(subtractYen(cart.subtotalPrice, coupon ?? yen(0)), shippingFee);
  const giftCards = giftCardPayments(cart.giftCards ?? [], total).filter(({ amount }) => amount > 0);
  return {
    subtotal: cart.subtotalPrice,
    coupon,
    shippingFee,
    ...(shippingFee < fee && { shippingDiscount: subtractYen(fee, shippingFee) }),
    ...(fees === null && { isFeeUnknown: true }),
    total,
    ...(giftCards.length > 0 && {
      giftCards,
      due: subtractYen(total, addYen(...giftCards.map(({ amount }) => yen(amount)))),
    }),
  };
}

/**
 * The discount on the shipping fee. The platform's amount is for the destination that it holds: one that waives a whole fee there, also one
 * named for 0 yen, waives it for the destination shown, too, which the platform may not know yet.
 */
function shippingDiscount(
  { shippingDiscount: amount = yen(0), shippingDiscountNames = [] }: Totalled,
  fee: Yen,
  fees: FeeTable | null,
): Yen {
  if (amount === 0 && shippingDiscountNames.length === 0) return amount;
  const isWhole = fees !== null && [0, fees.regular, ...fees.areas.map((area) => area.fee)].includes(amount);
  return isWhole ? fee : amount;
}
