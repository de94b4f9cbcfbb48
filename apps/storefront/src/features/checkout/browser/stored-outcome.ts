import type { AddOutcome } from '@shop/rules/cart/add-request';
import type { Cart, LineToAdd } from '@shop/rules/cart/cart';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';

/**
 * The outcome of an add as the next page will see it (TRUTH-01): after writing the cart's cookie, it is read back. If the browser
 * stores no cookies, no other page can find the cart.
 * @param cart with the added pieces, whose price it tells (TRUTH-04)
 */
export function storedOutcome(
  outcome: AddOutcome,
  cart: Pick<Cart, 'webUrl' | 'lines'> | null,
  merchandiseGlobalId: LineToAdd['merchandiseGlobalId'],
): AddOutcome {
  if (!outcome.ok) return outcome;
  if (readCookie(cartIdCookie) === null)
    return { ok: false, code: 'cookiesRefused', inCart: null, checkoutUrl: cart?.webUrl ?? null };
  const line = cart?.lines.find((one) => one.merchandiseGlobalId === merchandiseGlobalId);
  return line === undefined ? outcome : { ...outcome, price: line.price };
}
