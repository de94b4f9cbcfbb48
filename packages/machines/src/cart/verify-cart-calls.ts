import type { Cart, LineToAdd } from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import {
  type HeldPieces,
  type KnownCart,
  type KnownLine,
  type LineName,
  piecesAdded,
  piecesOf,
  toKnownCart,
  unreadPieces,
} from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { isSameRecipient, plainText } from '../checkout/pending-steps';
import {
  attributesText,
  hasQuantities,
  hasQuantity,
  heldPieces,
  lineOfVariant,
  requireSameCart,
  withAddedLine,
  withShortageWarning,
  withStockWarnings,
  withWithdrawnLines,
} from './compare-cart';
import { restoreCart } from './restore-cart';

/** State shared by the tabs of one shopper, and the data needed to rebuild a cart. */
export interface VerifyPorts {
  /** The last known cart, of any tab. */
  readonly memory: {
    read(): KnownCart | null;
    write(cart: KnownCart | null): void;
  };
  /** The id of the cookie. */
  readonly cartId: {
    read(): GlobalId | null;
    write(id: GlobalId): void;
  };
  /**
   * Serializes the tabs: one acts at a time.
   * @param act receives whether it certainly has the lock; without that certainty nothing is taken back
   */
  exclusively<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value>;
  /** The shopper was at the checkout with this cart: if the cart is gone it may be an order (CART-13). */
  mayBeOrdered(): boolean;
  /** Fields sent with cart creation, read at that moment. */
  creationFields(): Omit<CartToCreate, 'line'>;
  /** Waits before a retry. */
  pause(attempt: number): Promise<void>;
}

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
 * Maximum attempts to create a cart or to take back a doubled add. Both are repeatable: a lost new cart is never used, and the
 * takeback sets an absolute quantity.
 */
const ATTEMPTS = 3;

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

  const knownOf = (cartId: GlobalId): KnownCart | null => {
    const known = memory.read();
    return known?.cartId === cartId ? known : null;
  };

  /** Stores the cart of a certain answer as the known cart. */
  const remember = (outcome: CartOutcome): CartOutcome => {
    if (outcome.ok) {
      const { cart } = outcome.value;
      memory.write(toKnownCart(cart, knownOf(cart.globalId)?.restoration));
    }
    return outcome;
  };

  /**
   * Marks the known cart as stale until an answer is processed: it serves only for restoring, because the page may close
   * meanwhile.
   * @returns whether it was fresh before
   */
  const markStale = (cartId: GlobalId): boolean => {
    const known = knownOf(cartId);
    if (known === null || known.isStale) return false;
    memory.write({ ...known, isStale: true });
    return true;
  };

  /** After a call that was certainly not carried out the known cart is valid again. */
  const markFreshAfter = (cartId: GlobalId, { code }: CartFailure): void => {
    const known = knownOf(cartId);
    if (known !== null && code === 'unavailable') memory.write({ ...known, isStale: false });
  };

  const createCart: CartGateway['createCart'] = async (input, signal) => {
    for (let attempt = 1; ; attempt++) {
      const made = await gateway.createCart(input, signal);
      const isLost = !made.ok && (made.error.code === 'unreachable' || made.error.code === 'malformedAnswer');
      if (!isLost || attempt === ATTEMPTS || signal?.aborted) return made;
      await ports.pause(attempt);
    }
  };

  /** Replaces a cart that is gone. `linesOf` derives the new cart's lines from the known ones. */
  async function afterExpiry(
    cartId: GlobalId,
    linesOf: (known: KnownCart) => readonly (LineToAdd & LineName)[],
    signal: AbortSignal | undefined,
    requestedFields: Partial<CartToCreate> = {},
  ): Promise<CartOutcome> {
    const gone = (failure: Partial<CartFailure>): CartOutcome =>
      err({ code: 'invalidCart', detail: 'the cart is gone', ...failure });
    const now = ports.cartId.read();
    if (now !== null && now !== cartId) {
      // Another tab has already replaced it.
      const seen = remember(await gateway.readCart({ cartId: now }, signal));
      const restoration = knownOf(now)?.restoration;
      return seen.ok && restoration?.from === cartId
        ? ok({ ...seen.value, expiry: restoration.expiry, leftOut: restoration.leftOut ?? [] })
        : seen;
    }
    const known = knownOf(cartId);
    if (ports.mayBeOrdered()) {
      if (known !== null) memory.write(null);
      return gone({ expiry: 'ended' });
    }
    if (known === null) return gone({ expiry: 'expired' });
    const lines = linesOf(known);
    if (lines.length === 0) {
      memory.write(null);
      return gone({});
    }
    const { discountCodes, ...creationFields } = { ...ports.creationFields(), ...requestedFields };
    const codes = [...known.discountCodes, ...discountCodes].filter(
      (code, index, all) => all.findIndex((other) => isSameDiscountCode(other, code)) === index,
    );
    const restored = await restoreCart(
      gateway,
      { ...creationFields, lines, discountCodes: requestedFields.discountCodes ?? codes },
      ports.pause,
      signal,
    );
    if (!restored.ok) return restored;
    const { cart } = restored.value;
    const leftOut = lines
      // The line of an add itself has no name yet: its own result reports it.
      .filter(
        ({ title, ...line }) =>
          title !== undefined && piecesOf(cart.lines, line.merchandiseGlobalId) < line.quantity,
      )
      .map(({ title, variantTitle }) => ({ title, variantTitle }));
    // Lines that were never read cannot be put back.
    const expiry = (known.unread ?? 0) > 0 ? 'restoredInPart' : restored.value.expiry;
    // Written before the next tab gets its turn.
    ports.cartId.write(cart.globalId);
    memory.write(toKnownCart(cart, { from: cartId, expiry, leftOut }));
    return ok({ ...restored.value, expiry, leftOut });
  }

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

  /** The read cart lacked the change. After a timeout the late call may still be carried out. */
  function notCarriedOut(failure: CartFailure, cart: Cart): CartOutcome {
    if (failure.code !== 'timedOut') return err({ ...failure, code: 'unreachable', cart });
    markStale(cart.globalId);
    return err({ ...failure, code: 'outcomeUnknown', cart });
  }

  function unknownOutcome(failure: CartFailure): CartOutcome {
    return err({ ...failure, code: 'outcomeUnknown' });
  }

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
    const now = piecesOf(cart.lines, line.merchandiseGlobalId);
    if (before === null) {
      return now === 0 && unreadPieces(cart) === 0
        ? notCarriedOut(error, cart)
        : err({ ...error, code: 'outcomeUnknown', cart });
    }
    if (piecesAdded(before, heldPieces(cart), line.merchandiseGlobalId) > 0) {
      return takeBackSurplus(seen.value, before, line, isAlone, signal);
    }
    // The cart already held all available stock: a retry cannot succeed.
    const isAll = now > 0 && (lineOfVariant(cart, line)?.availableQuantity ?? now + 1) <= now;
    return isAll ? err({ ...error, code: 'notEnoughStock', cart }) : notCarriedOut(error, cart);
  }

  /** Takes back the surplus of a doubled add, and returns the actual number of pieces. */
  async function takeBackSurplus(
    answer: CartAnswer,
    before: HeldPieces,
    requested: LineToAdd,
    isAlone: boolean,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const { cart } = answer;
    const added = piecesAdded(before, heldPieces(cart), requested.merchandiseGlobalId);
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
      added: piecesAdded(before, heldPieces(last.value.cart), requested.merchandiseGlobalId),
    });
  }

  /** The lines before an add; read if they are not certain. Null on a failure other than a lost cart. */
  async function linesBefore(
    cartId: GlobalId,
    signal: AbortSignal | undefined,
  ): Promise<HeldPieces | 'gone' | null> {
    const known = knownOf(cartId);
    if (known !== null && !known.isStale && !ports.mayBeOrdered()) {
      return { lines: known.lines, unread: known.unread ?? 0 };
    }
    const seen = remember(await gateway.readCart({ cartId }, signal));
    return seen.ok ? heldPieces(seen.value.cart) : isCartGone(seen.error.code) ? 'gone' : null;
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
    const added = piecesAdded(before, heldPieces(outcome.value.cart), line.merchandiseGlobalId);
    return ok({ ...outcome.value, added });
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
