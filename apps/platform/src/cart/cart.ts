import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { AddressParts } from '../delivery/address-parts.ts';
import type { CartAttribute } from './cart-attributes.ts';

/** A postal address as the shop or the shopper gave it; every part may be missing. */
export interface CartAddress extends AddressParts {
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
}

/** What the shop told about the buyer. */
export interface CartBuyer {
  /** who signed in, by their number */
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
  /** numbers of the gift cards on it, in the order in which they pay */
  readonly giftCards: readonly number[];
  /** Where the shop was when it made the cart; the way back from the checkout. */
  readonly shopOrigin: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

/** A line as it is stored, with the stock there is now. */
export interface CartLine {
  readonly id: string;
  /** place in the cart; rises with every line added */
  readonly position: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly attributesKey: string;
  /** Infinity when the variant may be sold beyond its stock */
  readonly available: number;
}
