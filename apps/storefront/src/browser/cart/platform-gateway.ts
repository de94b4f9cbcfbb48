import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import {
  makeRecommendationReader,
  type RecommendationReader,
} from '@shop/graphql/make-recommendation-reader';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { shopSettings } from '../shop-settings';
import { fetchWithEarlyRead } from './early-read';

const { platformUrl, publicToken, locale } = shopSettings();
const client = makeApolloClient({ platformUrl, publicToken, fetch: fetchWithEarlyRead });
const language = locale === 'en' ? 'EN' : 'JA';

/** The platform's cart calls, one client per page. */
export const platformGateway: CartGateway = makeCartGateway(client, language);

/** What goes with a product of the cart. */
export const readRecommendations: RecommendationReader = makeRecommendationReader(client, language);
