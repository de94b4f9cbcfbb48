/**
 * At the start of the cart's page, which is the same for everybody: says by the cookie, before anything is painted, whether
 * the cart is drawn empty or as one that is being read (`data-cart` of `<html>`), and asks for the cart at once: the answer
 * comes while the page's code is still on its way (early-read.ts).
 */

import { API_PATH } from '@shop/graphql/api-path';
import { decodeGlobalId } from '@shop/rules/global-id';
import { scriptData } from '#foundation/browser/inline/script-data.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { hasPendingAdds } from './has-pending-adds';

/** Most places drawn for lines that are not known yet. */
const PLACES_MAX = 3;

const { dataset } = document.documentElement;
const globalId = readCookie(cartIdCookie);
dataset['cart'] = globalId !== null || hasPendingAdds() ? 'filled' : 'empty';
dataset['cartPieces'] = String(Math.min(readCookie(cartCountCookie) ?? 1, PLACES_MAX));

const plainId = globalId === null ? null : decodeGlobalId(globalId);
if (plainId?.ok) askForCart(plainId.value);

function askForCart(cartId: string): void {
  const { platformUrl, publicToken, locale } = shopSettings();
  const answer = fetch(platformUrl + API_PATH, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': publicToken,
    },
    body: JSON.stringify({
      operationName: 'CartGetById',
      variables: { language: locale.toUpperCase(), cartId },
      query: scriptData()['query'],
    }),
  });
  // Whoever takes the answer hears of a failure; here nobody does.
  answer.catch(() => undefined);
  globalThis.earlyCartRead = { cartId, at: Date.now(), answer };
}
