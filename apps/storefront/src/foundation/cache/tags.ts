import { createHash } from 'node:crypto';

/**
 * Tags by which cached data and the pages made of it are invalidated. Handles stand in them as in an address: Next joins the tags of
 * a page with commas in a header, which takes no other scripts.
 */
export const tag = {
  product: (handle: string) => `product:${encodeURIComponent(handle)}`,
  collection: (handle: string) => `collection:${encodeURIComponent(handle)}`,
} as const;

/** What the platform says of something deleted: its number alone. Each process knows what it has read under it (known-handles.ts). */
export const deleted = {
  product: (id: string) => `deleted-product:${id}`,
  collection: (id: string) => `deleted-collection:${id}`,
} as const;

/** Every single product: something of one of them changed, and it is not known of which. */
export const PRODUCTS = 'products';

/** Everything that shows many products: lists, searches, rankings, recommendations. */
export const LISTS = 'lists';

/** What the shop's own search finds: the index changed. */
export const SEARCH = 'search';

/** The order in which products sell, as the shop's own search knows it. */
export const SEARCH_RANKING = 'search-ranking';

/** What merchants write: pages, policies, columns, news, advisors. */
export const CONTENT = 'content';

/** What shows the month. */
export const MONTH = 'month';

/** Longest tag that Next takes; one that is longer it prints and leaves out. */
const LONGEST_TAG = 256;

/** One reading alone, by the key that it is cached under: no change that the platform announces names it. */
export function readTag(key: readonly string[]): string {
  return `read:${hashOf(JSON.stringify(key))}`;
}

/** A tag as it is cached: a handle of many signs is cut and told from others by its hash. */
export function shortTag(text: string): string {
  if (text.length <= LONGEST_TAG) return text;
  const hash = hashOf(text);
  return `${text.slice(0, LONGEST_TAG - hash.length - 1)}~${hash}`;
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

/** What a tag says is deleted; null for other tags. */
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
