/**
 * Runs at the start of the cart page, which is the same for every visitor. From the cookie it sets, before the first paint,
 * whether the cart is drawn empty or as loading (`data-cart` of `<html>`). It requests the cart at once, so the answer arrives
 * while the page's code still loads (prefetched-cart.ts).
 */

import { apiPath } from '@shop/graphql/api-version';
import cartDetail from '@shop/graphql/operations/cart/CartDetail.fragment.graphql';
import cartDiscountAllocationDetail from '@shop/graphql/operations/cart/CartDiscountAllocationDetail.fragment.graphql';
import cartGetById from '@shop/graphql/operations/cart/CartGetById.graphql';
import cartLineDetail from '@shop/graphql/operations/cart/CartLineDetail.fragment.graphql';
import moneyAmount from '@shop/graphql/operations/catalog/MoneyAmount.fragment.graphql';
import { decodeGlobalId } from '@shop/rules/global-id';
import { platformCode } from '@shop/rules/language';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { hasPendingAdds } from './unanswered-changes';

/** Maximum number of skeleton lines for an unread cart. */
const PLACES_MAX = 3;

/** The same as the shop's own code sends; the build removes comments and line breaks. Here it is cached with the code (ADR 159). */
const QUERY = cartGetById + cartDetail + cartLineDetail + cartDiscountAllocationDetail + moneyAmount;

const { dataset } = document.documentElement;
const globalId = readCookie(cartIdCookie);
dataset['cart'] = globalId !== null || hasPendingAdds() ? 'filled' : 'empty';
dataset['cartPieces'] = String(Math.min(readCookie(cartCountCookie) ?? 1, PLACES_MAX));

const plainId = globalId === null ? null : decodeGlobalId(globalId);
if (plainId?.ok) prefetchCart(plainId.value);

function prefetchCart(cartId: string): void {
  const { platformUrl, apiVersion, publicToken, locale } = shopSettings();
  const answer = fetch(platformUrl + apiPath(apiVersion), {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': publicToken,
    },
    body: JSON.stringify({
      operationName: 'CartGetById',
      variables: { language: platformCode(locale), cartId },
      query: QUERY,
    }),
  });
  // The consumer of the answer handles a failure; here it is ignored.
  answer.catch(() => undefined);
  globalThis.earlyCartRead = { cartId, at: Date.now(), answer };
}
