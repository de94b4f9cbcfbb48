import { FRESH_MS, STORE_BYTES } from '@shop/page-server/page-store';
import { CONTENT, LISTS, MONTH, PRODUCTS, SEARCH, tag } from './tags';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A cached read from the platform, kept under a key until one of its tags is invalidated or it is too old. */
export interface DataCache<Part extends string = string> {
  readonly holds: string;
  /** The parameters of the answer; with the cache's name they form its key. */
  readonly parts: readonly Part[];
  readonly tags: (parts: Readonly<Record<Part, string>>) => readonly string[];
  /** Seconds after which it is read again without an invalidation: the fallback for lost webhooks. */
  readonly maxAgeSeconds: number;
}

function dataCache<const Part extends string>(cache: DataCache<Part>): DataCache<Part> {
  return cache;
}

/** A list changes with its content (`lists`) and with its own texts (`collection:…`). */
const listTags = ({ handle }: Readonly<Record<'handle', string>>) => [tag.collection(handle), LISTS];

/**
 * All cached reads from the platform (CACHE-01, ADR 18). Pages carry the tags of their data and the shortest of its ages, so they
 * need no entries here. The platform announces changes of entries (metaobjects), but not of pages, articles and policies
 * (`content`): those expire only by age, unless something else announces them.
 */
export const DATA_CACHES = {
  product: dataCache({
    holds: 'everything a product page shows',
    parts: ['locale', 'handle'],
    tags: ({ handle }) => [tag.product(handle), PRODUCTS],
    maxAgeSeconds: HOUR,
  }),
  dateFlag: dataCache({
    holds: 'whether a product can be delivered on a chosen day',
    parts: ['handle'],
    tags: ({ handle }) => [tag.product(handle), PRODUCTS],
    maxAgeSeconds: HOUR,
  }),
  list: dataCache({
    holds: 'one page of a collection in one order and filter',
    parts: ['locale', 'handle', 'view'],
    tags: listTags,
    maxAgeSeconds: 10 * MINUTE,
  }),
  walk: dataCache({
    holds: 'the length of a list and where its pages begin',
    parts: ['handle', 'view'],
    tags: listTags,
    maxAgeSeconds: 10 * MINUTE,
  }),
  priceCounts: dataCache({
    holds: 'how many products of a list are in each range of prices',
    parts: ['handle', 'view'],
    tags: listTags,
    maxAgeSeconds: 10 * MINUTE,
  }),
  listRoom: dataCache({
    holds: 'the first products of a list that were drawn in the room',
    parts: ['locale', 'handle'],
    tags: listTags,
    maxAgeSeconds: 10 * MINUTE,
  }),
  search: dataCache({
    holds: 'one page of what a keyword finds, in one order and filter',
    parts: ['locale', 'keyword', 'view'],
    tags: () => [LISTS, SEARCH],
    maxAgeSeconds: 10 * MINUTE,
  }),
  home: dataCache({
    holds: 'the home page',
    parts: ['locale'],
    tags: () => [LISTS, CONTENT, MONTH],
    maxAgeSeconds: 10 * MINUTE,
  }),
  ranking: dataCache({
    holds: 'the products that sell best',
    parts: ['locale'],
    tags: () => [LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  collectionDirectory: dataCache({
    holds: 'all collections with their counts',
    parts: ['locale'],
    tags: () => [LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  column: dataCache({
    holds: 'a column with the cards of its products',
    parts: ['locale', 'handle'],
    tags: () => [CONTENT, LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  columns: dataCache({
    holds: 'the columns as links',
    parts: ['locale'],
    tags: () => [CONTENT],
    maxAgeSeconds: 10 * MINUTE,
  }),
  contentPage: dataCache({
    holds: 'a page that merchants write, with the cards of its products',
    parts: ['locale', 'handle'],
    tags: () => [CONTENT, LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  policy: dataCache({
    holds: 'a policy of the shop',
    parts: ['locale', 'handle'],
    tags: () => [CONTENT],
    maxAgeSeconds: 10 * MINUTE,
  }),
  sitemapResources: dataCache({
    holds: 'one page of the platform’s own sitemap',
    parts: ['kind', 'page'],
    tags: () => [LISTS, CONTENT],
    maxAgeSeconds: 10 * MINUTE,
  }),
  sitemapLists: dataCache({
    holds: 'all lists with their addresses and lengths',
    parts: [],
    tags: () => [LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  feedWalk: dataCache({
    holds: 'where the parts of a product feed begin',
    parts: [],
    tags: () => [LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  feed: dataCache({
    holds: 'a part of all products with everything that feeds say of them',
    parts: ['locale', 'part'],
    tags: () => [LISTS, PRODUCTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
  news: dataCache({
    holds: 'the news',
    parts: ['locale'],
    tags: () => [CONTENT],
    maxAgeSeconds: 10 * MINUTE,
  }),
  advisors: dataCache({
    holds: 'the advisors with the cards of what they recommend',
    parts: ['locale'],
    tags: () => [CONTENT, LISTS],
    maxAgeSeconds: 10 * MINUTE,
  }),
} as const;

export type DataCacheName = keyof typeof DATA_CACHES;

/** The parameters required to read a cache. */
export type DataCacheParts<Name extends DataCacheName> = Readonly<
  Record<(typeof DATA_CACHES)[Name]['parts'][number], string>
>;

/** Maximum bytes of rendered pages and cached data in one process; the least recently used are evicted first. */
export const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
/** Maximum bytes of the platform's images in one process; the least recently used are evicted first. */
export const PICTURE_BYTES = 64 * 1024 * 1024;
/** Maximum bytes of social images in one process. */
export const SOCIAL_PICTURE_BYTES = 16 * 1024 * 1024;
/** How long a product's card is served without a new read, in milliseconds. */
export const CARD_FRESH_MS = 60_000;
/** Maximum cards in one process and language. */
export const CARDS_HELD = 4_000;
/** How long a variant's availability is served without a new read, in milliseconds. */
export const AVAILABILITY_FRESH_MS = 5_000;
/** Maximum variant availabilities in one process. */
export const AVAILABILITIES_HELD = 2_000;
/** Maximum names of variants in one process, of each language its own. */
export const VARIANT_NAMES_HELD = 5_000;

/** The other caches of a process, and how they are invalidated. */
export const PROCESS_CACHES = [
  {
    name: 'pages',
    holds: 'rendered pages and the answers above',
    key: 'the page’s inner address, or the key of the data',
    invalidatedBy: 'the tags of its data',
    age: 'the shortest of its data',
    bound: megabytes(PAGE_CACHE_BYTES),
  },
  {
    name: 'sent pages',
    holds: 'bodies of pages, compressed, and the data that they were sent with',
    key: 'the address with the query keys that change a page; the data’s hash',
    invalidatedBy: 'its age; data never changes',
    age: `${FRESH_MS / 1_000} s`,
    bound: megabytes(STORE_BYTES),
  },
  {
    name: 'pictures',
    holds: 'the platform’s pictures, where the shop sends them',
    key: 'the picture’s path, one of ten widths, and the formats that a browser takes',
    invalidatedBy: 'an address that names another version: it is asked for and takes its place',
    age: 'none',
    bound: megabytes(PICTURE_BYTES),
  },
  {
    name: 'shared pictures',
    holds: 'pictures of pages for those who share them',
    key: 'language and what the picture says',
    invalidatedBy: 'never: other facts are another picture',
    age: 'none',
    bound: megabytes(SOCIAL_PICTURE_BYTES),
  },
  {
    name: 'cards',
    holds: 'cards of single products (favourites, viewed products)',
    key: 'language, product’s number',
    invalidatedBy: '`product:…`, `products`',
    age: `${CARD_FRESH_MS / 1_000} s`,
    bound: `${CARDS_HELD} a language`,
  },
  {
    name: 'availability',
    holds: 'whether a variant can be bought',
    key: 'variant’s number',
    invalidatedBy: 'any `product:…`, `products`',
    age: `${AVAILABILITY_FRESH_MS / 1_000} s`,
    bound: `${AVAILABILITIES_HELD}`,
  },
  {
    name: 'variant names',
    holds: 'what a variant was called, to name it when it is no longer sold',
    key: 'language and variant’s number',
    invalidatedBy: 'the next read of the variant',
    age: 'until it is crowded out',
    bound: `${VARIANT_NAMES_HELD}`,
  },
  {
    name: 'search index',
    holds: 'everything that can be searched for',
    key: 'kind and handle',
    invalidatedBy: '`search`: later entries are read',
    age: 'none; the worker reads the platform again each hour',
    bound: 'the catalogue, some 10 KB a product',
  },
] as const;

function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
