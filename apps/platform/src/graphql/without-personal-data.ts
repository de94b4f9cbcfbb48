import type { Cart } from '../cart/cart.ts';

/** The cart without data that identifies its buyer or address. The country stays: prices depend on it. */
export function withoutPersonalData(cart: Cart): Cart {
  const { countryCode = null } = cart.buyer;
  return { ...cart, buyer: { countryCode }, deliveryAddresses: [], selectedDeliveryOption: null };
}
