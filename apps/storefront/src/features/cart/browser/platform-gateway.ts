import { makeCartGateway } from '@shop/graphql/make-cart-gateway';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { platformClient, platformLanguage } from './platform-client';

/** The platform's cart calls. */
export const platformGateway: CartGateway = makeCartGateway(platformClient, platformLanguage);
