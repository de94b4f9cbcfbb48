import type { Cart } from '../../cart/cart.ts';
import { formatCartId } from '../../cart/cart-id.ts';
import {
  type MetafieldProblem,
  readMetafield,
  readMetafieldKey,
  withMetafields,
} from '../../cart/cart-metafields.ts';
import type { CartView } from '../../cart/cart-view.ts';
import { changeCart } from '../../cart/change-cart.ts';
import type {
  MetafieldDeleteUserError,
  MetafieldsSetUserError,
  Resolvers,
} from '../__generated__/resolvers.ts';
import { checkInputSize } from '../cart-input.ts';
import { dependenciesOf } from '../cart-payload.ts';
import type { MetafieldModel, MetafieldParent } from '../models.ts';
import { findMetafield, metafieldId, owned } from './metafield.ts';

/** The provider's maximum per call. */
const MAX_PER_CALL = 25;

/** A cart as metafield owner; with its view it is their `parentResource`. */
function metafieldsOf(cart: Cart, view?: CartView): MetafieldParent {
  return {
    __typename: 'Cart',
    id: formatCartId(cart),
    numericId: cart.token,
    metafields: cart.metafields,
    updatedAt: cart.updatedAt.toISOString(),
    ...(view && { resource: { ...view, __typename: 'Cart' } }),
  };
}

/** Metafields of carts, and the mutations that set and delete them. */
export const cartMetafieldsResolvers: Resolvers = {
  Cart: {
    metafield: (view, identifier) => findMetafield(metafieldsOf(view.cart, view), identifier),
    metafields: (view, given) => owned.metafields(metafieldsOf(view.cart, view), given),
  },
  Mutation: {
    cartMetafieldsSet: async (_root, { metafields: given }, context) => {
      checkInputSize(given, 'metafields');
      if (given.length > MAX_PER_CALL) {
        const message = `Exceeded the maximum metafields input limit of ${MAX_PER_CALL}.`;
        return {
          metafields: null,
          userErrors: [setError('LESS_THAN_OR_EQUAL_TO', ['metafields'], message, null)],
        };
      }
      const read = given.map(readMetafield);
      const wrong = read.flatMap((one, index) =>
        'code' in one
          ? [setError(one.code, ['metafields', String(index), one.field], one.message, index)]
          : [],
      );
      if (wrong.length > 0) return { metafields: null, userErrors: wrong };
      const fields = read.flatMap((one) => ('code' in one ? [] : [one]));
      const [owner, ...others] = new Set(given.map(({ ownerId }) => ownerId));
      if (owner === undefined) return { metafields: [], userErrors: [] };
      const { view } =
        others.length > 0
          ? { view: null }
          : await changeCart(dependenciesOf(context), owner, ({ cart, lines }) => ({
              draft: { cart: { ...cart, metafields: withMetafields(cart.metafields, fields) }, lines },
            }));
      if (view === null) {
        const path = ['metafields', '0', 'ownerId'];
        const message = others.length > 0 ? 'Metafields must be of one cart.' : 'Owner does not exist.';
        return { metafields: null, userErrors: [setError('INVALID_OWNER', path, message, 0)] };
      }
      const parent = metafieldsOf(view.cart, view);
      return {
        metafields: fields.flatMap((field) => findMetafield(parent, field) ?? []),
        userErrors: [],
      };
    },

    cartMetafieldDelete: async (_root, { input: { key, ownerId } }, context) => {
      const name = readMetafieldKey(key);
      let deleted: MetafieldModel | null = null;
      const { view } = await changeCart(dependenciesOf(context), ownerId, ({ cart, lines }) => {
        deleted = name && findMetafield(metafieldsOf(cart), name);
        const metafields = cart.metafields.filter(
          (field) => field.namespace !== name?.namespace || field.key !== name.key,
        );
        return { draft: { cart: { ...cart, metafields }, lines } };
      });
      if (view === null) return deleteError('INVALID_OWNER', 'ownerId', 'Owner does not exist.');
      if (deleted === null) return deleteError('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield not found.');
      return { deletedId: metafieldId(deleted), userErrors: [] };
    },
  },
};

function setError(
  code: MetafieldProblem['code'] | 'INVALID_OWNER',
  field: readonly string[],
  message: string,
  elementIndex: number | null,
): MetafieldsSetUserError {
  return { __typename: 'MetafieldsSetUserError', code, elementIndex, field: [...field], message };
}

function deleteError(
  code: NonNullable<MetafieldDeleteUserError['code']>,
  field: string,
  message: string,
): { readonly deletedId: null; readonly userErrors: MetafieldDeleteUserError[] } {
  return {
    deletedId: null,
    userErrors: [{ __typename: 'MetafieldDeleteUserError', code, field: ['input', field], message }],
  };
}
