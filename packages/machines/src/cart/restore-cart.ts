import type { LineToAdd } from '@shop/rules/cart/cart';
import { type CartFailure, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartAnswer, CartGateway, CartOutcome, CartToRestore } from '@shop/rules/cart/cart-gateway';
import { piecesOf, type Restoration } from '@shop/rules/cart/known-cart';
import { err, ok, type Result } from '@shop/rules/result';

/** The answer of a restored cart. */
export type RestoredAnswer = CartAnswer & { readonly expiry: Restoration['expiry'] };

/** Retries are safe: a cart created without an answer is never used. */
const ATTEMPTS = 3;

/**
 * Rebuilds an expired cart from its lines (TRUTH-02). One line that is no longer sold makes the platform refuse them all; then
 * the lines are added one by one, as many as exist. The answer's `expiry` states whether all lines were restored.
 */
export async function restoreCart(
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
    ({ merchandiseGlobalId, quantity }) => piecesOf(held, merchandiseGlobalId) >= quantity,
  );
  return isWhole ? 'restored' : 'restoredInPart';
}
