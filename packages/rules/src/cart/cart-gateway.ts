import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { Result } from '../result';
import type { Cart, CartAttribute, LineToAdd, LineWarning, Recipient } from './cart';
import type { CartFailure, CartFailureCode } from './cart-errors';
import type { CartExpiry, LineName } from './known-cart';

/** The result of a successful cart call: the whole cart, so that no second read is needed. */
export interface CartAnswer {
  readonly cart: Cart;
  /** Warnings about merchandise without a line in the cart: an add of a sold-out product. */
  readonly warnings: readonly LineWarning[];
  /** Why a discount code of the request was refused, though the rest was carried out (CART-06). */
  readonly discountFailure: CartFailureCode | null;
  /** Pieces that an add actually added, if determined by comparison (TRUTH-01). */
  readonly added?: number;
  /** The requested cart had expired; this one replaces it (TRUTH-02). */
  readonly expiry?: CartExpiry;
  /** Known lines of the expired cart that are not in this one, or with a smaller quantity. */
  readonly leftOut?: readonly LineName[];
  /** Existing lines that the shopper did not remove: the merchant took them off sale (CART-12). */
  readonly withdrawn?: readonly LineName[];
}

export type CartOutcome = Result<CartAnswer, CartFailure>;

/** The input for a new cart. */
export interface CartToCreate {
  readonly line: LineToAdd;
  /** The pending coupon of the cookie. */
  readonly discountCodes: readonly string[];
  readonly attributes: readonly CartAttribute[];
  readonly province: ProvinceCode;
}

/** The input for a new cart with an expired cart's lines (TRUTH-02). */
export interface CartToRestore extends Omit<CartToCreate, 'line'> {
  /** One or more. */
  readonly lines: readonly LineToAdd[];
}

/**
 * The cart calls in the shop's terms: packages/graphql sends them, packages/machines decides when. Each is one call and never
 * rejects: failures are part of the outcome. An abort counts as `unreachable`.
 */
export interface CartGateway {
  createCart(input: CartToCreate, signal?: AbortSignal): Promise<CartOutcome>;
  /** A new cart with the lines of an expired one. */
  restoreCart(input: CartToRestore, signal?: AbortSignal): Promise<CartOutcome>;
  /** A cart that does not exist (any more) gives the failure `invalidCart`. */
  readCart(input: { readonly cartId: GlobalId }, signal?: AbortSignal): Promise<CartOutcome>;
  addLines(
    input: { readonly cartId: GlobalId; readonly lines: readonly LineToAdd[] },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  updateLines(
    input: {
      readonly cartId: GlobalId;
      readonly lines: readonly { readonly lineId: GlobalId; readonly quantity: number }[];
    },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  removeLines(
    input: { readonly cartId: GlobalId; readonly lineIds: readonly GlobalId[] },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  /**
   * @param input.addressId the address that the platform already holds, null for none yet.
   * @param input.recipient of a gift. Without one the address is the prefecture alone, and earlier values are cleared.
   */
  changeDestination(
    input: {
      readonly cartId: GlobalId;
      readonly province: ProvinceCode;
      readonly addressId: GlobalId | null;
      readonly recipient?: Recipient | null;
    },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  /** @param input.attributes the whole list: it replaces the cart's list. */
  changeAttributes(
    input: { readonly cartId: GlobalId; readonly attributes: readonly CartAttribute[] },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  /** @param input.note the remarks; '' clears them. */
  changeNote(
    input: { readonly cartId: GlobalId; readonly note: string },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
  /**
   * A permanently refused code is reported in the answer's `discountFailure`. A code that only does not suit this cart is listed
   * in it as not applicable. A failed call carries the marker `InvalidCartIdError` (CART-06).
   * @param input.discountCodes the whole list: it replaces the cart's list.
   */
  changeDiscountCodes(
    input: { readonly cartId: GlobalId; readonly discountCodes: readonly string[] },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
}
