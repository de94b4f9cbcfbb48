import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import { type Cart, LINES_OF_A_CALL, type LineToAdd } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { isCartGone, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartToRestore } from '@shop/rules/cart/cart-gateway';
import type { CartLinkItem } from '@shop/rules/cart/cart-link';
import { discountCodesToSend, requestDiscount } from '@shop/rules/cart/discount';
import type { GlobalId } from '@shop/rules/global-id';
import type { creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';

/** The items of a link or of an agent's cart, and what is known of them. */
export interface OfferedItems {
  readonly items: readonly CartLinkItem[];
  /** The existing variants of the items, with their current stock. */
  readonly variants: readonly SellableVariant[];
  /** The variants already reported to the shopper as sold out or gone; they are not reported again. @default none */
  readonly told?: readonly number[] | undefined;
}

interface CartLinkToTake extends OfferedItems {
  /** Codes that are added to those of the cart. */
  readonly codes: readonly string[];
  /** The cart to add the items to; null to create one. */
  readonly cartId: GlobalId | null;
  /** The fields sent with a new cart. */
  readonly fields: Omit<CartToRestore, 'lines'>;
}

/** The result of a link: the cart, and the items that are not in it, or with a smaller quantity. */
export interface TakenCartLink {
  readonly cart: Cart;
  readonly short: readonly CartLinkItem[];
}

/**
 * Adds a link's available items and its codes to a cart (LINK-01).
 * @returns null if certainly nothing was changed; `unknown` if the answer to an add was lost: another add may double it (TRUTH-01)
 */
export async function takeCartLink(
  gateway: CartGateway,
  { codes, cartId, fields, ...offered }: CartLinkToTake,
): Promise<TakenCartLink | null | 'unknown'> {
  const lines = linesOf(offered);
  if (lines.length === 0) return null;
  const discountCodes = codes.length === 0 ? fields.discountCodes : codes;
  const target = { ...fields, discountCodes };
  const first = await putLines(gateway, cartId ?? target, lines);
  const put = first === 'gone' ? await putLines(gateway, target, lines) : first;
  if (put === null || typeof put === 'string') return put === 'unknown' ? put : null;
  const isHeld = cartId !== null && first !== 'gone';
  return takenLink(offered, isHeld && codes.length > 0 ? await withCodes(gateway, put, codes) : put);
}

/** The lines that are in stock at all; the platform decides the quantity. */
function linesOf({ items, variants }: OfferedItems): LineToAdd[] {
  return items.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return variant === undefined || variant.quantity <= 0 || quantity <= 0
      ? []
      : [{ merchandiseGlobalId: variant.globalId, quantity }];
  });
}

/** The cart's last answer with the warnings of every call, and the lines that were put into it. */
interface PutLines extends CartAnswer {
  readonly put: readonly LineToAdd[];
}

/**
 * Puts lines into a cart or a new one, in as many calls as they need. After a failed later call it is not told which of them are in the cart.
 * @param target the cart, or the fields of a new one
 * @returns null if nobody holds any of them, `gone` if the cart does not exist any more, `unknown` if a call may have changed the cart (TRUTH-01)
 */
async function putLines(
  gateway: CartGateway,
  target: GlobalId | Omit<CartToRestore, 'lines'>,
  lines: readonly LineToAdd[],
): Promise<PutLines | null | 'gone' | 'unknown'> {
  const [first, rest] = [lines.slice(0, LINES_OF_A_CALL), lines.slice(LINES_OF_A_CALL)];
  const outcome =
    typeof target === 'string'
      ? await gateway.addLines({ cartId: target, lines: first })
      : await gateway.restoreCart({ ...target, lines: first });
  if (!outcome.ok) {
    const { code } = outcome.error;
    // Nobody holds a new cart whose answer was lost.
    if (typeof target !== 'string') return null;
    return isCartGone(code) ? 'gone' : isUncertain(code) ? 'unknown' : null;
  }
  const begun = { ...outcome.value, put: first };
  if (rest.length === 0) return begun;
  const next = await putLines(gateway, begun.cart.globalId, rest);
  if (next === null || typeof next === 'string') {
    // The items are not short: whoever holds the cart is told to look into it, and a new one is dropped.
    return typeof target !== 'string' ? null : next === 'gone' ? next : 'unknown';
  }
  return { ...next, warnings: [...begun.warnings, ...next.warnings], put: [...first, ...next.put] };
}

/** The result by the platform's answer: an item is short if it was left out, or its line has fewer pieces. */
function takenLink(
  { items, variants, told = [] }: OfferedItems,
  { cart, warnings, put }: PutLines,
): TakenCartLink {
  const short = items.filter(({ variantId }) => {
    const merchandise = variants.find(({ id }) => id === variantId)?.globalId;
    if (!put.some(({ merchandiseGlobalId }) => merchandiseGlobalId === merchandise)) {
      return !told.includes(variantId);
    }
    const lines = cart.lines.filter(({ merchandiseGlobalId }) => merchandiseGlobalId === merchandise);
    // A warning without a line is about something that is not in the cart, or beyond the lines that are read.
    return lines.length === 0 ? warnings.length > 0 : lines.some(({ warning }) => warning !== null);
  });
  return { cart, short };
}

/** The lines are added: a failure to apply codes does not undo that, and the cart shows the codes' state. */
async function withCodes(gateway: CartGateway, added: PutLines, codes: readonly string[]): Promise<PutLines> {
  const discountCodes = discountCodesToSend(
    added.cart.discountCodes,
    codes.reduce((requests, code) => requestDiscount(requests, code, true), {}),
  );
  const changed = await gateway.changeDiscountCodes({ cartId: added.cart.globalId, discountCodes });
  if (!changed.ok) return added;
  const { cart } = changed.value;
  // Only the answer to the lines has their warnings.
  const lines = cart.lines.map((line) => {
    const before = added.cart.lines.find(({ globalId }) => globalId === line.globalId);
    return { ...line, warning: before?.warning ?? line.warning };
  });
  return { ...added, ...changed.value, cart: { ...cart, lines }, warnings: added.warnings };
}

/**
 * Creates a new cart with the available lines, codes, delivery preferences, gift and remarks of another (AGENT-03).
 * @param offered all items of the cart: it may have more than are read with it
 * @returns null if the new cart would not be like the other
 */
export async function copyCart(
  cart: Cart,
  gateway: CartGateway,
  fields: ReturnType<typeof creationFieldsOf>,
  offered: OfferedItems,
): Promise<TakenCartLink | null> {
  const requests = cart.attributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.cartId);
  const visit = fields.attributes.filter(({ key }) => !requests.some((request) => request.key === key));
  const codes = cart.discountCodes.map(({ code }) => code);
  const lines = linesOf(offered);
  if (lines.length === 0) return null;
  const put = await putLines(
    gateway,
    {
      attributes: [...requests, ...visit],
      discountCodes: codes.length > 0 ? codes : fields.discountCodes,
      province: cart.deliveryAddress?.province ?? fields.province,
    },
    lines,
  );
  if (put === null || typeof put === 'string') return null;
  const { globalId: cartId, deliveryAddress } = put.cart;
  const recipient = cart.deliveryAddress?.recipient;
  const steps = [
    ...(cart.note === '' ? [] : [() => gateway.changeNote({ cartId, note: cart.note })]),
    ...(recipient === undefined || cart.deliveryAddress === null
      ? []
      : [
          () =>
            gateway.changeDestination({
              cartId,
              province: cart.deliveryAddress?.province ?? fields.province,
              addressId: deliveryAddress?.globalId ?? null,
              recipient,
            }),
        ]),
  ];
  for (const step of steps) {
    // A cart without its remarks would differ: it is not returned.
    if (!(await step()).ok) return null;
  }
  return takenLink(offered, put);
}
