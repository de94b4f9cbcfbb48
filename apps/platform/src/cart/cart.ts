import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { AddressParts } from '../delivery/address-parts.ts';
import type { CartAttribute } from './cart-attributes.ts';

/** A postal address given by the shop or the shopper; every part is optional. */
export interface CartAddress extends AddressParts {
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
}

/** Buyer identity given by the shop. */
export interface CartBuyer {
  /** number of the signed-in customer */
  readonly customerId?: number | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly countryCode?: string | null;
  readonly preferences?: {
    readonly wallet: readonly string[];
    readonly deliveryMethod: readonly string[];
    readonly pickupHandle: readonly string[];
  } | null;
}

/** A cart that is neither completed nor expired. */
export interface Cart {
  readonly token: string;
  readonly key: string;
  readonly country: string;
  readonly language: string;
  readonly note: string | null;
  readonly attributes: readonly CartAttribute[];
  readonly discountCodes: readonly string[];
  readonly buyer: CartBuyer;
  readonly deliveryAddresses: readonly CartAddress[];
  readonly selectedDeliveryOption: string | null;
  readonly metafields: readonly StoredMetafield[];
  /** numbers of its gift cards, in payment order */
  readonly giftCards: readonly number[];
  /** Origin of the shop when it created the cart; the checkout links back to it. */
  readonly shopOrigin: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** A line as stored, with the current stock. */
export interface CartLine {
  readonly id: string;
  /** position in the cart; rises with every added line */
  readonly position: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly attributesKey: string;
  /** the line that it goes with; null for a line of its own */
  readonly parentId: string | null;
  /** Infinity when the variant may be oversold */
  readonly available: number;
}
