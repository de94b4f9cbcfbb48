import type { SellableVariant } from '@shop/graphql/to-rules/to-sellable-variants';
import type { Cart, LineToAdd } from '@shop/rules/cart/cart';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome, CartToRestore } from '@shop/rules/cart/cart-gateway';
import { discountCodesToSend, requestDiscount } from '@shop/rules/cart/discount-code';
import type { GlobalId } from '@shop/rules/global-id';
import type { CartLink } from '../../contracts/cart-link';

interface CartLinkToTake {
  readonly link: CartLink;
  /** Those of the link that there are. */
  readonly variants: readonly SellableVariant[];
  /** The cart that the items are added to; null to make one. */
  readonly cartId: GlobalId | null;
  /** What goes along with a new cart. */
  readonly fields: Omit<CartToRestore, 'lines'>;
}

/** What came of a link: the cart, and whether everything that could be had is in it; null when nothing was changed for certain. */
export interface TakenCartLink {
  readonly cart: Cart;
  readonly isWhole: boolean;
}

/** Puts what can be bought of a link into a cart, and its code on it (LINK-01). */
export async function takeCartLink(
  gateway: CartGateway,
  { link, variants, cartId, fields }: CartLinkToTake,
): Promise<TakenCartLink | null> {
  const lines = linesOf(link, variants);
  if (lines.length === 0) return null;
  const codes = link.code === null ? fields.discountCodes : [link.code];
  const make = () => gateway.restoreCart({ ...fields, lines, discountCodes: codes });
  let outcome: CartOutcome;
  if (cartId === null) outcome = await make();
  else {
    outcome = await gateway.addLines({ cartId, lines });
    if (!outcome.ok && isCartGone(outcome.error.code)) outcome = await make();
    else if (outcome.ok && link.code !== null)
      outcome = await withCode(gateway, outcome.value.cart, link.code, outcome);
  }
  if (!outcome.ok) return null;
  const { cart, warnings } = outcome.value;
  const isShort = warnings.length > 0 || cart.lines.some(({ warning }) => warning !== null);
  return { cart, isWhole: !isShort };
}

/** The lines of what is in stock at all; the platform has the last word on how many. */
function linesOf({ items }: CartLink, variants: readonly SellableVariant[]): LineToAdd[] {
  return items.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return variant === undefined || variant.quantity <= 0
      ? []
      : [{ merchandiseGlobalId: variant.globalId, quantity }];
  });
}

/** The lines are in: a code that could not be put on takes nothing of that away, and the cart says what holds of it. */
async function withCode(
  gateway: CartGateway,
  cart: Cart,
  code: string,
  added: CartOutcome,
): Promise<CartOutcome> {
  const discountCodes = discountCodesToSend(cart.discountCodes, requestDiscount({}, code, true));
  const changed = await gateway.changeDiscountCodes({ cartId: cart.globalId, discountCodes });
  if (!changed.ok || !added.ok) return added;
  return { ok: true, value: { ...changed.value, warnings: added.value.warnings } };
}
