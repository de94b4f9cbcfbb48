/**
 * A tag is a category tag if its id is in the brand's fixed list or its types include VARIETY (DATA-02).
 * @param ids `categoryTagIds` of the brand
 */
export function isCategoryTag(
  tag: { readonly id: number; readonly types: readonly string[] },
  ids: readonly number[],
): boolean {
  return ids.includes(tag.id) || tag.types.includes('VARIETY');
}
