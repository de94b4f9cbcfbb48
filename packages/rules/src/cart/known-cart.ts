import type { GlobalId } from '../global-id';
import { CART_LINES_READ, type Cart, type CartLine, type LineToAdd } from './cart';

/**
 * What became of a cart that had expired (TRUTH-02): its lines are in a new one, all or some of them; nothing was known of
 * it; or it may as well have become an order, since the shopper was at the checkout with it (CART-13).
 */
export type CartExpiry = 'restored' | 'restoredInPart' | 'expired' | 'ended';

/** What a line is called when it is gone; both are '' or missing where that was not noted. */
export interface LineName {
  readonly title?: string | undefined;
  readonly variantTitle?: string | undefined;
}

/** A line as it was known last. */
export interface KnownLine extends LineToAdd, LineName {
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
  const lines = cart.lines.slice(0, CART_LINES_READ).flatMap((line) =>
    // A sold-out line stands in the cart with nothing of it.
    line.quantity > 0 ? [toKnownLine(line)] : [],
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

function toKnownLine({ globalId, merchandiseGlobalId, quantity, title, variantTitle }: CartLine): KnownLine {
  return { lineId: globalId, merchandiseGlobalId, quantity, title, variantTitle };
}

/**
 * The lines that were expected and are not in the cart: the merchant took them off sale (CART-12). None where not all lines were
 * read.
 */
export function withdrawnLines(expected: readonly KnownLine[], cart: Cart): readonly LineName[] {
  const read = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (read < cart.totalQuantity) return [];
  const held = new Set(cart.lines.map(({ merchandiseGlobalId }) => merchandiseGlobalId));
  return expected.flatMap(({ merchandiseGlobalId, title, variantTitle }) =>
    held.has(merchandiseGlobalId) ? [] : [{ title, variantTitle }],
  );
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
