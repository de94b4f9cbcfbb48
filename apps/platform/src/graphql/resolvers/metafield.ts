import type { HasMetafieldsIdentifier, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { listPage } from '../list-page.ts';
import { localized } from '../localized.ts';
import type { MetafieldModel, MetafieldParent } from '../models.ts';
import { reference, references } from '../reference.ts';

const MOST_IDENTIFIERS = 250;

/** `metafield` and `metafields`, which every owner has alike. */
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

/** The value in the language of the request; CDN paths inside JSON get the CDN's origin. */
function metafieldValue(
  { parent, namespace, key, type, value }: MetafieldModel,
  context: PlatformContext,
): string {
  // a product keeps the translations of its variants' facts, by what they say
  const words = parent.product
    ? localized(parent.product, `${namespace}.${key}.${value}`, value, context)
    : localized(parent, `${namespace}.${key}`, value, context);
  return type === 'json' ? words.replaceAll('"/s/files/', `"${context.env.url}/s/files/`) : words;
}

/** The metafield of that name on what it hangs on; null when there is none. */
export function findMetafield(
  parent: MetafieldParent,
  { namespace, key }: { key: string; namespace?: string | null },
): MetafieldModel | null {
  const found = parent.metafields.find(
    (field) => field.key === key && field.namespace === (namespace ?? 'custom'),
  );
  return found === undefined ? null : { __typename: 'Metafield', parent, ...found };
}

/** Its global id, which tells what it hangs on. */
export function metafieldId({ parent, namespace, key }: MetafieldModel): string {
  const name = `${parent.__typename}/${parent.numericId}/${namespace}.${key}`;
  return `gid://shopify/Metafield/${Buffer.from(name).toString('base64url')}`;
}

/** A metafield changes with what it hangs on, that of a variant with the product. */
function momentOf({ updatedAt, product }: MetafieldParent): string {
  return updatedAt ?? product?.updatedAt ?? '';
}
