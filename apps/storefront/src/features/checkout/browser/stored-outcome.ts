import type { AddOutcome } from '@shop/rules/cart/add-request';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';

/**
 * The outcome of an add as the next page will see it (TRUTH-01): after writing the cart's cookie, it is read back. If the browser
 * stores no cookies, no other page can find the cart.
 * @param checkoutUrl of the cart with the added pieces
 */
export function storedOutcome(outcome: AddOutcome, checkoutUrl: string | null): AddOutcome {
  return outcome.ok && readCookie(cartIdCookie) === null
    ? { ok: false, code: 'cookiesRefused', inCart: null, checkoutUrl }
    : outcome;
}
