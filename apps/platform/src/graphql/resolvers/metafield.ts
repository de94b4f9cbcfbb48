import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findByGlobalId } from '../../catalogue/find-by-global-id.ts';
import type { HasMetafieldsIdentifier, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { localized } from '../localized.ts';
import type { MetafieldModel, MetafieldParent, MetaobjectFieldModel, MetaobjectModel } from '../models.ts';
import { listPage, type PageArguments } from '../paginate.ts';

const MAX_IDENTIFIERS = 250;

/** `metafield` and `metafields`, shared by all owners. */
export const owned = {
  metafield: (parent: MetafieldParent, identifier: { key: string; namespace?: string | null }) =>
    findMetafield(parent, identifier),
  metafields: (
    parent: MetafieldParent,
    { identifiers }: { identifiers: readonly HasMetafieldsIdentifier[] },
  ) => {
    if (identifiers.length > MAX_IDENTIFIERS) {
      throw graphqlError(
        `The input array size of ${identifiers.length} is greater than the maximum allowed of 250.`,
      );
    }
    return identifiers.map((identifier) => findMetafield(parent, identifier));
  },
};

/** Targets of a field of a reference type, of a metafield and of a metaobject. */
const pointing = {
  reference: ({ type, value }: Referring, _args: object, { catalogue }: PlatformContext) =>
    reference(type, value, catalogue),
  references: ({ type, value }: Referring, args: PageArguments, { catalogue }: PlatformContext) => {
    const found = references(type, value, catalogue);
    return found === null ? null : listPage(found, args, 'references');
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
    ...pointing,
  },
  Metaobject: {
    field: (metaobject, { key }, context) =>
      fieldsOf(metaobject, context).find((field) => field.key === key) ?? null,
    fields: (metaobject, _args, context) => fieldsOf(metaobject, context),
    // None of our definitions has a web page.
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: pointing,
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

function fieldsOf(metaobject: MetaobjectModel, context: PlatformContext): MetaobjectFieldModel[] {
  return metaobject.fields.map((field) => ({
    __typename: 'MetaobjectField',
    key: field.key,
    type: field.type,
    value: localized(metaobject, field.key, field.value, context),
  }));
}

interface Referring {
  readonly type: string;
  readonly value: string;
}

type Found = NonNullable<ReturnType<typeof findByGlobalId>>;
type Referable = Extract<
  Found,
  { __typename: 'Collection' | 'MediaImage' | 'Metaobject' | 'Page' | 'Product' | 'ProductVariant' }
>;

/** Target of a reference metafield; null for other types and deleted targets. */
function reference(type: string, value: string, catalogue: Catalogue): Referable | null {
  return type.endsWith('_reference') && !type.startsWith('list.') ? find(value, catalogue) : null;
}

/** Targets of a reference list metafield without deleted ones; null for other types. */
function references(type: string, value: string, catalogue: Catalogue): Referable[] | null {
  if (!type.startsWith('list.') || !type.endsWith('_reference')) return null;
  const ids = JSON.parse(value) as readonly string[];
  return ids.flatMap((id) => find(id, catalogue) ?? []);
}

function find(id: string, catalogue: Catalogue): Referable | null {
  const found = findByGlobalId(id, catalogue);
  switch (found?.__typename) {
    case 'Collection':
    case 'MediaImage':
    case 'Metaobject':
    case 'Page':
    case 'Product':
    case 'ProductVariant':
      return found;
    default:
      return null;
  }
}
