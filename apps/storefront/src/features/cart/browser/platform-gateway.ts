import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import { makeShopperFetch } from '@shop/graphql/retrying-fetch';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { platformCode } from '@shop/rules/language';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { fetchWithPrefetchedCart } from './prefetched-cart';

const { platformUrl, apiVersion, publicToken, storefrontId, locale } = shopSettings();

/** The page's access to the platform, for the cart and related reads. */
export const platformTransport = makeShopperFetch({
  platformUrl,
  apiVersion,
  publicToken,
  storefrontId: storefrontId ?? null,
  fetch: fetchWithPrefetchedCart,
});

/** The page's language in the platform's notation. */
export const platformLanguage = platformCode(locale);

/** The platform's cart calls. */
export const platformGateway: CartGateway = makeCartGateway(platformTransport, platformLanguage);
