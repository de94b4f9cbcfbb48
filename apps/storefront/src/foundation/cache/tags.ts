import { createHash } from 'node:crypto';

/**
 * Tags that invalidate cached data and the pages made of it. Handles are percent-encoded: Next joins a page's tags with commas in
 * a header, which allows no other scripts.
 */
export const tag = {
  product: (handle: string) => `product:${encodeURIComponent(handle)}`,
  collection: (handle: string) => `collection:${encodeURIComponent(handle)}`,
} as const;

/**
 * The tags of deleted resources, for which the platform sends only the number. Each process knows the handle it has read for it
 * (handle-records.ts).
 */
export const deleted = {
  product: (id: string) => `deleted-product:${id}`,
  collection: (id: string) => `deleted-collection:${id}`,
} as const;

/** Every single product: one changed, but it is not known which. */
export const PRODUCTS = 'products';

/** All content with many products: lists, searches, rankings, recommendations. */
export const LISTS = 'lists';

/** The results of the shop's own search: the index changed. */
export const SEARCH = 'search';

/** The best-seller order of the shop's own search. */
export const SEARCH_RANKING = 'search-ranking';

/** Merchants' content: pages, policies, columns, news, advisors. */
export const CONTENT = 'content';

/** What shows the month. */
export const MONTH = 'month';

/** Maximum length of a tag; Next logs and drops a longer one. */
const MAX_TAG_LENGTH = 256;

/** A single read, by its cache key: no change announced by the platform names it. */
export function readTag(key: readonly string[]): string {
  return `read:${hashOf(JSON.stringify(key))}`;
}

/** A tag within the limit: a long one is truncated and made unique by its hash. */
export function shortTag(text: string): string {
  if (text.length <= MAX_TAG_LENGTH) return text;
  const hash = hashOf(text);
  return `${text.slice(0, MAX_TAG_LENGTH - hash.length - 1)}~${hash}`;
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

/** The deleted resource of a tag; null for other tags. */
export function deletedOfTag(
  text: string,
): { readonly kind: keyof typeof deleted; readonly id: string } | null {
  const [, kind, id] = /^deleted-(product|collection):(.+)$/.exec(text) ?? [];
  return (kind === 'product' || kind === 'collection') && id !== undefined ? { kind, id } : null;
}

/** Handle of a product tag, or null for other tags. */
export function handleOfTag(text: string): string | null {
  return text.startsWith('product:') ? decodeURIComponent(text.slice('product:'.length)) : null;
}
