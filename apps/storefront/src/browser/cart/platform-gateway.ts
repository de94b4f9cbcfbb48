import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { shopSettings } from '../shop-settings';

/** The platform's cart calls, one client per page. */
export const platformGateway: CartGateway = open();

function open(): CartGateway {
  const { platformUrl, publicToken, locale } = shopSettings();
  return makeCartGateway(makeApolloClient({ platformUrl, publicToken }), locale === 'en' ? 'EN' : 'JA');
}
