import type { Cart } from './cart.ts';
import { newCartKey } from './cart-id.ts';

/** An empty cart. Its expiry is set when it is stored. */
export function newCart({
  country,
  language,
  now,
}: Pick<Cart, 'country' | 'language'> & { readonly now: Date }): Cart {
  return {
    ...newCartKey(),
    country,
    language,
    note: null,
    attributes: [],
    discountCodes: [],
    buyer: {},
    deliveryAddresses: [],
    selectedDeliveryOption: null,
    metafields: [],
    giftCards: [],
    shopOrigin: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  };
}
