import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { Yen } from '../yen';

/** The platform's warning about a line's stock (CART-12): clamped to the stock, or none left. */
export type LineWarning = 'notEnoughStock' | 'outOfStock';

/** A key and value stored with the cart; see cart-attributes.ts for the keys. */
export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

export interface CartLine {
  readonly globalId: GlobalId;
  readonly globalProductId: GlobalId;
  /** The merchandise; an add request names it. */
  readonly merchandiseGlobalId: GlobalId;
  /** The number of the variant, as in `?variant=`. */
  readonly variantId: number;
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  /** '' when the platform's default title. */
  readonly variantTitle: string;
  readonly sku: string;
  /** On the platform's CDN, without a width; '' without an image. */
  readonly imageUrl: string;
  /** Per piece, tax included. */
  readonly price: Yen;
  /** Of the line, before discounts: the cart's coupon line contains all discounts, including those of lines. */
  readonly totalPrice: Yen;
  readonly quantity: number;
  /** Stock reported by the platform: the stepper's maximum. */
  readonly availableQuantity: number;
  readonly tags: readonly string[];
  /** The fee belongs to the cart, never to a line. */
  readonly shippingPrice: null;
  readonly warning: LineWarning | null;
  /** The codes that discount this particular line; none if a code applies to the whole cart. */
  readonly discountCodes?: readonly string[];
}

/** The recipient and the address without the prefecture; '' for unknown parts (FEE-01). */
export interface Recipient {
  readonly name: string;
  /** Seven digits. */
  readonly postalCode: string;
  readonly city: string;
  /** The part after prefecture and city. */
  readonly address: string;
  readonly phone: string;
}

/** The initial address of the checkout. */
export interface CartDeliveryAddress {
  readonly globalId: GlobalId;
  readonly province: ProvinceCode;
  /** Missing if the platform holds only the prefecture. */
  readonly recipient?: Recipient;
}

/** A gift card that pays at the checkout (CART-09). */
export interface AppliedGiftCard {
  readonly lastCharacters: string;
  /** What is left on it. */
  readonly balance: Yen;
}

/** A cart as the platform holds it. The amounts are the platform's own; none is computed here (CART-14). */
export interface Cart {
  readonly globalId: GlobalId;
  /** The hosted checkout. */
  readonly webUrl: string;
  /** Of the goods, before any discount of lines or of the cart (CART-09). */
  readonly subtotalPrice: Yen;
  readonly totalPrice: Yen;
  readonly checkoutChargeAmount: Yen;
  /** The sum of the platform's discount allocations on `subtotalPrice`. */
  readonly discountAmount: Yen;
  /** The platform's discount on the fee of the destination that it holds, such as free shipping; 0 where that costs nothing. Missing: none. */
  readonly shippingDiscount?: Yen;
  /** The code of each discount on shipping, or its title if it has none; none by default. */
  readonly shippingDiscountNames?: readonly string[];
  /** The code of each discount on the goods, or its title if it has none; none by default. */
  readonly discountNames?: readonly string[];
  readonly discountCodes: readonly {
    readonly code: string;
    readonly applicable: boolean;
    /** Why it does not apply, if the platform reports it: version 2025-01 alone does not. */
    readonly refusal?: DiscountRefusal;
  }[];
  /** In the order in which they pay; missing without any. */
  readonly giftCards?: readonly AppliedGiftCard[];
  /** Provisional and computed by the shop: delivery/shipping-fee.ts. */
  readonly shippingPrice: null;
  /** All of them: a screen and an agent are shown the first 100 (CART-10). */
  readonly lines: readonly CartLine[];
  readonly totalQuantity: number;
  readonly attributes: readonly CartAttribute[];
  /** Remarks; '' for none. */
  readonly note: string;
  /** The destination sent to the platform (SHIP-02), or null if none was sent. */
  readonly deliveryAddress: CartDeliveryAddress | null;
}

/**
 * The lines of a cart that are sent. A sold-out one has no piece (CART-12): it costs nothing, adds no postage (SHIP-03) and forbids no day
 * (DLV-03) until there is stock again.
 */
export function sentLines<Line extends { readonly quantity: number }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ quantity }) => quantity > 0);
}

/** Whether a cart has lines, and none of them can be bought: its sums are of nothing. */
export function isAllSoldOut(lines: readonly { readonly quantity: number }[]): boolean {
  return lines.length > 0 && lines.every(({ quantity }) => quantity === 0);
}

/** The lines that are read at once, and the most that a screen or an agent is shown. */
export const CART_LINES_READ = 100;
/** Most lines of a cart of the platform. */
export const CART_LINES_MAX = 500;
/** Most lines that the platform takes in one call. */
export const LINES_OF_A_CALL = 250;

/** The shopper's request for an add. */
export interface LineToAdd {
  readonly merchandiseGlobalId: GlobalId;
  /** 1 or more. */
  readonly quantity: number;
}

/** Why a code of a cart gives no discount, if the platform reports it (CART-06). */
export type DiscountRefusal =
  /** The code does not exist. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'expired' }
  /** The merchant has stopped it. */
  | { readonly kind: 'stopped' }
  /** Its maximum number of orders is reached. */
  | { readonly kind: 'usedUp' }
  /** It is limited to one order per customer, and this customer has used it. */
  | { readonly kind: 'usedByCustomer' }
  | { readonly kind: 'alreadyApplied' }
  /** The goods amount to less than this code's own minimum, shipping not counted. */
  | { readonly kind: 'belowMinimum'; readonly minimum: Yen }
  /** All goods of the cart are excluded from it. */
  | { readonly kind: 'noEntitledLines' }
  /** Another code of the cart gives a larger discount, and codes do not combine. */
  | { readonly kind: 'notCombinable'; readonly appliedCode: string };
