import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { fetchWithEarlyRead } from './early-read';

const { platformUrl, apiVersion, publicToken, storefrontId, locale } = shopSettings();

/** The page's single client of the platform, for the cart and related reads. */
export const platformClient = makeApolloClient({
  platformUrl,
  apiVersion,
  publicToken,
  storefrontId,
  fetch: fetchWithEarlyRead,
});

/** The page's language in the platform's notation. */
export const platformLanguage = locale.toUpperCase() as Uppercase<typeof locale>;

/** The platform's cart calls. */
export const platformGateway: CartGateway = makeCartGateway(platformClient, platformLanguage);
