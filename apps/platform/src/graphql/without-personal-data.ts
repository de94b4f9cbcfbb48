import type { Cart } from '../cart/cart.ts';

/** The cart without what tells who its buyer is, or where they live. Their country stays: prices depend on it. */
export function withoutPersonalData(cart: Cart): Cart {
  const { countryCode = null } = cart.buyer;
  return { ...cart, buyer: { countryCode }, deliveryAddresses: [], selectedDeliveryOption: null };
}
