import type { LineToAdd } from '@shop/rules/cart/cart';
import { isCartGone, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type CartQuantities, quantityAdded, quantityOf, unreadQuantity } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import {
  cartQuantities,
  hasQuantities,
  lineOfVariant,
  withAddedLine,
  withWithdrawnLines,
} from './compare-cart';
import { type KnownCarts, unknownOutcome, type VerifyPorts } from './known-carts';
import { type AfterExpiry, ATTEMPTS } from './restore-cart';

/**
 * The add that is certain (TRUTH-01): its lines are counted before and after, a surplus is taken back, and an expired cart is rebuilt with
 * the line.
 */
export function verifyAdds(
  gateway: CartGateway,
  ports: VerifyPorts,
  { knownOf, remember, markStale, markFreshAfter, notCarriedOut }: KnownCarts,
  afterExpiry: AfterExpiry,
) {
  async function addLine(
    cartId: GlobalId,
    line: LineToAdd,
    isAlone: boolean,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const known = knownOf(cartId);
    const before = await linesBefore(cartId, signal);
    if (before === 'gone') return restoreWith(cartId, line, signal);
    const wasFresh = markStale(cartId);
    const outcome = remember(await gateway.addLines({ cartId, lines: [line] }, signal));
    if (outcome.ok) {
      const added =
        before === null ? outcome : await takeBackSurplus(outcome.value, before, line, isAlone, signal);
      return known === null || known.isStale ? added : withWithdrawnLines(added, known.lines);
    }
    const { error } = outcome;
    if (isCartGone(error.code)) return restoreWith(cartId, line, signal);
    if (!isUncertain(error.code)) {
      if (wasFresh) markFreshAfter(cartId, error);
      return outcome;
    }
    const seen = remember(await gateway.readCart({ cartId }, signal));
    if (!seen.ok)
      return isCartGone(seen.error.code) ? restoreWith(cartId, line, signal) : unknownOutcome(error);
    const { cart } = seen.value;
    const now = quantityOf(cart.lines, line.merchandiseGlobalId);
    if (before === null) {
      return now === 0 && unreadQuantity(cart) === 0
        ? notCarriedOut(error, cart)
        : err({ ...error, code: 'outcomeUnknown', cart });
    }
    if (quantityAdded(before, cartQuantities(cart), line.merchandiseGlobalId) > 0) {
      return takeBackSurplus(seen.value, before, line, isAlone, signal);
    }
    // The cart already held all available stock: a retry cannot succeed.
    const isAll = now > 0 && (lineOfVariant(cart, line)?.availableQuantity ?? now + 1) <= now;
    return isAll ? err({ ...error, code: 'notEnoughStock', cart }) : notCarriedOut(error, cart);
  }

  /** Takes back the surplus of a doubled add, and returns the actual quantity. */
  async function takeBackSurplus(
    answer: CartAnswer,
    before: CartQuantities,
    requested: LineToAdd,
    isAlone: boolean,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const { cart } = answer;
    const added = quantityAdded(before, cartQuantities(cart), requested.merchandiseGlobalId);
    const line = lineOfVariant(cart, requested);
    const surplus = added - requested.quantity;
    if (surplus <= 0 || line === undefined || !isAlone) return ok({ ...answer, added });
    const quantity = line.quantity - surplus;
    const input = { cartId: cart.globalId, lines: [{ lineId: line.globalId, quantity }] };
    let last: CartOutcome = ok(answer);
    // The update sets an absolute quantity, so a retry doubles nothing.
    for (let attempt = 1; attempt <= ATTEMPTS && !hasQuantities(last, input.lines); attempt++) {
      if (attempt > 1) await ports.pause(attempt);
      markStale(cart.globalId);
      const lowered = remember(await gateway.updateLines(input, signal));
      last = lowered.ok ? lowered : remember(await gateway.readCart({ cartId: cart.globalId }, signal));
    }
    if (!last.ok) return unknownOutcome(last.error);
    return ok({
      ...answer,
      cart: last.value.cart,
      added: quantityAdded(before, cartQuantities(last.value.cart), requested.merchandiseGlobalId),
    });
  }

  /** The lines before an add; read if they are not certain. Null on a failure other than a lost cart. */
  async function linesBefore(
    cartId: GlobalId,
    signal: AbortSignal | undefined,
  ): Promise<CartQuantities | 'gone' | null> {
    const known = knownOf(cartId);
    if (known !== null && !known.isStale && !ports.mayBeOrdered()) {
      return { lines: known.lines, unread: known.unread ?? 0 };
    }
    const seen = remember(await gateway.readCart({ cartId }, signal));
    return seen.ok ? cartQuantities(seen.value.cart) : isCartGone(seen.error.code) ? 'gone' : null;
  }

  async function restoreWith(
    cartId: GlobalId,
    line: LineToAdd,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const now = ports.cartId.read();
    if (now !== null && now !== cartId) return addLine(now, line, true, signal);
    const known = knownOf(cartId);
    const outcome = await afterExpiry(cartId, ({ lines }) => withAddedLine(lines, line), signal);
    if (!outcome.ok) return outcome;
    const before = { lines: known?.lines ?? [], unread: 0 };
    const added = quantityAdded(before, cartQuantities(outcome.value.cart), line.merchandiseGlobalId);
    return ok({ ...outcome.value, added });
  }

  return addLine;
}
