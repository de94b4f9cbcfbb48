import type { GlobalId } from '../global-id';
import { CART_LINES_READ, type Cart, type LineToAdd } from './cart';

/**
 * What became of a cart that had expired (TRUTH-02): its lines are in a new one, all or some of them; nothing was known of
 * it; or it may as well have become an order, since the shopper was at the checkout with it (CART-13).
 */
export type CartExpiry = 'restored' | 'restoredInPart' | 'expired' | 'ended';

/** A line as it was known last. */
export interface KnownLine extends LineToAdd {
  readonly lineId: GlobalId;
}

/** A cart as the shop's tabs knew it last: what an uncertain answer is compared with, and what an expired cart is restored from. */
export interface KnownCart {
  readonly cartId: GlobalId;
  readonly lines: readonly KnownLine[];
  /** Discount codes that applied. */
  readonly discountCodes: readonly string[];
  /** A write was sent and its answer not taken in: good for restoring, no good for comparing. */
  readonly isStale: boolean;
  /** The expired cart in whose place it was made, and whether all of it came back. */
  readonly restoration?: Restoration | undefined;
}

/** How a cart took the place of one that expired. */
export interface Restoration {
  readonly from: GlobalId;
  readonly expiry: 'restored' | 'restoredInPart';
}

/** A cart that was just answered, as it is remembered; null for an empty one, of which there is nothing to know. */
export function toKnownCart(cart: Cart, restoration?: Restoration): KnownCart | null {
  const lines = cart.lines.slice(0, CART_LINES_READ).flatMap(({ globalId, merchandiseGlobalId, quantity }) =>
    // A sold-out line stands in the cart with nothing of it.
    quantity > 0 ? [{ lineId: globalId, merchandiseGlobalId, quantity }] : [],
  );
  return lines.length === 0
    ? null
    : {
        cartId: cart.globalId,
        lines,
        discountCodes: cart.discountCodes.flatMap(({ code, applicable }) => (applicable ? [code] : [])),
        isStale: false,
        restoration,
      };
}

/** Pieces of a merchandise among lines. */
export function piecesOf(
  lines: readonly LineToAdd[],
  merchandiseGlobalId: LineToAdd['merchandiseGlobalId'],
): number {
  return lines.reduce(
    (sum, line) => (line.merchandiseGlobalId === merchandiseGlobalId ? sum + line.quantity : sum),
    0,
  );
}
