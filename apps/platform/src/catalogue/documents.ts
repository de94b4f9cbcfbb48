import { z } from 'zod';

const metafield = z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() });
const translations = z.record(z.string(), z.record(z.string(), z.string()));
const image = z.object({
  id: z.number(),
  src: z.string(),
  alt: z.string(),
  translations: translations.optional(),
  /** pixels of an uploaded picture; those of the seed are measured */
  size: z.object({ width: z.number(), height: z.number() }).optional(),
});
const handled = { handle: z.string(), title: z.string(), translations, metafields: z.array(metafield) };

const menuItem = z.object({
  id: z.number(),
  title: z.string(),
  type: z.string(),
  /** path in the shop, or an absolute URL */
  path: z.string(),
  /** target, as `Type/handle` */
  resource: z.string().nullable(),
  translations,
  get items() {
    return z.array(menuItem);
  },
});

/** Schemas of `document.data`, by kind. */
export const documentSchemas = {
  page: z.object({ ...handled, body: z.string(), createdAt: z.string(), description: z.string() }),
  blog: z.object(handled),
  article: z.object({
    ...handled,
    blog: z.string(),
    author: z.string(),
    contentHtml: z.string(),
    excerpt: z.string().nullable(),
    tags: z.array(z.string()),
    image: image.nullable(),
    publishedAt: z.string(),
  }),
  menu: z.object({ handle: z.string(), title: z.string(), translations, items: z.array(menuItem) }),
  policy: z.object({ handle: z.string(), title: z.string(), body: z.string(), translations }),
  metaobject: z.object({
    type: z.string(),
    handle: z.string(),
    fields: z.array(z.object({ key: z.string(), type: z.string(), value: z.string() })),
    translations,
  }),
  file: z.object({ handle: z.string(), image }),
  redirect: z.object({ path: z.string(), target: z.string(), createdAt: z.string() }),
  shop: z.object({
    name: z.string(),
    description: z.string(),
    slogan: z.string(),
    translations,
    metafields: z.array(metafield),
  }),
} as const;

export type DocumentKind = keyof typeof documentSchemas;
export type DocumentData<K extends DocumentKind> = z.infer<(typeof documentSchemas)[K]>;
export type StoredMenuItem = z.infer<typeof menuItem>;

const TYPENAMES = {
  page: 'Page',
  blog: 'Blog',
  article: 'Article',
  menu: 'Menu',
  policy: 'ShopPolicy',
  metaobject: 'Metaobject',
  file: 'MediaImage',
  redirect: 'UrlRedirect',
  shop: 'Shop',
} as const;

/** A document in the snapshot, by its schema type name. */
export type CatalogueDocument<K extends DocumentKind> = DocumentData<K> & {
  readonly __typename: (typeof TYPENAMES)[K];
  readonly numericId: number;
  readonly id: string;
  readonly position: number;
  readonly updatedAt: string;
};

/** The document kind of a schema type. */
export function documentKindOf(typename: string): DocumentKind | undefined {
  return (Object.keys(TYPENAMES) as DocumentKind[]).find((kind) => TYPENAMES[kind] === typename);
}

/** The schema type name of a document kind. */
export function typenameOf<K extends DocumentKind>(kind: K): (typeof TYPENAMES)[K] {
  return TYPENAMES[kind];
}
