import { readCart } from '../cart/read-cart.ts';
import type { PlatformContext } from './context.ts';

/** Finds the thing with a global id, in the form that its type's resolvers take as parent; null when there is none. */
export type NodeLoader = (id: string, context: PlatformContext) => Promise<unknown>;

/** How `node` and `nodes` find things that are not of the catalogue, by the type in their global id. */
export const nodeLoaders: Readonly<Record<string, NodeLoader | undefined>> = {
  Cart: async (id, { database, catalogue, now }) => {
    const view = await readCart(database, id, { catalogue, now: now() });
    return view && { ...view, __typename: 'Cart' };
  },
};
