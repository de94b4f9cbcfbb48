import type { AddRequest } from '@shop/rules/cart/add-request';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { DiscountRequests } from '@shop/rules/cart/discount';
import type { CartExpiry, LineName } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { BUILT_IN_FEES, type FeeTable } from '@shop/rules/delivery/shipping-fee';
import type { GlobalId } from '@shop/rules/global-id';

/** An add on its way or waiting for its turn. */
export interface PendingAdd extends AddRequest {
  readonly isSent: boolean;
  /** Its line had an unsent request, which it raised: taken back if the add fails. */
  readonly hasRaisedRequest: boolean;
}

/** What a failed call was about, so that the message stands in the right place. */
export type CartProblemSubject =
  | { readonly kind: 'read' }
  | { readonly kind: 'add'; readonly merchandiseGlobalId: GlobalId }
  /** `wanted`: the quantities that were asked for. */
  | { readonly kind: 'lines'; readonly lineIds: readonly string[]; readonly requested: QuantityByLine }
  /** `province`: the one that was chosen. */
  | { readonly kind: 'destination'; readonly province: ProvinceCode }
  | { readonly kind: 'discount' };

/** The last thing that went wrong and was not overtaken by another request. */
export interface CartProblem {
  readonly code: CartFailureCode;
  readonly about: CartProblemSubject;
}

/** Quantity by line id. */
export type QuantityByLine = Readonly<Record<string, number>>;

export interface CartContext {
  /** Null: no cart (CART-01). */
  readonly cartId: GlobalId | null;
  /** The platform's last answer; null while nothing was read. Its money is never touched (CART-14). */
  readonly cart: Cart | null;
  /** Where it goes (SHIP-01): the cart's own, but for a choice of this page that is not answered yet. */
  readonly province: ProvinceCode;
  /** What a parcel costs; null where the shop does not say it (SHIP-05). */
  readonly fees: FeeTable | null;
  /** Oldest first. */
  readonly adds: readonly PendingAdd[];
  /** The last wanted quantity of each edited line, 0 to remove it: one value per line, however many clicks. */
  readonly requested: QuantityByLine;
  /** The part of `wanted` that is on its way. */
  readonly sent: QuantityByLine;
  /** No quantity was edited for a while, so that `wanted` may be sent. */
  readonly isDebounced: boolean;
  readonly isDestinationUnsent: boolean;
  /** The prefecture that is on its way to the platform; null for none. */
  readonly sentProvince: ProvinceCode | null;
  /** Discount codes to put on the cart or take off it, not sent yet. */
  readonly codes: DiscountRequests;
  /** Those that are on their way. */
  readonly sentCodes: DiscountRequests;
  readonly isRefreshRequested: boolean;
  /** Another tab changed the cookie while a call was on its way. */
  readonly adoption: { readonly cartId: GlobalId | null } | null;
  readonly problem: CartProblem | null;
  /** What became of an earlier cart that was gone (CART-03, TRUTH-02): shown once. */
  readonly expiry: CartExpiry | null;
  /** Lines that the merchant took off sale, since the last message was put away. */
  readonly withdrawn: readonly LineName[];
}

export interface CartInput {
  /** From cookie `cart_id`; null without one. */
  readonly cartId: GlobalId | null;
  /** The remembered choice. */
  readonly province: ProvinceCode;
  /** Those of the store. @default the built-in ones */
  readonly fees?: FeeTable | null;
  /** What became of an earlier cart, found out in another tab. @default null */
  readonly expiry?: CartExpiry | null;
  /** The prefecture was chosen on a page that was left before the platform knew it: it is sent, and not what is held taken. @default false */
  readonly isDestinationUnsent?: boolean;
}

export function initialCartContext({
  cartId,
  province,
  fees = BUILT_IN_FEES,
  expiry = null,
  isDestinationUnsent = false,
}: CartInput): CartContext {
  return {
    cartId,
    cart: null,
    province,
    fees,
    adds: [],
    requested: {},
    sent: {},
    isDebounced: true,
    isDestinationUnsent,
    sentProvince: null,
    codes: {},
    sentCodes: {},
    isRefreshRequested: false,
    adoption: null,
    problem: null,
    expiry,
    withdrawn: [],
  };
}
