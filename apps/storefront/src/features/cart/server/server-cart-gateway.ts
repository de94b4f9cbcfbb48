import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { makeShopperFetch } from '@shop/graphql/retrying-fetch';
import { onePerProcess } from '@shop/page-server/one-per-process';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { platformCode } from '@shop/rules/language';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { buyerAddress, platformFetch } from '#foundation/platform/platform-fetch.ts';

/** The shopper waits for the next page. */
const TIMEOUT_MS = 8_000;

/** The cart calls made by the shop's server: the same as the browser's, with the server's token if configured. */
export function serverCartGateway(locale: Locale): CartGateway {
  return onePerProcess(`cartGateway.${locale}`, () => {
    const {
      platformUrl,
      platformApiVersion: apiVersion,
      platformPublicToken: publicToken,
      platformPrivateToken: privateToken,
      platformStorefrontId,
      platformTimeoutMs,
    } = env();
    const send = makeShopperFetch({
      platformUrl,
      apiVersion,
      publicToken,
      privateToken,
      storefrontId: platformStorefrontId,
      buyerAddress,
      timeoutMs: Math.max(TIMEOUT_MS, platformTimeoutMs),
      fetch: (address, init) => platformFetch(address, { ...init, cache: 'no-store' }),
    });
    return makeCartGateway(send, platformCode(locale));
  });
}
