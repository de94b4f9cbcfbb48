import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { Result } from '../result';
import type { Cart, CartAttribute, LineToAdd, LineWarning, Recipient } from './cart';
import type { CartFailure, CartFailureCode } from './cart-errors';
import type { CartExpiry, LineName } from './known-cart';

/** What a successful cart call answers: the whole cart, so that nothing is read again. */
export interface CartAnswer {
  readonly cart: Cart;
  /** Warnings about merchandise that has no line in the cart: an add of something sold out. */
  readonly warnings: readonly LineWarning[];
  /** Why a discount code that went along was refused, though the rest was done (CART-06). */
  readonly discountFailure: CartFailureCode | null;
  /** Pieces that an add really brought, where it was found out by comparing (TRUTH-01). */
  readonly added?: number;
  /** The cart that was asked had expired; this one took its place (TRUTH-02). */
  readonly expiry?: CartExpiry;
  /** Lines that were there and that nobody removed: the merchant took them off sale (CART-12). */
  readonly withdrawn?: readonly LineName[];
}

export type CartOutcome = Result<CartAnswer, CartFailure>;

/** What goes along with a cart that is being made. */
export interface CartToCreate {
  readonly line: LineToAdd;
  /** The coupon that waits in its cookie. */
  readonly discountCodes: readonly string[];
  readonly attributes: readonly CartAttribute[];
  readonly province: ProvinceCode;
}

/** What goes along with an expired cart's lines into a new one (TRUTH-02). */
export interface CartToRestore extends Omit<CartToCreate, 'line'> {
  /** One or more. */
  readonly lines: readonly LineToAdd[];
}

/**
 * The cart calls in our words: packages/graphql speaks them over the wire, packages/machines decides when. Each is one
 * call, and rejects never: what goes wrong is in the outcome. An abort counts as `unreachable`.
 */
export interface CartGateway {
  createCart(input: CartToCreate, signal?: AbortSignal): Promise<CartOutcome>;
  /** A new cart with the lines of an expired one. */
  restoreCart(input: CartToRestore, signal?: AbortSignal): Promise<CartOutcome>;
  /** A cart that does not exist (any more) is the failure `invalidCart`. */
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
   * @param input.addressId the address the platform holds already, null for none yet.
   * @param input.recipient of a gift; without one the address is the prefecture alone, and what was there is cleared.
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
  /** @param input.attributes the whole list: it replaces what the cart has. */
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
   * A code that is refused for good is reported by `discountFailure` of the answer; one that only does not suit this cart
   * stands in it as not applicable. A call that fails carries the marker `InvalidCartIdError` (CART-06).
   * @param input.discountCodes the whole list: it replaces what the cart has.
   */
  changeDiscountCodes(
    input: { readonly cartId: GlobalId; readonly discountCodes: readonly string[] },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
}
