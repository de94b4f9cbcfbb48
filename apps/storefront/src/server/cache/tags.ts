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

/** What merchants write: pages, policies, columns, news, advisors. */
export const CONTENT = 'content';

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
