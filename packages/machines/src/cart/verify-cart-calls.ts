import type { Cart } from '@shop/rules/cart/cart';
import { isCartGone, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import type { KnownCart, KnownLine } from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { ok } from '@shop/rules/result';
import { isSameRecipient, plainText } from '../checkout/pending-steps';
import {
  attributesText,
  hasQuantity,
  requireSameCart,
  withShortageWarning,
  withStockWarnings,
  withWithdrawnLines,
} from './compare-cart';
import { knownCarts, unknownOutcome, type VerifyPorts } from './known-carts';
import { ATTEMPTS, restoreExpired } from './restore-cart';
import { verifyAdds } from './verify-added-lines';

/** A repeatable write and how its outcome is verified. */
interface VerifiedChange<Input> {
  readonly call: (input: Input, signal?: AbortSignal) => Promise<CartOutcome>;
  /** Whether a cart read afterwards is as requested. */
  readonly isDone: (cart: Cart, input: Input) => boolean;
  /** The known lines after the write. @default unchanged */
  readonly linesAfter?: (known: KnownCart, input: Input) => readonly KnownLine[];
  /** What a cart that replaces an expired one is created with. @default nothing of this write */
  readonly creationFieldsOf?: (input: Input) => Partial<CartToCreate>;
  /** The read cart with the warnings that a lost answer would have had. @default none */
  readonly withWarnings?: (cart: Cart, input: Input) => Cart;
  /** Whether the lines of its answer are ignored: the known cart then stays until the lines are read. @default false */
  readonly ignoresLines?: (input: Input) => boolean;
}

/**
 * Wraps the cart calls so that their outcome is certain (TRUTH-01, TRUTH-02). A write with an uncertain answer (lost, late, cut
 * off) is followed by a read. Comparing that with the known cart shows whether it was carried out, or that this is unknown
 * (`outcomeUnknown`). The browser itself may send an add twice over another connection; the surplus is then taken back. An
 * expired cart is rebuilt from its known lines.
 *
 * This wraps the calls and is no state of the cart machine, because no other tab may change the cart between the call and the
 * read: both happen in one turn of the tabs. Adds cannot carry an idempotency id: attributes would split equal lines.
 */
export function verifyCartCalls(gateway: CartGateway, ports: VerifyPorts): CartGateway {
  const { memory } = ports;
  const exclusively: VerifyPorts['exclusively'] = (act) => ports.exclusively(act);
  const carts = knownCarts(ports);
  const { knownOf, remember, markStale, markFreshAfter, notCarriedOut } = carts;
  const afterExpiry = restoreExpired(gateway, ports, carts);
  const addLine = verifyAdds(gateway, ports, carts, afterExpiry);

  const createCart: CartGateway['createCart'] = async (input, signal) => {
    for (let attempt = 1; ; attempt++) {
      const made = await gateway.createCart(input, signal);
      const isLost = !made.ok && (made.error.code === 'unreachable' || made.error.code === 'malformedAnswer');
      if (!isLost || attempt === ATTEMPTS || signal?.aborted) return made;
      await ports.pause(attempt);
    }
  };

  /** A write that is safe to repeat: the last value counts. */
  function change<Input extends { readonly cartId: GlobalId }>({
    call,
    isDone,
    linesAfter = ({ lines }) => lines,
    creationFieldsOf = () => ({}),
    withWarnings = (cart) => cart,
    ignoresLines = () => false,
  }: VerifiedChange<Input>) {
    return (input: Input, signal?: AbortSignal): Promise<CartOutcome> =>
      exclusively(async () => {
        const { cartId } = input;
        const known = knownOf(cartId);
        const wasFresh = markStale(cartId);
        const outcome = remember(await call(input, signal));
        if (outcome.ok) {
          if (known === null || !wasFresh) return outcome;
          if (!ignoresLines(input)) return withWithdrawnLines(outcome, linesAfter(known, input));
          memory.write(known);
          return outcome;
        }
        const restore = () =>
          afterExpiry(cartId, (known) => linesAfter(known, input), signal, creationFieldsOf(input));
        if (isCartGone(outcome.error.code)) return restore();
        if (!isUncertain(outcome.error.code)) {
          if (wasFresh) markFreshAfter(cartId, outcome.error);
          return outcome;
        }
        const seen = remember(await gateway.readCart({ cartId }, signal));
        if (!seen.ok) return isCartGone(seen.error.code) ? restore() : unknownOutcome(outcome.error);
        const { cart } = seen.value;
        if (isDone(cart, input)) return ok({ ...seen.value, cart: withWarnings(cart, input) });
        return notCarriedOut(outcome.error, cart);
      });
  }

  const changeDestination = change({
    call: gateway.changeDestination,
    isDone: ({ deliveryAddress: held }, { province, recipient }) =>
      held?.province === province &&
      (recipient === undefined ||
        (recipient === null ? held.recipient === undefined : isSameRecipient(held.recipient, recipient))),
    creationFieldsOf: ({ province }) => ({ province }),
    ignoresLines: ({ recipient }) => recipient !== undefined,
  });
  const changeAttributes = change({
    call: gateway.changeAttributes,
    isDone: (cart, { attributes }) => attributesText(cart.attributes) === attributesText(attributes),
    ignoresLines: () => true,
  });
  const changeNote = change({
    call: gateway.changeNote,
    isDone: (cart, { note }) => plainText(cart.note) === plainText(note),
    ignoresLines: () => true,
  });

  return {
    createCart: async (input, signal) => remember(await createCart(input, signal)),
    restoreCart: (input, signal) => gateway.restoreCart(input, signal),
    readCart: ({ cartId }, signal) =>
      exclusively(async () => {
        const known = knownOf(cartId);
        const outcome = withStockWarnings(remember(await gateway.readCart({ cartId }, signal)), known);
        return !outcome.ok && isCartGone(outcome.error.code)
          ? afterExpiry(cartId, ({ lines }) => lines, signal)
          : outcome;
      }),
    addLines: ({ cartId, lines }, signal) =>
      exclusively(async (isAlone) => {
        let last: CartOutcome | undefined;
        for (const line of lines) {
          last = await addLine(last?.ok ? last.value.cart.globalId : cartId, line, isAlone, signal);
          if (!last.ok) return last;
        }
        return last ?? gateway.readCart({ cartId }, signal);
      }),
    updateLines: change({
      call: gateway.updateLines,
      isDone: (cart, { lines }) => lines.every((request) => hasQuantity(cart, request)),
      linesAfter: (known, { lines }) =>
        known.lines.flatMap((line) => {
          const request = lines.find(({ lineId }) => lineId === line.lineId);
          const quantity = request?.quantity ?? line.quantity;
          return quantity > 0 ? [{ ...line, quantity }] : [];
        }),
      withWarnings: (cart, { lines }) => ({
        ...cart,
        lines: cart.lines.map((line) => withShortageWarning(line, lines)),
      }),
    }),
    removeLines: change({
      call: gateway.removeLines,
      isDone: (cart, { lineIds }) => !cart.lines.some(({ globalId }) => lineIds.includes(globalId)),
      linesAfter: (known, { lineIds }) => known.lines.filter(({ lineId }) => !lineIds.includes(lineId)),
    }),
    changeDestination: async (input, signal) => {
      const outcome = await changeDestination(input, signal);
      // A restored cart receives the prefecture, but not a gift's recipient.
      return input.recipient === undefined ? outcome : requireSameCart(outcome, input.cartId);
    },
    changeAttributes: async (input, signal) =>
      requireSameCart(await changeAttributes(input, signal), input.cartId),
    changeNote: async (input, signal) => requireSameCart(await changeNote(input, signal), input.cartId),
    changeDiscountCodes: change({
      call: gateway.changeDiscountCodes,
      isDone: (cart, { discountCodes }) =>
        cart.discountCodes.length === discountCodes.length &&
        discountCodes.every((code) => cart.discountCodes.some((held) => isSameDiscountCode(held.code, code))),
      creationFieldsOf: ({ discountCodes }) => ({ discountCodes }),
    }),
  };
}
