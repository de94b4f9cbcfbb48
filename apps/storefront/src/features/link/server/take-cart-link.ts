import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Cart, LineToAdd } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartOutcome, CartToRestore } from '@shop/rules/cart/cart-gateway';
import { discountCodesToSend, requestDiscount } from '@shop/rules/cart/discount';
import type { GlobalId } from '@shop/rules/global-id';
import type { creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';
import type { CartLink } from '#foundation/routing/cart-link.ts';

interface CartLinkToTake {
  readonly items: CartLink['items'];
  /** Codes that are added to those of the cart. */
  readonly codes: readonly string[];
  /** The existing variants of the items. */
  readonly variants: readonly SellableVariant[];
  /** The cart to add the items to; null to create one. */
  readonly cartId: GlobalId | null;
  /** The fields sent with a new cart. */
  readonly fields: Omit<CartToRestore, 'lines'>;
}

/** The result of a link: the cart, and whether all available items are in it; null if certainly nothing was changed. */
export interface TakenCartLink {
  readonly cart: Cart;
  readonly isWhole: boolean;
}

/** Adds a link's available items and its codes to a cart (LINK-01). */
export async function takeCartLink(
  gateway: CartGateway,
  { items, codes, variants, cartId, fields }: CartLinkToTake,
): Promise<TakenCartLink | null> {
  const lines = linesOf(items, variants);
  if (lines.length === 0) return null;
  const discountCodes = codes.length === 0 ? fields.discountCodes : codes;
  const make = () => gateway.restoreCart({ ...fields, lines, discountCodes });
  let outcome: CartOutcome;
  if (cartId === null) outcome = await make();
  else {
    outcome = await gateway.addLines({ cartId, lines });
    if (!outcome.ok && isCartGone(outcome.error.code)) outcome = await make();
    else if (outcome.ok && codes.length > 0)
      outcome = await withCodes(gateway, outcome.value.cart, codes, outcome);
  }
  if (!outcome.ok) return null;
  return { cart: outcome.value.cart, isWhole: !isShort(outcome.value) };
}

/** The lines that are in stock at all; the platform decides the quantity. */
function linesOf(items: CartLink['items'], variants: readonly SellableVariant[]): LineToAdd[] {
  return items.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return variant === undefined || variant.quantity <= 0
      ? []
      : [{ merchandiseGlobalId: variant.globalId, quantity }];
  });
}

/** The lines are added: a failure to apply codes does not undo that, and the cart shows the codes' state. */
async function withCodes(
  gateway: CartGateway,
  cart: Cart,
  codes: readonly string[],
  added: CartOutcome,
): Promise<CartOutcome> {
  const discountCodes = discountCodesToSend(
    cart.discountCodes,
    codes.reduce((requests, code) => requestDiscount(requests, code, true), {}),
  );
  const changed = await gateway.changeDiscountCodes({ cartId: cart.globalId, discountCodes });
  if (!changed.ok || !added.ok) return added;
  return { ok: true, value: { ...changed.value, warnings: added.value.warnings } };
}

/** Creates a new cart with the lines, codes, delivery preferences, gift and remarks of another (AGENT-03). */
export async function copyCart(
  cart: Cart,
  gateway: CartGateway,
  fields: ReturnType<typeof creationFieldsOf>,
): Promise<CartOutcome> {
  const requests = cart.attributes.filter(({ key }) => key !== ATTRIBUTE_KEYS.cartId);
  const visit = fields.attributes.filter(({ key }) => !requests.some((request) => request.key === key));
  const codes = cart.discountCodes.map(({ code }) => code);
  const made = await gateway.restoreCart({
    lines: cart.lines.map(({ merchandiseGlobalId, quantity }) => ({ merchandiseGlobalId, quantity })),
    attributes: [...requests, ...visit],
    discountCodes: codes.length > 0 ? codes : fields.discountCodes,
    province: cart.deliveryAddress?.province ?? fields.province,
  });
  if (!made.ok) return made;
  const { globalId: cartId, deliveryAddress } = made.value.cart;
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
    const outcome = await step();
    // A cart without its remarks would differ: it is not returned.
    if (!outcome.ok) return outcome;
  }
  return made;
}

/** Whether the stock was too low for a cart's lines. */
export function isShort({ cart, warnings }: Pick<CartAnswer, 'cart' | 'warnings'>): boolean {
  return warnings.length > 0 || cart.lines.some(({ warning }) => warning !== null);
}
