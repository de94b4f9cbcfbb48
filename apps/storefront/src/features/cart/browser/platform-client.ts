import { makeApolloClient } from '@shop/graphql/make-apollo-client';
import { platformTransport } from './platform-gateway';

/** The page's Apollo Client, for hooks; the cart's calls need none. */
export const platformClient = makeApolloClient(platformTransport);
