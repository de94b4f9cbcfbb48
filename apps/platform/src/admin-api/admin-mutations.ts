import { discountKey } from '@shop/rules/cart/discount';
import { max } from 'drizzle-orm';
import { createDiscounts } from '../admin/edit-discounts.ts';
import { updatePolicy } from '../admin/edit-shop.ts';
import { globalId, numericIdOf } from '../catalogue/global-id.ts';
import type { StoredMetafield } from '../catalogue/metafield.ts';
import { toHandle } from '../catalogue/to-handle.ts';
import { collectionTable } from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Discount } from '../discount/discount.ts';
import type { Services } from '../graphql/context.ts';
import { collectionPayload } from '../webhooks/webhook-payloads.ts';
import { POLICY_TYPES, PUBLICATION_ID } from './admin-queries.ts';
import { type ProductSetInput, setProduct } from './set-product.ts';
import { type MetafieldsSetInput, setShopMetafields } from './set-shop-metafields.ts';
import { addDocument } from './setup-documents.ts';
import { registerTitles, type TranslationInput } from './title-translations.ts';

interface UserError {
  readonly field: readonly string[];
  readonly message: string;
}

interface MenuItemInput {
  readonly title: string;
  readonly type: string;
  readonly resourceId?: string | null;
  readonly url?: string | null;
  readonly items?: readonly MenuItemInput[] | null;
}

const FIRST_COLLECTION = 385_900_000_000;
const takenError = (...field: string[]): UserError[] => [
  { field, message: `${field.at(-1) ?? ''} has already been taken` },
];

/** Mutations of the Admin API for store setup. They do not overwrite existing objects: a used name is answered as taken. */
export function adminMutations(services: Services) {
  const { catalogue, database, changes, now } = services;
  const named = (kind: string, typename: string, field: string) => {
    return async (handle: string, data: object) => {
      if (handle === '')
        return { made: null, userErrors: [{ field: [field, 'handle'], message: "Handle can't be blank" }] };
      const id = await addDocument(services, kind, handle, () => data);
      return id === null
        ? { made: null, userErrors: takenError(field, 'handle') }
        : { made: { id: globalId(typename, id), handle }, userErrors: [] };
    };
  };
  const defined = async (ownerType: string, namespace: string, key: string, storefront: string) => {
    const data = { ownerType, namespace, key, storefront };
    const id = await addDocument(
      services,
      'metafieldDefinition',
      `${ownerType}/${namespace}.${key}`,
      () => data,
    );
    return id === null
      ? { createdDefinition: null, userErrors: takenError('definition', 'key') }
      : {
          createdDefinition: {
            id: globalId('MetafieldDefinition', id),
            namespace,
            key,
            access: { storefront },
          },
          userErrors: [],
        };
  };
  return {
    async blogCreate({ blog }: { blog: { handle?: string; title: string } }) {
      const { title } = blog;
      const handle = toHandle(blog.handle ?? title);
      const data = { handle, title, translations: {}, metafields: [] };
      const { made, userErrors } = await named('blog', 'Blog', 'blog')(handle, data);
      return { blog: made, userErrors };
    },
    async pageCreate({ page }: { page: { handle?: string; title: string; body?: string } }) {
      const { title, body = '' } = page;
      const handle = toHandle(page.handle ?? title);
      const data = {
        handle,
        title,
        body,
        description: '',
        createdAt: now().toISOString(),
        translations: {},
        metafields: [],
      };
      const { made, userErrors } = await named('page', 'Page', 'page')(handle, data);
      return { page: made, userErrors };
    },
    async menuCreate(menu: { title: string; handle: string; items: readonly MenuItemInput[] }) {
      const id = await addDocument(services, 'menu', menu.handle, (number) => {
        let next = number * 1_000;
        const toItem = ({ title, type, resourceId, url, items }: MenuItemInput): object => {
          next += 1;
          const collection = catalogue.collectionById(numericIdOf(resourceId ?? '', 'Collection') ?? 0);
          return {
            id: next,
            title,
            type,
            path: collection === undefined ? (url ?? '/') : `/collections/${collection.handle}`,
            resource: collection === undefined ? null : `Collection/${collection.handle}`,
            translations: {},
            items: (items ?? []).map(toItem),
          };
        };
        return { handle: menu.handle, title: menu.title, translations: {}, items: menu.items.map(toItem) };
      });
      return id === null
        ? { menu: null, userErrors: takenError('handle') }
        : { menu: { id: globalId('Menu', id), handle: menu.handle }, userErrors: [] };
    },
    async shopPolicyUpdate({ shopPolicy: { type, body } }: { shopPolicy: { type: string; body: string } }) {
      const handle = Object.entries(POLICY_TYPES).find(([, known]) => known === type)?.[0];
      if (handle === undefined) {
        return {
          shopPolicy: null,
          userErrors: [{ field: ['type'], message: 'is not stored by this platform' }],
        };
      }
      await updatePolicy(services, handle, { body });
      const written = catalogue.documents.byHandle('policy', handle);
      return {
        shopPolicy: written ? { id: globalId('ShopPolicy', written.numericId), type, body } : null,
        userErrors: [],
      };
    },
    async collectionCreate({
      input,
    }: {
      input: { handle?: string; title?: string; metafields?: readonly StoredMetafield[] };
    }) {
      const { title = '', metafields = [] } = input;
      const handle = toHandle(input.handle ?? title);
      if (title === '') {
        return { collection: null, userErrors: [{ field: ['title'], message: "Title can't be blank" }] };
      }
      if (handle === '') {
        return { collection: null, userErrors: [{ field: ['handle'], message: "Handle can't be blank" }] };
      }
      if (catalogue.collectionByHandle(handle) !== undefined) {
        return { collection: null, userErrors: takenError('handle') };
      }
      await changes.track(async () => {
        await database.transaction(async (transaction) => {
          const [last] = await transaction
            .select({ id: max(collectionTable.id), position: max(collectionTable.position) })
            .from(collectionTable);
          const row = {
            id: Math.max(FIRST_COLLECTION, (last?.id ?? 0) + 1),
            handle,
            position: (last?.position ?? 0) + 1,
            title,
            descriptionHtml: '',
            image: null,
            metafields: [...metafields],
            translations: {},
            updatedAt: now(),
          };
          await transaction.insert(collectionTable).values(row);
          const payload = collectionPayload({
            ...row,
            __typename: 'Collection',
            numericId: row.id,
            id: globalId('Collection', row.id),
            updatedAt: row.updatedAt.toISOString(),
          });
          await insertWebhookEvents(transaction, [{ topic: 'collections/create', payload }], now());
        });
        await catalogue.refreshCollections();
      });
      changes.emit({ kind: 'content', productIds: [], variantIds: [] });
      return { collection: catalogue.collectionByHandle(handle) ?? null, userErrors: [] };
    },
    translationsRegister: (given: { resourceId: string; translations: readonly TranslationInput[] }) =>
      registerTitles(services, given.resourceId, given.translations),
    productSet: ({ input }: { input: ProductSetInput }) => setProduct(services, input),
    publishablePublish({ input }: { id: string; input: readonly { publicationId?: string }[] }) {
      const unknown = input.some(({ publicationId }) => publicationId !== PUBLICATION_ID);
      return {
        userErrors: unknown ? [{ field: ['input', 'publicationId'], message: 'does not exist' }] : [],
      };
    },
    async metaobjectDefinitionCreate({
      definition: { type, access, fieldDefinitions },
    }: {
      definition: {
        type: string;
        fieldDefinitions: readonly { key: string; type: string }[];
        access?: { storefront?: string };
      };
    }) {
      const storefront = access?.storefront ?? 'NONE';
      const id = await addDocument(services, 'metaobjectDefinition', type, () => ({
        type,
        storefront,
        fields: Object.fromEntries(fieldDefinitions.map((field) => [field.key, field.type])),
      }));
      return id === null
        ? { metaobjectDefinition: null, userErrors: takenError('definition', 'type') }
        : {
            metaobjectDefinition: { id: globalId('MetaobjectDefinition', id), type, access: { storefront } },
            userErrors: [],
          };
    },
    metafieldsSet: ({ metafields }: { metafields: readonly MetafieldsSetInput[] }) =>
      setShopMetafields(services, metafields),
    metafieldDefinitionCreate({
      definition: { ownerType, namespace = '$app', key, access },
    }: {
      definition: { ownerType: string; namespace?: string; key: string; access?: { storefront?: string } };
    }) {
      return defined(ownerType, namespace, key, access?.storefront ?? 'NONE');
    },
    standardMetafieldDefinitionEnable(given: { ownerType: string; namespace?: string; key?: string }) {
      return defined(given.ownerType, given.namespace ?? '', given.key ?? '', 'PUBLIC_READ');
    },
    async webhookSubscriptionCreate({
      topic,
      webhookSubscription,
    }: {
      topic: string;
      webhookSubscription: { callbackUrl?: string };
    }) {
      const callbackUrl = webhookSubscription.callbackUrl ?? '';
      const id = await addDocument(services, 'webhookSubscription', `${topic} ${callbackUrl}`, () => ({
        topic,
        callbackUrl,
      }));
      return id === null
        ? {
            webhookSubscription: null,
            userErrors: [
              { field: ['webhookSubscription'], message: 'Address for this topic has already been taken' },
            ],
          }
        : {
            webhookSubscription: {
              id: globalId('WebhookSubscription', id),
              topic,
              endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl },
            },
            userErrors: [],
          };
    },
    discountCodeBasicCreate({
      basicCodeDiscount: given,
    }: {
      basicCodeDiscount: CodeDiscountInput & { customerGets: { value: { percentage: number } } };
    }) {
      const value = Math.round(given.customerGets.value.percentage * 100);
      return createCodeDiscount('basicCodeDiscount', given, { kind: 'percentage', value });
    },
    discountCodeFreeShippingCreate({
      freeShippingCodeDiscount: given,
    }: {
      freeShippingCodeDiscount: CodeDiscountInput;
    }) {
      return createCodeDiscount('freeShippingCodeDiscount', given, { kind: 'freeShipping', value: 0 });
    },
  };

  /** Creates a code of either mutation; a taken code is a user error of its input. */
  async function createCodeDiscount(
    input: string,
    given: CodeDiscountInput,
    reduction: Pick<Discount, 'kind' | 'value'>,
  ) {
    const codeKey = discountKey(given.code);
    const discount: Discount = {
      codeKey,
      code: given.code,
      title: given.title,
      ...reduction,
      minimumSubtotal: Number(given.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal ?? 0),
      oncePerCustomer: given.appliesOncePerCustomer ?? false,
      excludesProducts: false,
      startsAt: new Date(given.startsAt),
      endsAt: given.endsAt === undefined ? null : new Date(given.endsAt),
      usageLimit: null,
      usageCount: 0,
      disabled: false,
      usedByEveryone: false,
      alwaysAlreadyApplied: false,
      automatic: false,
    };
    const made = await database.transaction((transaction) => createDiscounts(transaction, [discount], now()));
    if (made.length === 0) return { codeDiscountNode: null, userErrors: takenError(input, 'code') };
    changes.emit({ kind: 'content', productIds: [], variantIds: [] });
    return { codeDiscountNode: { id: globalId('DiscountCodeNode', codeKey) }, userErrors: [] };
  }
}

/** Input fields of both kinds of codes. */
interface CodeDiscountInput {
  readonly title: string;
  readonly code: string;
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly appliesOncePerCustomer?: boolean;
  readonly minimumRequirement?: { readonly subtotal?: { readonly greaterThanOrEqualToSubtotal: string } };
}
