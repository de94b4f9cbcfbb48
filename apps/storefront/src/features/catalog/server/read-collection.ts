import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import {
  CollectionCursorsDocument,
  CollectionDirectoryDocument,
  CollectionPageDocument,
  type CollectionPageQuery,
  CollectionPriceCountsDocument,
  CollectionRoomsDocument,
} from '@shop/graphql/documents';
import { collectionVariables, priceCountVariables } from '@shop/graphql/from-rules/list-variables';
import { toCollection } from '@shop/graphql/to-rules/to-collection';
import { toListedProducts } from '@shop/graphql/to-rules/to-listed-products';
import { toCollectionDirectory } from '@shop/graphql/to-rules/to-menu';
import { toListChunk, toPriceCounts, toProductList } from '@shop/graphql/to-rules/to-product-list';
import type { Collection, ListFilter, ProductList } from '@shop/rules/catalog/collection';
import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { type ListFacets, listFacets, productCountOf } from '@shop/rules/catalog/list-facets';
import type { ListedProduct } from '@shop/rules/catalog/list-room';
import {
  changeListView,
  DEFAULT_LIST_VIEW,
  goToPage,
  type ListView,
  toListSegment,
} from '@shop/rules/catalog/list-view';
import { cursorBefore, type ListWalk, walkList } from '@shop/rules/catalog/list-walk';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { numericId } from '@shop/rules/global-id';
import { isHandle } from '@shop/rules/is-handle';
import { platformCode } from '@shop/rules/language';
import { ok } from '@shop/rules/result';
import { cached } from '#foundation/cache/cached.ts';
import { recordHandle } from '#foundation/cache/handle-records.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { followCursors } from '#foundation/platform/follow-cursors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { menuPathIn } from '#foundation/routing/menu-address.ts';

/** One page of a collection with its surrounding data. */
export interface CollectionContent {
  readonly collection: Collection;
  readonly list: ProductList;
  /** Products of the whole filtered list. */
  readonly total: number;
  /** How many products each filter would leave (LIST-04). */
  readonly facets: ListFacets;
}

/**
 * One page of a collection; a page number beyond the last returns the last. Null for an unknown handle. A first page is one call:
 * its filters contain the total. Where they do not, and for the cursors of further pages, the list is paged through once. The price
 * counts are read once for all pages and orders.
 */
export async function readCollection(
  handle: string,
  view: ListView,
  locale: Locale,
): Promise<CollectionContent | null> {
  if (!isHandle(handle)) return null;
  return cached('list', { locale, handle, view: toListSegment(view) }, async () => {
    const walk = view.page > 1 ? await readWalk(handle, view) : null;
    const after = walk === null ? null : cursorBefore(walk, view.page);
    const [page, prices] = await Promise.all([
      readPage(handle, view, locale, after),
      readPriceCounts(handle, view),
    ]);
    if (page === null) return null;
    const { id, ...content } = page;
    if (id !== null) recordHandle('collection', id, handle);
    const { products, hasNextPage, filters } = content.list;
    const total =
      walk?.total ??
      (hasNextPage
        ? (countBeyond(products.length, filters) ?? (await readWalk(handle, view)).total)
        : products.length);
    return { ...content, total, facets: listFacets(filters, prices) };
  });
}

/** The total by the filters of a list that has more products than shown; null where they cannot be right. */
function countBeyond(shown: number, filters: readonly ListFilter[]): number | null {
  const count = productCountOf(filters);
  return count !== null && count > shown ? count : null;
}

function readPage(handle: string, view: ListView, locale: Locale, after: string | null) {
  const variables = {
    handle,
    first: PAGE_SIZE,
    after,
    ...collectionVariables(view),
    language: platformCode(locale),
  };
  return queryPlatform(CollectionPageDocument, variables, toCollectionPage);
}

function toCollectionPage({ collection: wire }: CollectionPageQuery) {
  if (wire === null || wire === undefined) return ok(null);
  const collection = toCollection(wire, CATEGORY_ADDRESSES);
  if (!collection.ok) return collection;
  const list = toProductList(wire.products);
  return list.ok ? ok({ id: numericId(wire.id), collection: collection.value, list: list.value }) : list;
}

/** Number of products per price range, cached separately: the chosen price, order and page do not change it. */
function readPriceCounts(handle: string, { inStockOnly, tags }: ListView): Promise<(number | null)[]> {
  const view = changeListView(DEFAULT_LIST_VIEW, { inStockOnly, tags });
  return cached('priceCounts', { handle, view: toListSegment(view) }, () =>
    queryPlatform(CollectionPriceCountsDocument, { handle, ...priceCountVariables(view) }, toPriceCounts),
  );
}

/** The cursors and total of a list, cached separately: all pages of one order and filter share them, in both languages. */
function readWalk(handle: string, view: ListView): Promise<ListWalk> {
  return cached('walk', { handle, view: toListSegment(goToPage(view, 1)) }, async () => {
    const follow = followCursors();
    const walk = await walkList<never>(async (after) =>
      ok(
        await queryPlatform(
          CollectionCursorsDocument,
          { handle, after: follow(after), ...collectionVariables(view) },
          ({ collection }) =>
            collection ? toListChunk(collection.products) : ok({ places: [], nextCursor: null }),
        ),
      ),
    );
    return walk.ok ? walk.value : { total: 0, cursorsBefore: [null] };
  });
}

/** Above the number of producers in a shop of this size. */
const PRODUCERS_ASKED = 50;

/** All purposes and producers, in one call (ROUTE-09). */
export function readCollectionDirectory(locale: Locale): Promise<CollectionDirectory> {
  return cached('collectionDirectory', { locale }, () =>
    queryPlatform(
      CollectionDirectoryDocument,
      { producersFirst: PRODUCERS_ASKED, language: platformCode(locale) },
      (answer) => toCollectionDirectory(answer, menuPathIn(locale), CATEGORY_ADDRESSES),
    ),
  );
}

/**
 * The products of a list's first page that have a room picture (ROOM-08), in the list's order; none when the read fails: the list
 * is complete without them.
 */
export async function readListedProductsIfReachable(
  handle: string,
  locale: Locale,
): Promise<readonly ListedProduct[]> {
  const variables = { handle, first: PAGE_SIZE, language: platformCode(locale) };
  try {
    return await cached('listRoom', { locale, handle }, () =>
      queryPlatform(CollectionRoomsDocument, variables, toListedProducts),
    );
  } catch {
    // cached() logs the failure and retries; then the page is rendered again.
    return [];
  }
}
