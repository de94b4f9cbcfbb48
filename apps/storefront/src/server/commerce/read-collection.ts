import {
  CollectionCursorsDocument,
  CollectionPageDocument,
  type CollectionPageQuery,
} from '@shop/graphql/documents';
import { collectionVariables } from '@shop/graphql/from-rules/list-variables';
import { toCollection } from '@shop/graphql/to-rules/to-collection';
import { toListChunk, toProductList } from '@shop/graphql/to-rules/to-product-list';
import type { Collection, ProductList } from '@shop/rules/catalog/collection';
import { goToPage, type ListView, toListSegment } from '@shop/rules/catalog/list-view';
import { cursorBefore, type ListWalk, walkList } from '@shop/rules/catalog/list-walk';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { ok } from '@shop/rules/result';
import type { Locale } from '../../i18n/locale';
import { isHandle } from '../../routing/is-handle';
import { askPlatform } from './ask-platform';
import { kept } from './kept';
import { languageOf } from './language-of';
import { LISTS, tag } from './tags';

/** A page of a collection with what stands around it. */
export interface CollectionContent {
  readonly collection: Collection;
  readonly list: ProductList;
  /** Products of the whole list, as it is filtered. */
  readonly total: number;
}

/**
 * One page of a collection; a page beyond the last is the last. Null for an unknown handle. A list that fits its first page
 * is one call; a longer one is walked once for its number and the cursors of its pages (lesson 13).
 */
export async function readCollection(
  handle: string,
  view: ListView,
  locale: Locale,
): Promise<CollectionContent | null> {
  if (!isHandle(handle)) return null;
  return kept(
    ['collection', locale, handle, toListSegment(view)],
    [tag.collection(handle), LISTS],
    async () => {
      const walk = view.page > 1 ? await readWalk(handle, view) : null;
      const after = walk === null ? null : cursorBefore(walk, view.page);
      const page = await readPage(handle, view, locale, after);
      if (page === null) return null;
      const { products, hasNextPage } = page.list;
      const total = walk?.total ?? (hasNextPage ? (await readWalk(handle, view)).total : products.length);
      return { ...page, total };
    },
  );
}

function readPage(handle: string, view: ListView, locale: Locale, after: string | null) {
  const variables = {
    handle,
    first: PAGE_SIZE,
    after,
    ...collectionVariables(view),
    rankingFirst: 0,
    language: languageOf(locale),
  };
  return askPlatform(CollectionPageDocument, variables, toCollectionPage);
}

function toCollectionPage({ collection: wire }: CollectionPageQuery) {
  if (wire === null || wire === undefined) return ok(null);
  const collection = toCollection(wire);
  if (!collection.ok) return collection;
  const list = toProductList(wire.products);
  return list.ok ? ok({ collection: collection.value, list: list.value }) : list;
}

/** The walk of a list, kept apart: all pages of one order and filter share it, in both languages. */
function readWalk(handle: string, view: ListView): Promise<ListWalk> {
  return kept(
    ['walk', handle, toListSegment(goToPage(view, 1))],
    [tag.collection(handle), LISTS],
    async () => {
      const walk = await walkList<never>(async (after) =>
        ok(
          await askPlatform(
            CollectionCursorsDocument,
            { handle, after, ...collectionVariables(view) },
            ({ collection }) =>
              collection ? toListChunk(collection.products) : ok({ places: [], nextCursor: null }),
          ),
        ),
      );
      return walk.ok ? walk.value : { firstId: null, total: 0, cursorsBefore: [null] };
    },
  );
}
