import type { LineToAdd } from '@shop/rules/cart/cart';
import { type CartFailure, isUncertain } from '@shop/rules/cart/cart-errors';
import type {
  CartAnswer,
  CartGateway,
  CartOutcome,
  CartToCreate,
  CartToRestore,
} from '@shop/rules/cart/cart-gateway';
import { isSameDiscountCode } from '@shop/rules/cart/discount';
import {
  type KnownCart,
  type LineName,
  quantityOf,
  type Restoration,
  toKnownCart,
} from '@shop/rules/cart/known-cart';
import type { GlobalId } from '@shop/rules/global-id';
import { err, ok, type Result } from '@shop/rules/result';
import type { KnownCarts, VerifyPorts } from './known-carts';

/** The answer of a restored cart. */
export type RestoredAnswer = CartAnswer & { readonly expiry: Restoration['expiry'] };

/**
 * Maximum attempts to create or restore a cart, or to take back a doubled add. All are repeatable: a lost new cart is never used, and the
 * takeback sets an absolute quantity.
 */
export const ATTEMPTS = 3;

/**
 * Rebuilds an expired cart from its lines (TRUTH-02). One line that is no longer sold makes the platform refuse them all; then
 * the lines are added one by one, as many as exist. The answer's `expiry` states whether all lines were restored.
 */
async function restoreCart(
  gateway: Pick<CartGateway, 'restoreCart' | 'createCart' | 'addLines'>,
  { lines, ...creationFields }: CartToRestore,
  pause: (attempt: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<Result<RestoredAnswer, CartFailure>> {
  let made: CartOutcome = await gateway.restoreCart({ lines, ...creationFields }, signal);
  for (let attempt = 1; !made.ok && isUncertain(made.error.code) && attempt < ATTEMPTS; attempt++) {
    await pause(attempt);
    made = await gateway.restoreCart({ lines, ...creationFields }, signal);
  }
  if (!made.ok && made.error.code === 'merchandiseInvalid' && lines.length > 1) {
    made = await restoreOneByOne(gateway, { lines, ...creationFields }, signal);
  }
  return made.ok ? ok({ ...made.value, expiry: expiryOf(made.value.cart.lines, lines) }) : made;
}

async function restoreOneByOne(
  gateway: Pick<CartGateway, 'createCart' | 'addLines'>,
  { lines, ...creationFields }: CartToRestore,
  signal: AbortSignal | undefined,
): Promise<CartOutcome> {
  let made: CartOutcome = err({
    code: 'merchandiseInvalid',
    detail: 'none of the lines is available any more',
  });
  for (const line of lines) {
    const next: CartOutcome = made.ok
      ? await gateway.addLines({ cartId: made.value.cart.globalId, lines: [line] }, signal)
      : await gateway.createCart({ ...creationFields, line }, signal);
    if (next.ok) made = next;
    else if (isUncertain(next.error.code)) return next;
  }
  return made;
}

function expiryOf(held: readonly LineToAdd[], requested: readonly LineToAdd[]): Restoration['expiry'] {
  const isWhole = requested.every(
    ({ merchandiseGlobalId, quantity }) => quantityOf(held, merchandiseGlobalId) >= quantity,
  );
  return isWhole ? 'restored' : 'restoredInPart';
}

/** Replaces a cart that is gone. `linesOf` derives the new cart's lines from the known ones. */
export type AfterExpiry = (
  cartId: GlobalId,
  linesOf: (known: KnownCart) => readonly (LineToAdd & LineName)[],
  signal: AbortSignal | undefined,
  requestedFields?: Partial<CartToCreate>,
) => Promise<CartOutcome>;

/** Ends in a cart that another tab has already made, in a new one of the known lines, or in why there is none (TRUTH-02, CART-13). */
export function restoreExpired(
  gateway: CartGateway,
  ports: VerifyPorts,
  { knownOf, remember }: KnownCarts,
): AfterExpiry {
  const { memory } = ports;
  return async (cartId, linesOf, signal, requestedFields = {}) => {
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
          title !== undefined && quantityOf(cart.lines, line.merchandiseGlobalId) < line.quantity,
      )
      .map(({ title, variantTitle }) => ({ title, variantTitle }));
    // Lines that were never read cannot be put back.
    const expiry = (known.unread ?? 0) > 0 ? 'restoredInPart' : restored.value.expiry;
    // Written before the next tab gets its turn.
    ports.cartId.write(cart.globalId);
    memory.write(toKnownCart(cart, { from: cartId, expiry, leftOut }));
    return ok({ ...restored.value, expiry, leftOut });
  };
}
