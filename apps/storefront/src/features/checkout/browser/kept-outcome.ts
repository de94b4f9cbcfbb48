import type { AddOutcome } from '@shop/rules/cart/add-request';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';

/**
 * What became of an add as the next page will see it (TRUTH-01): the cart's cookie was written, so it is read. Where the browser keeps no
 * cookies the piece is in a cart that no other page knows.
 * @param checkoutUrl of the cart that has the piece
 */
export function keptOutcome(outcome: AddOutcome, checkoutUrl: string | null): AddOutcome {
  return outcome.ok && readCookie(cartIdCookie) === null
    ? { ok: false, code: 'cookiesRefused', inCart: null, checkoutUrl }
    : outcome;
}
