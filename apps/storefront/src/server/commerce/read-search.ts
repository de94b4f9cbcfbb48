import { SearchCursorsDocument, SearchProductsDocument } from '@shop/graphql/documents';
import { searchVariables } from '@shop/graphql/from-rules/list-variables';
import { toListChunk, toSearchList } from '@shop/graphql/to-rules/to-product-list';
import type { ProductList } from '@shop/rules/catalog/collection';
import { DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { cursorBefore, walkList } from '@shop/rules/catalog/list-walk';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { ok } from '@shop/rules/result';
import type { Locale } from '../../i18n/locale';
import { cached } from './cached';
import { languageOf } from './language-of';
import { queryPlatform } from './query-platform';
import { LISTS } from './tags';

/** A page of a search's products, with the number of all of them. */
export type SearchContent = ProductList & { readonly total: number };

/** One page of what a keyword finds (SEARCH-02); a page beyond the last is the last. */
export function readSearch(keyword: string, page: number, locale: Locale): Promise<SearchContent> {
  const variables = {
    query: keyword,
    ...searchVariables(DEFAULT_LIST_VIEW),
    language: languageOf(locale),
  };
  return cached(['search', locale, keyword, String(page)], [LISTS], async () => {
    const after = page > 1 ? await cursorOfPage(variables, page) : null;
    return queryPlatform(SearchProductsDocument, { ...variables, first: PAGE_SIZE, after }, ({ search }) =>
      toSearchList(search),
    );
  });
}

async function cursorOfPage(
  variables: { query: string; language: 'JA' | 'EN' },
  page: number,
): Promise<string | null> {
  const walk = await walkList<never>(async (after) =>
    ok(
      await queryPlatform(SearchCursorsDocument, { ...variables, after }, ({ search }) =>
        toListChunk(search),
      ),
    ),
  );
  return walk.ok ? cursorBefore(walk.value, goToPage(DEFAULT_LIST_VIEW, page).page) : null;
}
