import type { ListSort, ListView } from '@shop/rules/catalog/list-view';
import { PRICE_RANGES } from '@shop/rules/catalog/price-ranges';
import type {
  ProductCollectionSortKeys,
  ProductFilter,
  SearchSortKeys,
} from '../__generated__/documents/graphql';

/** The metafield that filters lists: the child ids of a product's AI tags. */
const AI_TAG_METAFIELD = { namespace: 'shop', key: 'ai_tag_ids' } as const;

const COLLECTION_SORTS = {
  recommended: { sortKey: 'COLLECTION_DEFAULT', reverse: false },
  best: { sortKey: 'BEST_SELLING', reverse: false },
  new: { sortKey: 'CREATED', reverse: true },
  'price-asc': { sortKey: 'PRICE', reverse: false },
  'price-desc': { sortKey: 'PRICE', reverse: true },
} as const satisfies Record<ListSort, { sortKey: ProductCollectionSortKeys; reverse: boolean }>;

/** The platform's search sorts by relevance and price only; the other orders fall back to relevance. */
const SEARCH_SORTS = {
  recommended: { sortKey: 'RELEVANCE', reverse: false },
  best: { sortKey: 'RELEVANCE', reverse: false },
  new: { sortKey: 'RELEVANCE', reverse: false },
  'price-asc': { sortKey: 'PRICE', reverse: false },
  'price-desc': { sortKey: 'PRICE', reverse: true },
} as const satisfies Record<ListSort, { sortKey: SearchSortKeys; reverse: boolean }>;

/** Sort and filters of a view for a collection's products (LIST-04). */
export function collectionVariables(view: ListView) {
  return { ...COLLECTION_SORTS[view.sort], filters: productFilters(view) };
}

/** Sort and filters of a view for a search (LIST-04). */
export function searchVariables(view: ListView) {
  return { ...SEARCH_SORTS[view.sort], filters: productFilters(view) };
}

/** The filters of a view for each price range, as variables of `CollectionPriceCounts` (LIST-04). */
export function priceCountVariables(view: ListView) {
  const [first, second, third, fourth] = PRICE_RANGES.map(({ min, max }) =>
    productFilters({ ...view, priceMin: min, priceMax: max }),
  );
  return { first, second, third, fourth };
}

/** Filters of one kind are combined by OR, different kinds by AND: any of the tags, in stock, in the price range. */
function productFilters({ inStockOnly, priceMin, priceMax, tags }: ListView): ProductFilter[] {
  const hasPrice = priceMin !== null || priceMax !== null;
  return [
    ...(inStockOnly ? [{ available: true }] : []),
    ...(hasPrice
      ? [
          {
            price: {
              ...(priceMin !== null && { min: priceMin }),
              ...(priceMax !== null && { max: priceMax }),
            },
          },
        ]
      : []),
    ...tags.map(({ childId }) => ({ productMetafield: { ...AI_TAG_METAFIELD, value: String(childId) } })),
  ];
}
