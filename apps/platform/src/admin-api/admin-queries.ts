import { discountKey } from '@shop/rules/cart/discount';
import { localeOfPlatform } from '@shop/rules/language';
import { globalId, LOCATION_ID } from '../catalogue/global-id.ts';
import { spokenLanguages } from '../checkout/words.ts';
import { findDiscounts } from '../db/repositories/discounts.ts';
import type { Services } from '../graphql/context.ts';
import { shopMetafield } from './set-shop-metafields.ts';
import { listSetup } from './setup-documents.ts';
import { menusWithEntries, translatableResource, translatableResources } from './title-translations.ts';

/** The only sales channel; everything in the back office is published to it. */
export const PUBLICATION_ID = globalId('Publication', 101_104_200_001);

/** Scopes of the admin token, including those of the shop's Storefront API tokens. */
const SCOPES = [
  'read_content',
  'write_content',
  'read_discounts',
  'write_discounts',
  'read_inventory',
  'read_legal_policies',
  'write_legal_policies',
  'read_locales',
  'read_metaobject_definitions',
  'write_metaobject_definitions',
  'read_metaobjects',
  'write_metaobjects',
  'read_online_store_navigation',
  'write_online_store_navigation',
  'read_orders',
  'read_products',
  'write_products',
  'read_publications',
  'write_publications',
  'read_translations',
  'write_translations',
  'unauthenticated_read_checkouts',
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_listings',
  'unauthenticated_read_product_tags',
  'unauthenticated_write_checkouts',
] as const;

/** Document kinds of the catalogue by their owner type in the Admin API. */
const OWNERS = { PAGE: 'page', ARTICLE: 'article', SHOP: 'shop' } as const;

/** QueryRoot of the Admin API. */
export function adminQueries(services: Services) {
  const { catalogue, database, env } = services;
  const publication = { id: PUBLICATION_ID, name: 'Headless' };
  const handles = (kind: 'page' | 'blog') => () => ({ nodes: catalogue.documents.all(kind) });
  return {
    currentAppInstallation: { accessScopes: SCOPES.map((handle) => ({ handle })), publication },
    publications: { nodes: [publication] },
    locations: { nodes: [{ id: globalId('Location', LOCATION_ID) }] },
    shopLocales: spokenLanguages().map((code) => ({ locale: localeOfPlatform(code), published: true })),
    collectionByHandle: ({ handle }: { handle: string }) => catalogue.collectionByHandle(handle) ?? null,
    translatableResource: ({ resourceId }: { resourceId: string }) =>
      translatableResource(services, resourceId),
    translatableResourcesByIds: ({ resourceIds }: { resourceIds: readonly string[] }) => ({
      nodes: translatableResources(services, resourceIds),
    }),
    menus: () => ({ nodes: menusWithEntries(services) }),
    pages: handles('page'),
    blogs: handles('blog'),
    shop: () => ({
      id: catalogue.documents.all('shop')[0]?.id ?? '',
      metafield: ({ namespace = '$app', key }: { namespace?: string; key: string }) =>
        shopMetafield(catalogue, namespace, key),
      name: catalogue.documents.all('shop')[0]?.name ?? '',
      shopPolicies: catalogue.documents.all('policy').flatMap(({ id, handle, body }) => {
        const type = POLICY_TYPES[handle];
        return type === undefined ? [] : [{ id, type, body }];
      }),
    }),
    codeDiscountNodeByCode: async ({ code }: { code: string }) => {
      const [found] = await findDiscounts(database, [code]);
      return found === undefined || found.automatic
        ? null
        : { id: globalId('DiscountCodeNode', discountKey(code)) };
    },
    metafieldDefinitions: async ({ ownerType }: { ownerType: string }) => {
      const made = (await listSetup(services, 'metafieldDefinition')).filter(
        (one) => one.ownerType === ownerType,
      );
      const used = !env.isEmptyShop ? usedMetafields(services, ownerType) : [];
      const names = new Set(made.map(({ namespace, key }) => `${namespace}.${key}`));
      return {
        nodes: [
          ...made.map(({ id, namespace, key, storefront }) => ({
            id: globalId('MetafieldDefinition', id),
            namespace,
            key,
            access: { storefront },
          })),
          ...used
            .filter(({ namespace, key }) => !names.has(`${namespace}.${key}`))
            .map(({ namespace, key }, index) => ({
              id: globalId('MetafieldDefinition', index + 1),
              namespace,
              key,
              access: { storefront: 'PUBLIC_READ' },
            })),
        ],
      };
    },
    metaobjectDefinitions: async () => {
      const made = await listSetup(services, 'metaobjectDefinition');
      const used = new Set(
        !env.isEmptyShop ? catalogue.documents.all('metaobject').map(({ type }) => type) : [],
      );
      for (const { type } of made) used.delete(type);
      return {
        nodes: [
          ...made.map(({ id, type, storefront }) => ({
            id: globalId('MetaobjectDefinition', id),
            type,
            access: { storefront },
          })),
          ...[...used].map((type, index) => ({
            id: globalId('MetaobjectDefinition', index + 1),
            type,
            access: { storefront: 'PUBLIC_READ' },
          })),
        ],
      };
    },
    webhookSubscriptions: async () => {
      const made = await listSetup(services, 'webhookSubscription');
      return {
        nodes: made.map(({ id, topic, callbackUrl }) => ({
          id: globalId('WebhookSubscription', id),
          topic,
          endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl },
        })),
      };
    },
  };
}

/** Policies by their handles here; the legal notice is served as the terms of service. */
export const POLICY_TYPES: Readonly<Record<string, string>> = {
  'refund-policy': 'REFUND_POLICY',
  'legal-notice': 'TERMS_OF_SERVICE',
};

/** Names of the metafields used by an owner type. A store of the fixtures has them as definitions. */
function usedMetafields({ catalogue }: Services, ownerType: string) {
  const holders = () => {
    if (ownerType === 'PRODUCT') return catalogue.products;
    if (ownerType === 'PRODUCTVARIANT') return catalogue.products.flatMap(({ variants }) => variants);
    if (ownerType === 'COLLECTION') return catalogue.collections;
    const kind = Object.entries(OWNERS).find(([owner]) => owner === ownerType)?.[1];
    return kind === undefined ? [] : catalogue.documents.all(kind);
  };
  const names = new Map(
    holders().flatMap(({ metafields }) =>
      metafields.map(({ namespace, key }) => [`${namespace}.${key}`, { namespace, key }]),
    ),
  );
  return [...names.values()];
}
