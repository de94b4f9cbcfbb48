import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { Yen } from '../yen';

/** What the platform says about a line's stock (CART-12): clamped to what there is, or none left. */
export type LineWarning = 'notEnoughStock' | 'outOfStock';

/** A key and value kept with the cart; see cart-attributes.ts for the keys. */
export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

/** One line of the cart. */
export interface CartLine {
  readonly globalId: GlobalId;
  readonly globalProductId: GlobalId;
  /** What is bought; an add names it. */
  readonly merchandiseGlobalId: GlobalId;
  /** The number of the variant, as in `?variant=`. */
  readonly variantId: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  /** '' when the platform's default title. */
  readonly variantTitle: string;
  readonly sku: string;
  /** On the platform's CDN, without a width; '' without a picture. */
  readonly imageUrl: string;
  /** Of one piece, tax included. */
  readonly price: Yen;
  /** Of the line, before discounts: the cart's coupon line has them all, those of lines too. */
  readonly totalPrice: Yen;
  readonly quantity: number;
  /** Stock the platform tells of: the stepper's end. */
  readonly availableQuantity: number;
  readonly tags: readonly string[];
  /** The fee belongs to the cart, never to a line. */
  readonly shippingPrice: null;
  readonly warning: LineWarning | null;
  /** The codes that take something off this very line; none where a code is taken off the whole cart. */
  readonly discountCodes?: readonly string[];
}

/** Who gets the parcel and where, beside the prefecture; '' for what is not known (FEE-01). */
export interface Recipient {
  readonly name: string;
  /** Seven digits. */
  readonly postalCode: string;
  readonly city: string;
  /** After prefecture and city. */
  readonly address: string;
  readonly phone: string;
}

/** The address that the checkout begins with. */
export interface CartDeliveryAddress {
  readonly globalId: GlobalId;
  readonly province: ProvinceCode;
  /** Missing when the prefecture is all that the platform holds. */
  readonly recipient?: Recipient;
}

/** A cart as the platform holds it. Amounts are the platform's own; nothing of them is computed here (CART-14). */
export interface Cart {
  readonly globalId: GlobalId;
  /** The hosted checkout. */
  readonly webUrl: string;
  /** Of the goods, before any discount, whether the platform takes it off lines or off the cart (CART-09). */
  readonly subtotalPrice: Yen;
  readonly totalPrice: Yen;
  readonly checkoutChargeAmount: Yen;
  /** What the platform's discount allocations take off `subtotalPrice`. */
  readonly discountAmount: Yen;
  /** Titles of discounts that apply without a code; none by default. */
  readonly discountTitles?: readonly string[];
  readonly discountCodes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    /** Why it does not apply, where the platform tells it: version 2025-01 alone does not. */
    readonly refusal?: DiscountRefusal;
  }[];
  /** Provisional and ours: delivery/shipping-fee.ts. */
  readonly shippingPrice: null;
  /** At most 100 are read. */
  readonly lines: readonly CartLine[];
  readonly totalQuantity: number;
  readonly attributes: readonly CartAttribute[];
  /** Remarks; '' for none. */
  readonly note: string;
  /** Where the platform was told the cart goes (SHIP-02), or null when it was not. */
  readonly deliveryAddress: CartDeliveryAddress | null;
}

/** Cart lines read at most. */
export const CART_LINES_READ = 100;

/** What a shopper asks for when adding. */
export interface LineToAdd {
  readonly merchandiseGlobalId: GlobalId;
  /** 1 or more. */
  readonly quantity: number;
}

/** Why a code on a cart takes nothing off, where the platform tells it (CART-06). */
export type DiscountRefusal =
  /** There is no such code. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'expired' }
  /** The merchant has stopped it. */
  | { readonly kind: 'stopped' }
  /** As many orders as it was made for have used it. */
  | { readonly kind: 'usedUp' }
  /** It is for one order of each customer, and this one has used it. */
  | { readonly kind: 'usedByCustomer' }
  | { readonly kind: 'alreadyApplied' }
  /** The goods come to less than this code's own minimum, shipping not counted. */
  | { readonly kind: 'belowMinimum'; readonly minimum: Yen }
  /** All goods of the cart are excluded from it. */
  | { readonly kind: 'noEntitledLines' }
  /** Another code of the cart takes more off, and codes do not combine. */
  | { readonly kind: 'notCombinable'; readonly appliedCode: string };
