import { readCart } from '../../cart/cart-view.ts';
import { findByGlobalId } from '../../catalogue/find-by-global-id.ts';
import { parseGlobalId } from '../../catalogue/global-id.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';

const MAX_IDS = 250;
/** Types that are reachable only through their parents. */
const NO_NODES = new Set(['MenuItem', 'Metafield', 'ProductOption', 'ProductOptionValue']);

export const nodeResolvers: Resolvers = {
  QueryRoot: {
    node: (_root, { id }, context) => load(id, context) as never,
    nodes: (_root, { ids }, context) => {
      if (ids.length > MAX_IDS) {
        throw graphqlError(
          `The input array size of ${ids.length} is greater than the maximum allowed of 250.`,
        );
      }
      return ids.map((id) => load(id, context)) as never;
    },
  },
};

/** Loads the object of an id; null when it does not exist. @throws GraphQLError for a part of another object */
async function load(id: string, context: PlatformContext): Promise<unknown> {
  const parsed = parseGlobalId(id);
  if (parsed === null) return null;
  if (NO_NODES.has(parsed.type)) {
    throw graphqlError(
      `QueryRoot.node of type ${parsed.type} is not supported by this platform`,
      'UNSUPPORTED_FIELD',
    );
  }
  const loader = nodeLoaders.get(parsed.type);
  return loader === undefined ? findByGlobalId(id, context.catalogue) : loader(id, context);
}

/** Loads the object of a global id as a parent for its type's resolvers; null when it does not exist. */
type NodeLoader = (id: string, context: PlatformContext) => Promise<unknown>;

/** Loaders of `node` and `nodes` for types outside of the catalogue, by the type in the global id. */
const nodeLoaders: ReadonlyMap<string, NodeLoader> = new Map([
  [
    'Cart',
    async (id, { database, catalogue, now }) => {
      const view = await readCart(database, id, { catalogue, now: now() });
      return view && { ...view, __typename: 'Cart' };
    },
  ],
]);
