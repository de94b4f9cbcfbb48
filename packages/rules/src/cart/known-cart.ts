import type { GlobalId } from '../global-id';
import { CART_LINES_READ, type Cart, type CartLine, type LineToAdd } from './cart';

/**
 * The outcome for an expired cart (TRUTH-02): all or some of its lines are in a new cart; nothing was known of it; or it may have
 * become an order, since the shopper was at the checkout with it (CART-13).
 */
export type CartExpiry = 'restored' | 'restoredInPart' | 'expired' | 'ended';

/** The name of a removed line; both fields are '' or missing if not recorded. */
export interface LineName {
  readonly title?: string | undefined;
  readonly variantTitle?: string | undefined;
}

/** The last known state of a line. */
export interface KnownLine extends LineToAdd, LineName {
  readonly lineId: GlobalId;
}

/** The cart as last known to the shop's tabs. An uncertain answer is compared with it, and an expired cart is restored from it. */
export interface KnownCart {
  readonly cartId: GlobalId;
  readonly lines: readonly KnownLine[];
  /** Quantity of its lines beyond those read (CART-10). @default 0 */
  readonly unread?: number | undefined;
  /** Discount codes that applied. */
  readonly discountCodes: readonly string[];
  /** A write was sent but its answer not processed: usable for restoring, not for comparing. */
  readonly isStale: boolean;
  /** The expired cart that this one replaces, and whether all of it was restored. */
  readonly restoration?: Restoration | undefined;
}

/** How a cart replaced an expired one. */
export interface Restoration {
  readonly from: GlobalId;
  readonly expiry: 'restored' | 'restoredInPart';
  /** Its known lines that are not in this cart, or with a smaller quantity. @default none */
  readonly leftOut?: readonly LineName[] | undefined;
}

/** The known state of a cart from a fresh answer; null for an empty one. */
export function toKnownCart(cart: Cart, restoration?: Restoration): KnownCart | null {
  const lines = cart.lines.slice(0, CART_LINES_READ).flatMap((line) =>
    // A sold-out line stays in the cart with quantity 0.
    line.quantity > 0 ? [toKnownLine(line)] : [],
  );
  return lines.length === 0
    ? null
    : {
        cartId: cart.globalId,
        lines,
        unread: unreadQuantity({ ...cart, lines: cart.lines.slice(0, CART_LINES_READ) }),
        discountCodes: cart.discountCodes.flatMap(({ code, applicable }) => (applicable ? [code] : [])),
        isStale: false,
        restoration,
      };
}

function toKnownLine({ globalId, merchandiseGlobalId, quantity, title, variantTitle }: CartLine): KnownLine {
  return { lineId: globalId, merchandiseGlobalId, quantity, title, variantTitle };
}

/** The expected lines missing from the cart: the merchant unpublished them (CART-12). Empty if not all lines were read. */
export function withdrawnLines(expected: readonly KnownLine[], cart: Cart): readonly LineName[] {
  if (unreadQuantity(cart) > 0) return [];
  const held = new Set(cart.lines.map(({ merchandiseGlobalId }) => merchandiseGlobalId));
  return expected.flatMap(({ merchandiseGlobalId, title, variantTitle }) =>
    held.has(merchandiseGlobalId) ? [] : [{ title, variantTitle }],
  );
}

/** The quantity of lines beyond those read (CART-10). */
export function unreadQuantity({ lines, totalQuantity }: Pick<Cart, 'lines' | 'totalQuantity'>): number {
  return lines.reduce((left, { quantity }) => left - quantity, totalQuantity);
}

/** The read lines of a cart, and the quantity of the others. */
export interface CartQuantities {
  readonly lines: readonly LineToAdd[];
  readonly unread: number;
}

/**
 * The quantity that an add of one merchandise put into a cart (TRUTH-01). Where its line is not among the read ones before and after,
 * the whole cart's quantity tells.
 */
export function quantityAdded(
  before: CartQuantities,
  after: CartQuantities,
  merchandiseGlobalId: LineToAdd['merchandiseGlobalId'],
): number {
  const held = quantityOf(before.lines, merchandiseGlobalId);
  const now = quantityOf(after.lines, merchandiseGlobalId);
  const isRead = (before.unread === 0 && after.unread === 0) || (held > 0 && now > 0);
  return isRead ? now - held : totalOf(after) - totalOf(before);
}

function totalOf({ lines, unread }: CartQuantities): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, unread);
}

/** The quantity of a merchandise among lines. */
export function quantityOf(
  lines: readonly LineToAdd[],
  merchandiseGlobalId: LineToAdd['merchandiseGlobalId'],
): number {
  return lines.reduce(
    (sum, line) => (line.merchandiseGlobalId === merchandiseGlobalId ? sum + line.quantity : sum),
    0,
  );
}
