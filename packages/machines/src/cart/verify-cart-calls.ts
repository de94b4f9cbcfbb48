import type { Cart, CartLine, LineToAdd } from '@shop/rules/cart/cart';
import { type CartFailure, isCartGone, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import {
  type KnownCart,
  type KnownLine,
  piecesOf,
  toKnownCart,
  withdrawnLines,
} from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok } from '@shop/rules/result';
import { isSameRecipient, plainText } from '../checkout/is-same-recipient';
import { restoreCart } from './restore-cart';

/** What the tabs of one shopper share, and what a cart that is made anew needs. */
export interface VerifyPorts {
  /** The cart as it was known last, by whichever tab. */
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
   * Lets one tab at a time act.
   * @param act told whether it is alone for certain; where nobody can know that, nothing is taken back
   */
  exclusively<Value>(act: (isAlone: boolean) => Promise<Value>): Promise<Value>;
  /** The shopper was at the checkout with this cart: when it is gone it may be an order (CART-13). */
  mayBeOrdered(): boolean;
  /** What goes along with a cart being made, read at that moment. */
  creationFields(): Omit<CartToCreate, 'line'>;
  /** Waits before another attempt. */
  pause(attempt: number): Promise<void>;
}

/**
 * So often at most: a cart is made, since one that was lost is nobody's, and what came twice is taken back. Another try doubles
 * nothing.
 */
const ATTEMPTS = 3;

/**
 * Cart calls whose outcome is certain (TRUTH-01, TRUTH-02). A write whose answer says nothing for certain (lost, late, cut off)
 * is followed by a reading, which is compared with what was known before: then it was carried out, or it was not, or nobody can
 * know (`outcomeUnknown`). An add that came twice, because the browser itself sent it again over another connection, is taken
 * back to what was asked for. A cart that expired is made anew with the lines that were known of it.
 *
 * This stands around the calls, and is no state of the cart machine, because another tab must not change the cart between the
 * call and the reading: all of it happens in one turn of the tabs. Adds cannot carry an id of their own to be recognised by:
 * attributes would split equal lines.
 */
export function verifyCartCalls(gateway: CartGateway, ports: VerifyPorts): CartGateway {
  const { memory } = ports;
  const exclusively: VerifyPorts['exclusively'] = (act) => ports.exclusively(act);

  const knownOf = (cartId: GlobalId): KnownCart | null => {
    const known = memory.read();
    return known?.cartId === cartId ? known : null;
  };

  /** A certain answer is what is known from now on. */
  const remember = (outcome: CartOutcome): CartOutcome => {
    if (outcome.ok) {
      const { cart } = outcome.value;
      memory.write(toKnownCart(cart, knownOf(cart.globalId)?.restoration));
    }
    return outcome;
  };

  /**
   * From now until an answer is taken in, what is known is good for restoring only: the page may be closed meanwhile.
   * @returns whether it was trusted before
   */
  const doubt = (cartId: GlobalId): boolean => {
    const known = knownOf(cartId);
    if (known === null || known.isStale) return false;
    memory.write({ ...known, isStale: true });
    return true;
  };

  /** After a call that was surely not carried out what was known is known again. */
  const trustAfter = (cartId: GlobalId, { code }: CartFailure): void => {
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

  /** What comes instead of a cart that is gone. `linesOf` makes the lines of the new one out of those that were known. */
  async function afterExpiry(
    cartId: GlobalId,
    linesOf: (known: KnownCart) => readonly LineToAdd[],
    signal: AbortSignal | undefined,
    asked: Partial<CartToCreate> = {},
  ): Promise<CartOutcome> {
    const gone = (failure: Partial<CartFailure>): CartOutcome =>
      err({ code: 'invalidCart', detail: 'the cart is gone', ...failure });
    const now = ports.cartId.read();
    if (now !== null && now !== cartId) {
      // Another tab was faster.
      const seen = remember(await gateway.readCart({ cartId: now }, signal));
      const restoration = knownOf(now)?.restoration;
      return seen.ok && restoration?.from === cartId
        ? ok({ ...seen.value, expiry: restoration.expiry })
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
    const { discountCodes, ...creationFields } = { ...ports.creationFields(), ...asked };
    const codes = [...known.discountCodes, ...discountCodes].filter(
      (code, index, all) => all.findIndex((other) => isSameDiscountCode(other, code)) === index,
    );
    const restored = await restoreCart(
      gateway,
      { ...creationFields, lines, discountCodes: asked.discountCodes ?? codes },
      ports.pause,
      signal,
    );
    if (!restored.ok) return restored;
    const { cart, expiry } = restored.value;
    // Before the next tab has its turn.
    ports.cartId.write(cart.globalId);
    memory.write(toKnownCart(cart, { from: cartId, expiry }));
    return restored;
  }

  /**
   * A write that may be repeated without harm: the last value counts.
   * @param isDone whether a cart that was read afterwards is as it was asked for
   * @param linesOf the lines that are there when it was done
   * @param ofGate whether nobody looks at the lines of its answer: what is known stays as it is until they are read
   */
  function change<Input extends { readonly cartId: GlobalId }>(
    call: (input: Input, signal?: AbortSignal) => Promise<CartOutcome>,
    isDone: (cart: Cart, input: Input) => boolean,
    linesOf: (known: KnownCart, input: Input) => readonly KnownLine[],
    askedOf: (input: Input) => Partial<CartToCreate> = () => ({}),
    asDone: (cart: Cart, input: Input) => Cart = (cart) => cart,
    ofGate = (_input: Input) => false,
  ) {
    return (input: Input, signal?: AbortSignal): Promise<CartOutcome> =>
      exclusively(async () => {
        const { cartId } = input;
        const known = knownOf(cartId);
        const wasTrusted = doubt(cartId);
        const outcome = remember(await call(input, signal));
        if (outcome.ok) {
          if (known === null || !wasTrusted) return outcome;
          if (!ofGate(input)) return withWithdrawn(outcome, linesOf(known, input));
          memory.write(known);
          return outcome;
        }
        const restore = () => afterExpiry(cartId, (known) => linesOf(known, input), signal, askedOf(input));
        if (isCartGone(outcome.error.code)) return restore();
        if (!isUncertain(outcome.error.code)) {
          if (wasTrusted) trustAfter(cartId, outcome.error);
          return outcome;
        }
        const seen = remember(await gateway.readCart({ cartId }, signal));
        if (!seen.ok) return isCartGone(seen.error.code) ? restore() : unknown(outcome.error);
        const { cart } = seen.value;
        if (isDone(cart, input)) return ok({ ...seen.value, cart: asDone(cart, input) });
        return notDone(outcome.error, cart);
      });
  }

  /** It was not there when the cart was read; what is only late may still come. */
  function notDone(failure: CartFailure, cart: Cart): CartOutcome {
    if (failure.code !== 'timedOut') return err({ ...failure, code: 'unreachable', cart });
    doubt(cart.globalId);
    return err({ ...failure, code: 'outcomeUnknown', cart });
  }

  function unknown(failure: CartFailure): CartOutcome {
    return err({ ...failure, code: 'outcomeUnknown' });
  }

  async function addInTurn(
    cartId: GlobalId,
    line: LineToAdd,
    isAlone: boolean,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const known = knownOf(cartId);
    const before = await linesBefore(cartId, signal);
    if (before === 'gone') return restoreWith(cartId, line, signal);
    const held = before === null ? null : piecesOf(before, line.merchandiseGlobalId);
    const wasTrusted = doubt(cartId);
    const outcome = remember(await gateway.addLines({ cartId, lines: [line] }, signal));
    if (outcome.ok) {
      const added =
        held === null ? outcome : await takeBackSurplus(outcome.value, held, line, isAlone, signal);
      return known === null || known.isStale ? added : withWithdrawn(added, known.lines);
    }
    const { error } = outcome;
    if (isCartGone(error.code)) return restoreWith(cartId, line, signal);
    if (!isUncertain(error.code)) {
      if (wasTrusted) trustAfter(cartId, error);
      return outcome;
    }
    const seen = remember(await gateway.readCart({ cartId }, signal));
    if (!seen.ok) return isCartGone(seen.error.code) ? restoreWith(cartId, line, signal) : unknown(error);
    const { cart } = seen.value;
    const now = piecesOf(cart.lines, line.merchandiseGlobalId);
    if (held === null) {
      return now === 0 ? notDone(error, cart) : err({ ...error, code: 'outcomeUnknown', cart });
    }
    if (now > held) return takeBackSurplus(seen.value, held, line, isAlone, signal);
    // All there is was in the cart already: another try cannot succeed.
    const isAll = now > 0 && (lineOf(cart, line)?.availableQuantity ?? now + 1) <= now;
    return isAll ? err({ ...error, code: 'notEnoughStock', cart }) : notDone(error, cart);
  }

  /** Takes back what came twice, and says how many pieces were really added. */
  async function takeBackSurplus(
    answer: CartAnswer,
    held: number,
    asked: LineToAdd,
    isAlone: boolean,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const { cart } = answer;
    const added = piecesOf(cart.lines, asked.merchandiseGlobalId) - held;
    const line = lineOf(cart, asked);
    const surplus = added - asked.quantity;
    if (surplus <= 0 || line === undefined || !isAlone) return ok({ ...answer, added });
    const quantity = line.quantity - surplus;
    const input = { cartId: cart.globalId, lines: [{ lineId: line.globalId, quantity }] };
    let last: CartOutcome = ok(answer);
    // The last value counts, so that another try doubles nothing.
    for (let attempt = 1; attempt <= ATTEMPTS && !isLowered(last, input.lines); attempt++) {
      if (attempt > 1) await ports.pause(attempt);
      doubt(cart.globalId);
      const lowered = remember(await gateway.updateLines(input, signal));
      last = lowered.ok ? lowered : remember(await gateway.readCart({ cartId: cart.globalId }, signal));
    }
    if (!last.ok) return unknown(last.error);
    return ok({
      ...answer,
      cart: last.value.cart,
      added: piecesOf(last.value.cart.lines, asked.merchandiseGlobalId) - held,
    });
  }

  /** The lines before an add; read when they are not known for certain. A failure other than a cart that is gone: null. */
  async function linesBefore(
    cartId: GlobalId,
    signal: AbortSignal | undefined,
  ): Promise<readonly LineToAdd[] | 'gone' | null> {
    const known = knownOf(cartId);
    if (known !== null && !known.isStale && !ports.mayBeOrdered()) return known.lines;
    const seen = remember(await gateway.readCart({ cartId }, signal));
    return seen.ok ? seen.value.cart.lines : isCartGone(seen.error.code) ? 'gone' : null;
  }

  async function restoreWith(
    cartId: GlobalId,
    line: LineToAdd,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const now = ports.cartId.read();
    if (now !== null && now !== cartId) return addInTurn(now, line, true, signal);
    const known = knownOf(cartId);
    const outcome = await afterExpiry(cartId, ({ lines }) => plus(lines, line), signal);
    if (!outcome.ok) return outcome;
    const held = piecesOf(known?.lines ?? [], line.merchandiseGlobalId);
    const added = piecesOf(outcome.value.cart.lines, line.merchandiseGlobalId) - held;
    return ok({ ...outcome.value, added });
  }

  const changeDestination = change(
    gateway.changeDestination,
    ({ deliveryAddress: held }, { province, recipient }) =>
      held?.province === province &&
      (recipient === undefined ||
        (recipient === null ? held.recipient === undefined : isSameRecipient(held.recipient, recipient))),
    ({ lines }) => lines,
    ({ province }) => ({ province }),
    undefined,
    ({ recipient }) => recipient !== undefined,
  );
  const changeAttributes = change(
    gateway.changeAttributes,
    (cart, { attributes }) => textsOf(cart.attributes) === textsOf(attributes),
    ({ lines }) => lines,
    undefined,
    undefined,
    () => true,
  );
  const changeNote = change(
    gateway.changeNote,
    (cart, { note }) => plainText(cart.note) === plainText(note),
    ({ lines }) => lines,
    undefined,
    undefined,
    () => true,
  );

  return {
    createCart: async (input, signal) => remember(await createCart(input, signal)),
    restoreCart: (input, signal) => gateway.restoreCart(input, signal),
    readCart: ({ cartId }, signal) =>
      exclusively(async () => {
        const known = knownOf(cartId);
        const outcome = asFewer(remember(await gateway.readCart({ cartId }, signal)), known);
        return !outcome.ok && isCartGone(outcome.error.code)
          ? afterExpiry(cartId, ({ lines }) => lines, signal)
          : outcome;
      }),
    addLines: ({ cartId, lines }, signal) =>
      exclusively(async (isAlone) => {
        let last: CartOutcome | undefined;
        for (const line of lines) {
          last = await addInTurn(last?.ok ? last.value.cart.globalId : cartId, line, isAlone, signal);
          if (!last.ok) return last;
        }
        return last ?? gateway.readCart({ cartId }, signal);
      }),
    updateLines: change(
      gateway.updateLines,
      (cart, { lines }) => lines.every((request) => isHeld(cart, request)),
      (known, { lines }) =>
        known.lines.flatMap((line) => {
          const request = lines.find(({ lineId }) => lineId === line.lineId);
          const quantity = request?.quantity ?? line.quantity;
          return quantity > 0 ? [{ ...line, quantity }] : [];
        }),
      undefined,
      (cart, { lines }) => ({ ...cart, lines: cart.lines.map((line) => asClamped(line, lines)) }),
    ),
    removeLines: change(
      gateway.removeLines,
      (cart, { lineIds }) => !cart.lines.some(({ globalId }) => lineIds.includes(globalId)),
      (known, { lineIds }) => known.lines.filter(({ lineId }) => !lineIds.includes(lineId)),
    ),
    changeDestination: async (input, signal) => {
      const outcome = await changeDestination(input, signal);
      // The prefecture goes into a restored cart; whom a gift is for does not.
      return input.recipient === undefined ? outcome : ofTheSameCart(outcome, input.cartId);
    },
    changeAttributes: async (input, signal) =>
      ofTheSameCart(await changeAttributes(input, signal), input.cartId),
    changeNote: async (input, signal) => ofTheSameCart(await changeNote(input, signal), input.cartId),
    changeDiscountCodes: change(
      gateway.changeDiscountCodes,
      (cart, { discountCodes }) =>
        cart.discountCodes.length === discountCodes.length &&
        discountCodes.every((code) => cart.discountCodes.some((held) => isSameDiscountCode(held.code, code))),
      ({ lines }) => lines,
      ({ discountCodes }) => ({ discountCodes }),
    ),
  };
}

/** What was to be kept with a cart that is another one now was not: whoever goes to the checkout has to look first. */
function ofTheSameCart(outcome: CartOutcome, cartId: GlobalId): CartOutcome {
  return outcome.ok && outcome.value.cart.globalId !== cartId
    ? err({ code: 'cartRestored', detail: 'the cart had expired and was made anew' })
    : outcome;
}

function lineOf(cart: Cart, { merchandiseGlobalId }: LineToAdd): CartLine | undefined {
  return cart.lines.find((line) => line.merchandiseGlobalId === merchandiseGlobalId);
}

/** Lines with one more, as the platform would put them together. */
function plus(lines: readonly LineToAdd[], added: LineToAdd): LineToAdd[] {
  const others = lines.filter(({ merchandiseGlobalId }) => merchandiseGlobalId !== added.merchandiseGlobalId);
  const held = piecesOf(lines, added.merchandiseGlobalId);
  return [...others, { ...added, quantity: held + added.quantity }];
}

type RequestedQuantity = Parameters<CartGateway['updateLines']>[0]['lines'][number];

function isLowered(outcome: CartOutcome, requests: readonly RequestedQuantity[]): boolean {
  return outcome.ok && requests.every((request) => isHeld(outcome.value.cart, request));
}

/** As wanted, or as near as the stock allows. */
function isHeld(cart: Cart, { lineId, quantity }: RequestedQuantity): boolean {
  const line = cart.lines.find(({ globalId }) => globalId === lineId);
  if (line === undefined) return quantity === 0;
  return line.quantity === quantity || (line.quantity < quantity && line.quantity === line.availableQuantity);
}

/** The platform tells of stock that fell only when a cart is changed: a reading is compared with what was known before (CART-12). */
function asFewer(outcome: CartOutcome, known: KnownCart | null): CartOutcome {
  if (!outcome.ok || known === null || known.isStale) return outcome;
  const { cart } = outcome.value;
  // What is below its stock was lowered by the shopper, elsewhere.
  const lines = cart.lines.map((line) =>
    line.quantity === line.availableQuantity ? asClamped(line, known.lines) : line,
  );
  return withWithdrawn(ok({ ...outcome.value, cart: { ...cart, lines } }), known.lines);
}

/** Names what is not there any more though nobody removed it. */
function withWithdrawn(outcome: CartOutcome, expected: readonly KnownLine[]): CartOutcome {
  if (!outcome.ok) return outcome;
  const withdrawn = withdrawnLines(expected, outcome.value.cart);
  return withdrawn.length === 0 ? outcome : ok({ ...outcome.value, withdrawn });
}

/** A line that is fewer than was wanted, with the warning that an answer had lost or a reading never has (CART-12). */
function asClamped(line: CartLine, requests: readonly RequestedQuantity[]): CartLine {
  const request = requests.find(({ lineId }) => lineId === line.globalId);
  return request !== undefined && line.quantity < request.quantity && line.warning === null
    ? { ...line, warning: line.quantity === 0 ? 'outOfStock' : 'notEnoughStock' }
    : line;
}

function textsOf(attributes: Cart['attributes']): string {
  return attributes
    .map(({ key, value }) => JSON.stringify([key, plainText(value)]))
    .sort()
    .join();
}
