import { isBlankHtml } from '@shop/rules/content/is-blank-html';
import { DELIVERY_RULES_METAFIELD } from '@shop/rules/delivery/delivery-rules-schema';
import { SHOP_FACT_KEYS, type WrittenShopFacts } from '@shop/rules/store/shop-facts';
import { z } from 'zod';
import { ADMIN_DOCUMENTS } from './admin-documents';
import { readUntranslated, type UntranslatedTitle } from './read-untranslated';
import { type Ask, askAdmin, askStorefront, type StoreAccess } from './store-client';
import type { MetafieldOwner, StoreRequirement } from './store-requirement';

/** Facts visible to shoppers' browsers. */
export interface VisibleFacts {
  readonly shopName: string;
  readonly hasProducts: boolean;
  readonly collections: ReadonlySet<string>;
  readonly menus: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** Those of the pages with neither a text nor sections. */
  readonly emptyPages: ReadonlySet<string>;
  readonly blogs: ReadonlySet<string>;
  readonly policies: ReadonlySet<string>;
  /** Those of the policies that contain only a heading. */
  readonly emptyPolicies: ReadonlySet<string>;
  /** Names of other brands in pages and policies, by handle or type. */
  readonly foreignNames: ReadonlyMap<string, string>;
  /** Titles that shoppers of another language read in the store's own, by `titleKey`. */
  readonly untranslated: ReadonlyMap<string, readonly UntranslatedTitle[]>;
  /** Codes of the Storefront API: `JA`. */
  readonly languages: ReadonlySet<string>;
  /** The store's delivery rules, as written; null for none. */
  readonly deliveryRules: string | null;
  /** The store's legal facts and links, as written. */
  readonly shopFacts: WrittenShopFacts;
}

/** Facts known only to the back office. */
export interface AdminFacts {
  readonly shopId: string;
  /** Also if hidden from shoppers. */
  readonly deliveryRules: string | null;
  readonly scopes: ReadonlySet<string>;
  /** Whether the Storefront API may read it, by `OWNER namespace.key`. */
  readonly metafields: ReadonlyMap<string, boolean>;
  /** Id and whether the Storefront API may read it, by type. */
  readonly metaobjects: ReadonlyMap<string, { readonly id: string; readonly isReadable: boolean }>;
  /** Ids of the existing required collections, by handle; including unpublished ones. */
  readonly collections: ReadonlyMap<string, string>;
  /** Topics subscribed for the shop's address; null if that is unknown. */
  readonly webhooks: ReadonlySet<string> | null;
  readonly discountCodes: ReadonlySet<string>;
  readonly menus: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly blogs: ReadonlySet<string>;
  readonly policies: ReadonlySet<string>;
  readonly publicationIds: readonly string[];
  /** Tags of its languages, published or not. */
  readonly locales: ReadonlySet<string>;
}

/** The facts found about a store. */
export interface StoreFacts {
  readonly visible: VisibleFacts;
  /** Null without an admin token. */
  readonly admin: AdminFacts | null;
}

/** The address for the platform's change notifications. */
export function webhookAddress(shopUrl: string): string {
  return `${shopUrl}/api/webhooks/platform`;
}

/**
 * Reads a store's facts through its APIs.
 * @param otherNames names of other brands, which no text of this store should contain
 * @throws StoreRefusal when it rejects a token
 */
export async function readStoreFacts(
  access: StoreAccess,
  shopUrl: string | null,
  requirements: readonly StoreRequirement[],
  otherNames: readonly string[] = [],
): Promise<StoreFacts> {
  const visible = await readVisible(askStorefront(access), requirements, otherNames);
  const admin =
    access.adminToken === null
      ? null
      : await readAdmin(
          askAdmin(access, access.adminToken),
          shopUrl === null ? null : webhookAddress(shopUrl),
          requirements,
        );
  return { visible, admin };
}

const { namespace, key } = DELIVERY_RULES_METAFIELD;
const SHOP_FACTS = `facts: metafields(identifiers: [${SHOP_FACT_KEYS.map((fact) => `{ namespace: "shop", key: "${fact}" }`)}]) { key value }`;
const RULES = `deliveryRules: metafield(namespace: "${namespace}", key: "${key}") { value }`;

const thing = z.object({ id: z.string() }).nullable();
const policy = z.object({ title: z.string(), body: z.string() }).nullable();
const page = z.object({ body: z.string(), sections: thing }).nullable();
const metafield = z.object({ value: z.string() }).nullable();
const visibleSchema = z.object({
  shop: z.object({
    name: z.string(),
    deliveryRules: metafield,
    facts: z.array(z.object({ key: z.string(), value: z.string() }).nullable()),
    refundPolicy: policy,
    termsOfService: policy,
  }),
  products: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
  localization: z.object({ availableLanguages: z.array(z.object({ isoCode: z.string() })) }),
});

/** Kinds that the Storefront API finds by handle. */
const BY_HANDLE = ['collection', 'menu', 'page', 'blog'] as const;

async function readVisible(
  ask: Ask,
  requirements: readonly StoreRequirement[],
  otherNames: readonly string[],
): Promise<VisibleFacts> {
  const { shop, products, localization } = visibleSchema.parse(
    await ask(`query StoreVisible { shop { name ${RULES} ${SHOP_FACTS} refundPolicy { title body } termsOfService { title body } }
      products(first: 1) { nodes { id } } localization { availableLanguages { isoCode } } }`),
  );
  const found = {
    collection: new Set<string>(),
    menu: new Set<string>(),
    page: new Set<string>(),
    blog: new Set<string>(),
  };
  for (const kind of BY_HANDLE) {
    const handles = requirements.flatMap((one) => (one.kind === kind ? [one.handle] : []));
    // A store without a brand has no pages that must be there.
    if (handles.length === 0) continue;
    const fields = handles.map(
      (handle, index) => `a${index}: ${kind}(handle: ${JSON.stringify(handle)}) { id }`,
    );
    const answer = z.record(z.string(), thing).parse(await ask(`query StoreHas { ${fields.join(' ')} }`));
    for (const [index, handle] of handles.entries()) if (answer[`a${index}`]) found[kind].add(handle);
  }
  const languages = new Set(localization.availableLanguages.map(({ isoCode }) => isoCode));
  const pages = await readPages(ask, [...found.page]);
  const policies = Object.entries({
    REFUND_POLICY: shop.refundPolicy,
    TERMS_OF_SERVICE: shop.termsOfService,
  });
  const texts = [...pages, ...policies].map(([name, text]) => [name, text?.body ?? ''] as const);
  return {
    shopName: shop.name,
    hasProducts: products.nodes.length > 0,
    collections: found.collection,
    menus: found.menu,
    pages: found.page,
    emptyPages: new Set(pages.flatMap(([handle, text]) => (isBlank(text) ? [handle] : []))),
    blogs: found.blog,
    policies: new Set(policies.flatMap(([type, written]) => (written === null ? [] : [type]))),
    emptyPolicies: new Set(
      policies.flatMap(([type, written]) => (written !== null && isBare(written) ? [type] : [])),
    ),
    foreignNames: new Map(
      texts.flatMap(([name, text]) =>
        otherNames.filter((other) => text.includes(other)).map((other) => [name, other] as const),
      ),
    ),
    deliveryRules: shop.deliveryRules?.value ?? null,
    shopFacts: Object.fromEntries(shop.facts.flatMap((fact) => (fact ? [[fact.key, fact.value]] : []))),
    languages,
    untranslated: await readUntranslated(ask, requirements, languages),
  };
}

type PageText = z.output<typeof page>;

async function readPages(ask: Ask, handles: readonly string[]): Promise<[handle: string, PageText][]> {
  if (handles.length === 0) return [];
  const fields = handles.map(
    (handle, index) =>
      `a${index}: page(handle: ${JSON.stringify(handle)}) { body sections: metafield(namespace: "shop", key: "sections") { id } }`,
  );
  const answer = z.record(z.string(), page).parse(await ask(`query StoreTexts { ${fields.join(' ')} }`));
  return handles.map((handle, index) => [handle, answer[`a${index}`] ?? null]);
}

/** Whether a page has neither a text nor sections. */
function isBlank(text: PageText): boolean {
  return text !== null && isBlankHtml(text.body) && text.sections === null;
}

/** Whether a policy is empty, or contains only its own title. */
function isBare({ title, body }: { readonly title: string; readonly body: string }): boolean {
  const text = body.replace(/<[^>]*>/g, '').trim();
  return isBlankHtml(body) || text === title.trim();
}

const handles = z.object({ nodes: z.array(z.object({ handle: z.string() })) });
const adminSchema = z.object({
  currentAppInstallation: z.object({
    accessScopes: z.array(z.object({ handle: z.string() })),
    publication: thing,
  }),
  publications: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
  shop: z.object({
    id: z.string(),
    deliveryRules: metafield,
    shopPolicies: z.array(z.object({ type: z.string(), body: z.string() })),
  }),
  shopLocales: z.array(z.object({ locale: z.string() })),
  menus: handles,
  pages: handles,
  blogs: handles,
  metaobjectDefinitions: z.object({
    nodes: z.array(
      z.object({ id: z.string(), type: z.string(), access: z.object({ storefront: z.string() }) }),
    ),
  }),
  webhookSubscriptions: z.object({
    nodes: z.array(
      z.object({ topic: z.string(), endpoint: z.object({ callbackUrl: z.string().optional() }) }),
    ),
  }),
});
const metafieldsSchema = z.object({
  metafieldDefinitions: z.object({
    nodes: z.array(
      z.object({
        namespace: z.string(),
        key: z.string(),
        access: z.object({ storefront: z.string().nullable() }),
      }),
    ),
  }),
});

async function readAdmin(
  ask: Ask,
  callbackUrl: string | null,
  requirements: readonly StoreRequirement[],
): Promise<AdminFacts> {
  const facts = adminSchema.parse(await ask(ADMIN_DOCUMENTS.facts));
  const own = facts.currentAppInstallation.publication;
  return {
    shopId: facts.shop.id,
    deliveryRules: facts.shop.deliveryRules?.value ?? null,
    scopes: new Set(facts.currentAppInstallation.accessScopes.map(({ handle }) => handle)),
    metafields: await readMetafields(ask, requirements),
    metaobjects: new Map(
      facts.metaobjectDefinitions.nodes.map(({ type, id, access }) => [
        type,
        { id, isReadable: access.storefront === 'PUBLIC_READ' },
      ]),
    ),
    collections: await readCollections(ask, requirements),
    webhooks:
      callbackUrl === null
        ? null
        : new Set(
            facts.webhookSubscriptions.nodes
              .filter(({ endpoint }) => endpoint.callbackUrl === callbackUrl)
              .map(({ topic }) => topic),
          ),
    discountCodes: await readCodes(ask, requirements),
    menus: handlesOf(facts.menus),
    pages: handlesOf(facts.pages),
    blogs: handlesOf(facts.blogs),
    policies: new Set(
      facts.shop.shopPolicies.filter(({ body }) => body.trim() !== '').map(({ type }) => type),
    ),
    locales: new Set(facts.shopLocales.map(({ locale }) => locale)),
    publicationIds: own === null ? facts.publications.nodes.map(({ id }) => id) : [own.id],
  };
}

function handlesOf({ nodes }: z.output<typeof handles>): ReadonlySet<string> {
  return new Set(nodes.map(({ handle }) => handle));
}

async function readMetafields(
  ask: Ask,
  requirements: readonly StoreRequirement[],
): Promise<ReadonlyMap<string, boolean>> {
  const owners = new Set<MetafieldOwner>(
    requirements.flatMap((one) => (one.kind === 'metafield' ? [one.owner] : [])),
  );
  const found = new Map<string, boolean>();
  for (const ownerType of owners) {
    const answer = metafieldsSchema.parse(await ask(ADMIN_DOCUMENTS.metafieldDefinitions, { ownerType }));
    for (const node of answer.metafieldDefinitions.nodes)
      found.set(`${ownerType} ${node.namespace}.${node.key}`, node.access.storefront === 'PUBLIC_READ');
  }
  return found;
}

async function readCollections(
  ask: Ask,
  requirements: readonly StoreRequirement[],
): Promise<ReadonlyMap<string, string>> {
  const schema = z.object({ collectionByHandle: thing });
  const found = new Map<string, string>();
  for (const one of requirements) {
    if (one.kind !== 'collection') continue;
    const { collectionByHandle } = schema.parse(
      await ask(ADMIN_DOCUMENTS.collection, { handle: one.handle }),
    );
    if (collectionByHandle !== null) found.set(one.handle, collectionByHandle.id);
  }
  return found;
}

async function readCodes(ask: Ask, requirements: readonly StoreRequirement[]): Promise<ReadonlySet<string>> {
  const schema = z.object({ codeDiscountNodeByCode: thing });
  const found = new Set<string>();
  for (const one of requirements) {
    if (one.kind !== 'discountCode') continue;
    const answer = schema.parse(await ask(ADMIN_DOCUMENTS.discountCode, { code: one.code }));
    if (answer.codeDiscountNodeByCode !== null) found.add(one.code);
  }
  return found;
}
