import type { Cart, CartLine, LineToAdd } from '@shop/rules/cart/cart';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import {
  type CartQuantities,
  type KnownCart,
  type KnownLine,
  type LineName,
  quantityOf,
  unreadQuantity,
  withdrawnLines,
} from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { plainText } from '../checkout/pending-steps';

/**
 * A value for a cart that another one took the place of was not stored: the shopper must review the new cart before the checkout. It has the
 * old one's lines only if it was rebuilt from them.
 */
export function requireSameCart(outcome: CartOutcome, cartId: GlobalId): CartOutcome {
  if (!outcome.ok || outcome.value.cart.globalId === cartId) return outcome;
  return outcome.value.expiry === undefined
    ? err({ code: 'cartReplaced', detail: 'another tab has another cart' })
    : err({ code: 'cartRestored', detail: 'the cart had expired and was recreated' });
}

/** The quantities of a read cart, and the quantity of the lines that were not read. */
export function cartQuantities(cart: Cart): CartQuantities {
  return { lines: cart.lines, unread: unreadQuantity(cart) };
}

/** The cart's line of a requested variant. */
export function lineOfVariant(cart: Cart, { merchandiseGlobalId }: LineToAdd): CartLine | undefined {
  return cart.lines.find((line) => line.merchandiseGlobalId === merchandiseGlobalId);
}

/** The lines plus one more, merged as the platform does. */
export function withAddedLine(lines: readonly KnownLine[], added: LineToAdd): (LineToAdd & LineName)[] {
  const isSame = ({ merchandiseGlobalId }: LineToAdd) => merchandiseGlobalId === added.merchandiseGlobalId;
  const others = lines.filter((line) => !isSame(line));
  const known = quantityOf(lines, added.merchandiseGlobalId);
  return [...others, { ...lines.find(isSame), ...added, quantity: known + added.quantity }];
}

type RequestedQuantity = Parameters<CartGateway['updateLines']>[0]['lines'][number];

/** Whether every requested quantity is in the answered cart. */
export function hasQuantities(outcome: CartOutcome, requests: readonly RequestedQuantity[]): boolean {
  return outcome.ok && requests.every((request) => hasQuantity(outcome.value.cart, request));
}

/** As requested, or as near as the stock allows. */
export function hasQuantity(cart: Cart, { lineId, quantity }: RequestedQuantity): boolean {
  const line = cart.lines.find(({ globalId }) => globalId === lineId);
  if (line === undefined) return quantity === 0;
  return line.quantity === quantity || (line.quantity < quantity && line.quantity === line.availableQuantity);
}

/** The platform reports decreased stock only when a cart is changed. A read is therefore compared with the known cart (CART-12). */
export function withStockWarnings(outcome: CartOutcome, known: KnownCart | null): CartOutcome {
  if (!outcome.ok || known === null || known.isStale) return outcome;
  const { cart } = outcome.value;
  // A quantity below the stock was lowered by the shopper elsewhere.
  const lines = cart.lines.map((line) =>
    line.quantity === line.availableQuantity ? withShortageWarning(line, known.lines) : line,
  );
  return withWithdrawnLines(ok({ ...outcome.value, cart: { ...cart, lines } }), known.lines);
}

/** Adds the lines that disappeared although the shopper removed none of them. */
export function withWithdrawnLines(outcome: CartOutcome, expected: readonly KnownLine[]): CartOutcome {
  if (!outcome.ok) return outcome;
  const withdrawn = withdrawnLines(expected, outcome.value.cart);
  return withdrawn.length === 0 ? outcome : ok({ ...outcome.value, withdrawn });
}

/** A line with less than the requested quantity gets the warning that a lost answer or a read lacks (CART-12). */
export function withShortageWarning(line: CartLine, requests: readonly RequestedQuantity[]): CartLine {
  const request = requests.find(({ lineId }) => lineId === line.globalId);
  return request !== undefined && line.quantity < request.quantity && line.warning === null
    ? { ...line, warning: line.quantity === 0 ? 'outOfStock' : 'notEnoughStock' }
    : line;
}

/** Attributes as one text that is equal for equal attributes in any order. */
export function attributesText(attributes: Cart['attributes']): string {
  return attributes
    .map(({ key, value }) => JSON.stringify([key, plainText(value)]))
    .sort()
    .join();
}
