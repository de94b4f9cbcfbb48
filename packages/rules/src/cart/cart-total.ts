import { type FeeZone, shippingFeeFor } from '../delivery/shipping-fee';
import { numericId } from '../global-id';
import { addYen, subtractYen, type Yen, yen } from '../yen';
import type { Cart } from './cart';
import { couponAmount } from './discount';

/** The money rows of the cart screen (CART-08). */
export interface CartTotals {
  readonly subtotal: Yen;
  /** Null: no coupon line. */
  readonly coupon: Yen | null;
  /** Provisional: the prefecture decides until an address is known. */
  readonly shippingFee: Yen;
  readonly total: Yen;
}

type Totalled = Pick<Cart, 'subtotalPrice' | 'checkoutChargeAmount' | 'discountAmount'> & {
  readonly lines: readonly { readonly globalProductId: string; readonly quantity: number }[];
};

/**
 * Total shown = subtotal − coupon + shipping fee (CART-09): what will be charged. A line without a piece, because it is sold out (CART-12), is not
 * sent and costs nothing.
 */
export function cartTotals(cart: Totalled, zone: FeeZone): CartTotals {
  const sent = cart.lines.filter(({ quantity }) => quantity > 0);
  const productIds = sent.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  const coupon = couponAmount(cart);
  const shippingFee = shippingFeeFor(zone, productIds);
  return {
    subtotal: cart.subtotalPrice,
    coupon,
    shippingFee,
    total: addYen(subtractYen(cart.subtotalPrice, coupon ?? yen(0)), shippingFee),
  };
}
