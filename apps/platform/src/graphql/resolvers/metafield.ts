import type { HasMetafieldsIdentifier, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { listPage } from '../list-page.ts';
import { localized } from '../localized.ts';
import type { MetafieldModel, MetafieldParent } from '../models.ts';
import { reference, references } from '../reference.ts';

const MOST_IDENTIFIERS = 250;

/** `metafield` and `metafields`, shared by all owners. */
export const owned = {
  metafield: (parent: MetafieldParent, identifier: { key: string; namespace?: string | null }) =>
    findMetafield(parent, identifier),
  metafields: (
    parent: MetafieldParent,
    { identifiers }: { identifiers: readonly HasMetafieldsIdentifier[] },
  ) => {
    if (identifiers.length > MOST_IDENTIFIERS) {
      throw graphqlError(
        `The input array size of ${identifiers.length} is greater than the maximum allowed of 250.`,
      );
    }
    return identifiers.map((identifier) => findMetafield(parent, identifier));
  },
};

export const metafieldResolvers: Resolvers = {
  Article: owned,
  Blog: owned,
  Collection: owned,
  Page: owned,
  Product: owned,
  ProductVariant: owned,
  Shop: owned,
  Metafield: {
    id: metafieldId,
    value: (metafield, _args, context) => metafieldValue(metafield, context),
    description: () => null,
    createdAt: ({ parent }) => momentOf(parent),
    updatedAt: ({ parent }) => momentOf(parent),
    parentResource: ({ parent }) => (parent.resource ?? parent) as never,
    reference: ({ type, value }, _args, { catalogue }) => reference(type, value, catalogue),
    references: ({ type, value }, args, { catalogue }) => {
      const found = references(type, value, catalogue);
      return found === null ? null : listPage(found, args, 'references');
    },
  },
};

/** The value in the language of the request; CDN paths in JSON get the CDN's origin. */
function metafieldValue(
  { parent, namespace, key, type, value }: MetafieldModel,
  context: PlatformContext,
): string {
  // a product stores the translations of its variants' metafields, keyed by their value
  const words = parent.product
    ? localized(parent.product, `${namespace}.${key}.${value}`, value, context)
    : localized(parent, `${namespace}.${key}`, value, context);
  return type === 'json' ? words.replaceAll('"/s/files/', `"${context.env.url}/s/files/`) : words;
}

/** Finds an owner's metafield by name; null when it does not exist. */
export function findMetafield(
  parent: MetafieldParent,
  { namespace, key }: { key: string; namespace?: string | null },
): MetafieldModel | null {
  const found = parent.metafields.find(
    (field) => field.key === key && field.namespace === (namespace ?? 'custom'),
  );
  return found === undefined ? null : { __typename: 'Metafield', parent, ...found };
}

/** Its global id, which contains the owner. */
export function metafieldId({ parent, namespace, key }: MetafieldModel): string {
  const name = `${parent.__typename}/${parent.numericId}/${namespace}.${key}`;
  return `gid://shopify/Metafield/${Buffer.from(name).toString('base64url')}`;
}

/** A metafield's modification time is its owner's, for a variant the product's. */
function momentOf({ updatedAt, product }: MetafieldParent): string {
  return updatedAt ?? product?.updatedAt ?? '';
}
