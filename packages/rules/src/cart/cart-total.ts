import { type FeeZone, shippingFeeFor } from '../delivery/shipping-fee';
import { numericId } from '../global-id';
import { addYen, subtractYen, type Yen, yen } from '../yen';
import type { Cart } from './cart';
import { couponAmount } from './coupon-line';

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
  readonly lines: readonly { readonly globalProductId: string }[];
};

/** Total shown = subtotal − coupon + shipping fee (CART-09): what will be charged. */
export function cartTotals(cart: Totalled, zone: FeeZone): CartTotals {
  const productIds = cart.lines.map(({ globalProductId }) => numericId(globalProductId) ?? 0);
  const coupon = couponAmount(cart);
  const shippingFee = shippingFeeFor(zone, productIds);
  return {
    subtotal: cart.subtotalPrice,
    coupon,
    shippingFee,
    total: addYen(subtractYen(cart.subtotalPrice, coupon ?? yen(0)), shippingFee),
  };
}
