import type { StoredMetafield } from '../catalogue/metafield.ts';
import type { AddressParts } from '../delivery/address-parts.ts';
import type { CartErrorCode, CartWarningCode } from '../graphql/__generated__/resolvers.ts';
import type { CartAttribute } from './cart-attributes.ts';
import { newCartKey } from './cart-id.ts';

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

/** Why a cart change was refused. `field` is the path of the invalid input. */
export interface CartProblem {
  readonly code: CartErrorCode;
  readonly field: readonly string[];
  readonly message: string;
}

/** A change made by the platform itself. `target` is the line id, or the merchandise id when no line was created. */
export interface CartNotice {
  readonly code: CartWarningCode;
  readonly target: string;
  readonly message: string;
}
