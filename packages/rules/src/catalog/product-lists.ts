/** The store's tags that become badges (CARD-01). The platform does not translate tags: they are the same in every language. */
export interface BadgeTags {
  readonly limited?: string;
  readonly new?: string;
  readonly giftOnly?: string;
}

/** Products with a role that the store's data does not contain, by number or tag: data of the brand. */
export interface ProductLists {
  /** In no ranking, recommendation or coupon (LIST-05). Lists, search and their own pages still show them. */
  readonly excluded: readonly number[];
  /** Made only for this shop, which their badge says (DATA-03). */
  readonly storeOriginal: readonly number[];
  readonly badgeTags: BadgeTags;
}

/** Of a brand that names none. */
export const NO_PRODUCT_LISTS: ProductLists = { excluded: [], storeOriginal: [], badgeTags: {} };

/** Best sellers that are asked for of a store; more than a ranking shows, since excluded products are left out (LIST-05). */
export const RANKING_ASKED = 40;

/**
 * Removes the excluded products from a ranking or recommendation list, order preserved (LIST-05).
 * @param lists of the brand
 */
export function withoutExcludedProducts<Item extends { readonly id: number }>(
  items: readonly Item[],
  { excluded }: Pick<ProductLists, 'excluded'>,
): Item[] {
  return items.filter(({ id }) => !excluded.includes(id));
}
