import type { ProvinceCode } from '../delivery/prefectures';
import type { GlobalId } from '../global-id';
import type { Result } from '../result';
import type { Cart, CartAttribute, LineToAdd, LineWarning } from './cart';
import type { CartFailure, CartFailureCode } from './cart-errors';

/** What a successful cart call answers: the whole cart, so that nothing is read again (lesson 2). */
export interface CartAnswer {
  readonly cart: Cart;
  /** Warnings about merchandise that has no line in the cart: an add of something sold out. */
  readonly warnings: readonly LineWarning[];
  /** Why a discount code that went along was refused, though the rest was done (CART-06). */
  readonly discountFailure: CartFailureCode | null;
}

export type CartOutcome = Result<CartAnswer, CartFailure>;

/** What goes along with a cart that is being made. */
export interface CartToCreate {
  readonly line: LineToAdd;
  /** The coupon that waits in its cookie (lesson 11). */
  readonly discountCodes: readonly string[];
  readonly attributes: readonly CartAttribute[];
  readonly province: ProvinceCode;
}

/**
 * The cart calls in our words: packages/graphql speaks them over the wire, packages/machines decides when. Each is one
 * call, and rejects never: what goes wrong is in the outcome. An abort counts as `unreachable`.
 */
export interface CartGateway {
  createCart(input: CartToCreate, signal?: AbortSignal): Promise<CartOutcome>;
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
  /** @param input.addressId the address the platform holds already, null for none yet. */
  changeDestination(
    input: {
      readonly cartId: GlobalId;
      readonly province: ProvinceCode;
      readonly addressId: GlobalId | null;
    },
    signal?: AbortSignal,
  ): Promise<CartOutcome>;
}
