/** The tag ids of the 17 static collections: every category but gift. */
export const COLLECTION_TAG_IDS: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18,
]);

/** A tag is a category tag if its id is in the fixed collection list or its types include VARIETY (DATA-02). */
export function isCategoryTag(tag: { readonly id: number; readonly types: readonly string[] }): boolean {
  return COLLECTION_TAG_IDS.has(tag.id) || tag.types.includes('VARIETY');
}
