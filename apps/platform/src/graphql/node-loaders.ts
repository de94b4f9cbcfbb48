import { readCart } from '../cart/read-cart.ts';
import type { PlatformContext } from './context.ts';

/** Loads the object of a global id as a parent for its type's resolvers; null when it does not exist. */
export type NodeLoader = (id: string, context: PlatformContext) => Promise<unknown>;

/** Loaders of `node` and `nodes` for types outside of the catalogue, by the type in the global id. */
export const nodeLoaders: Readonly<Record<string, NodeLoader | undefined>> = {
  Cart: async (id, { database, catalogue, now }) => {
    const view = await readCart(database, id, { catalogue, now: now() });
    return view && { ...view, __typename: 'Cart' };
  },
};
