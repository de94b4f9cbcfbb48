/** Tags by which kept data is revalidated. */
export const tag = {
  product: (handle: string) => `product:${handle}`,
  collection: (handle: string) => `collection:${handle}`,
} as const;

/** Everything that shows many products: lists, searches, rankings, recommendations. */
export const LISTS = 'lists';

/** Handle of a product tag, or null for other tags. */
export function handleOfTag(text: string): string | null {
  return text.startsWith('product:') ? text.slice('product:'.length) : null;
}
