import type { AddRequest } from '@shop/rules/cart/add-request';
import type { Cart } from '@shop/rules/cart/cart';
import type { CartFailureCode } from '@shop/rules/cart/cart-errors';
import type { DiscountRequests } from '@shop/rules/cart/discount';
import type { CartExpiry, LineName } from '@shop/rules/cart/known-cart';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import type { GlobalId } from '@shop/rules/global-id';

/** An add that is in flight or queued. */
export interface PendingAdd extends AddRequest {
  readonly isSent: boolean;
  /** It raised an unsent quantity request of its line. The increase is reverted if the add fails. */
  readonly hasRaisedRequest: boolean;
}

/** The subject of a failed call. It decides where the message is shown. */
export type CartProblemSubject =
  | { readonly kind: 'read' }
  | { readonly kind: 'add'; readonly merchandiseGlobalId: GlobalId }
  /** `requested`: the requested quantities. */
  | { readonly kind: 'lines'; readonly lineIds: readonly string[]; readonly requested: QuantityByLine }
  /** `province`: the chosen one. */
  | { readonly kind: 'destination'; readonly province: ProvinceCode }
  | { readonly kind: 'discount' };

/** The last problem, until another request replaces it. */
export interface CartProblem {
  readonly code: CartFailureCode;
  readonly about: CartProblemSubject;
}

/** Quantity by line id. */
export type QuantityByLine = Readonly<Record<string, number>>;

export interface CartContext {
  /** Null: no cart (CART-01). */
  readonly cartId: GlobalId | null;
  /** The platform's last answer; null before the first read. Its amounts are never changed (CART-14). */
  readonly cart: Cart | null;
  /** The destination (SHIP-01): the cart's own, unless this page has an unanswered choice. */
  readonly province: ProvinceCode;
  /** What a parcel costs; null where the shop does not say it (SHIP-05). */
  readonly fees: FeeTable | null;
  /** Oldest first. */
  readonly adds: readonly PendingAdd[];
  /** The last requested quantity of each edited line, 0 to remove it: one value per line, however many clicks. */
  readonly requested: QuantityByLine;
  /** The part of `requested` that is in flight. */
  readonly sent: QuantityByLine;
  /** The debounce time has passed without an edit, so `requested` may be sent. */
  readonly isDebounced: boolean;
  readonly isDestinationUnsent: boolean;
  /** The prefecture in flight; null for none. */
  readonly sentProvince: ProvinceCode | null;
  /** Discount codes to apply or remove, not sent yet. */
  readonly codes: DiscountRequests;
  readonly sentCodes: DiscountRequests;
  readonly isRefreshRequested: boolean;
  /** Another tab changed the cookie while a call was in flight. */
  readonly adoption: { readonly cartId: GlobalId | null } | null;
  readonly problem: CartProblem | null;
  /** The expiry result of an earlier cart that no longer exists (CART-03, TRUTH-02): shown once. */
  readonly expiry: CartExpiry | null;
  /** The lines that the cart of `expiry` lost, whole or in part. */
  readonly leftOut: readonly LineName[];
  /** Lines that the merchant withdrew from sale since the last message was dismissed. */
  readonly withdrawn: readonly LineName[];
}

export interface CartInput {
  /** From cookie `cart_id`; null without one. */
  readonly cartId: GlobalId | null;
  /** The stored choice. */
  readonly province: ProvinceCode;
  /** Those of the store. @default not known: sums are without them */
  readonly fees?: FeeTable | null;
  /** What became of an earlier cart, found out in another tab. @default null */
  readonly expiry?: CartExpiry | null;
  /**
   * The page was left before the platform received the chosen prefecture. It is sent, and the cart's own does not replace it. @default
   * false
   */
  readonly isDestinationUnsent?: boolean;
}

/** The context of a cart that is not read yet. */
export function initialCartContext({
  cartId,
  province,
  fees = null,
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
    leftOut: [],
    withdrawn: [],
  };
}
