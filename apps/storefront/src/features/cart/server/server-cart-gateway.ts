import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { accessHeaders } from '@shop/graphql/storefront-fetch';
import { onePerProcess } from '@shop/page-server/one-per-process';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { env } from '#foundation/env/env.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { buyerAddress, platformFetch } from '#foundation/platform/platform-fetch.ts';
import { languageOf } from '#foundation/platform/query-platform.ts';

/** The shopper waits for the next page. */
const TIMEOUT_MS = 8_000;

/** The cart calls made by the shop's server: the same as the browser's, with the server's token if configured. */
export function serverCartGateway(locale: Locale): CartGateway {
  return onePerProcess(`cartGateway.${locale}`, () => {
    const {
      platformUrl,
      platformApiVersion: apiVersion,
      platformPublicToken: publicToken,
      platformPrivateToken,
      platformStorefrontId,
      platformTimeoutMs,
    } = env();
    const client = makeApolloClient({
      platformUrl,
      apiVersion,
      publicToken,
      storefrontId: platformStorefrontId ?? undefined,
      timeoutMs: Math.max(TIMEOUT_MS, platformTimeoutMs),
      fetch: (address, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('x-shopify-storefront-access-token');
        const access = accessHeaders({ publicToken, privateToken: platformPrivateToken, buyerAddress });
        for (const [name, value] of Object.entries(access)) headers.set(name, value);
        return platformFetch(address, { ...init, headers, cache: 'no-store' });
      },
    });
    return makeCartGateway(client, languageOf(locale));
  });
}
