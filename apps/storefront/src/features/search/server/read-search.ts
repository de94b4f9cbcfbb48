import { SearchCursorsDocument, SearchProductsDocument } from '@shop/graphql/documents';
import { searchVariables } from '@shop/graphql/from-rules/list-variables';
import { toListChunk, toSearchList } from '@shop/graphql/to-rules/to-product-list';
import { type ListFacets, listFacets } from '@shop/rules/catalog/list-facets';
import { type ListView, toListSegment } from '@shop/rules/catalog/list-view';
import { cursorBefore, walkList } from '@shop/rules/catalog/list-walk';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { inLanguage, type Locale, type PlatformLanguage, platformCode } from '@shop/rules/language';
import type { ProductCard } from '@shop/rules/product/product-card';
import { ok } from '@shop/rules/result';
import { cached } from '#foundation/cache/cached.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { liveSearchIndex } from './live-search-index';
import { safetyInQuery } from './safety-in-query';
import { type Findings, type ShownNeed, searchCatalogue } from './search-catalogue';
import type { PlaceDocument } from './search-document';
import type { SearchIndex } from './search-index';

/** A page of the shop beside the products. */
interface FoundPlace {
  readonly kind: PlaceDocument['kind'];
  /** Its path in Japanese. */
  readonly path: string;
  readonly title: string;
}

/** One page of search results, with all the information around it. */
export interface SearchContent extends Pick<Findings, 'dropped' | 'correction' | 'unchecked' | 'nearFrom'> {
  readonly products: readonly ProductCard[];
  /** Of all pages. */
  readonly total: number;
  readonly facets: ListFacets;
  readonly needs: readonly ShownNeed[];
  readonly places: readonly FoundPlace[];
  /** Whether the platform answers, because the process has not loaded the index yet. */
  readonly isProvisional?: boolean;
}

/**
 * One page of results for a keyword (SEARCH-02); a page number beyond the last returns the last. The shop's own index answers;
 * until a process has loaded it, the platform does.
 */
export function readSearch(keyword: string, view: ListView, locale: Locale): Promise<SearchContent> {
  return cached('search', { locale, keyword, view: toListSegment(view) }, async () => {
    const index = liveSearchIndex().current;
    return index === null
      ? searchPlatform(keyword, view, locale)
      : searchIndex(index, { keyword, view, locale });
  });
}

function searchIndex(
  index: SearchIndex,
  { keyword, view, locale }: { keyword: string; view: ListView; locale: Locale },
): SearchContent {
  const { products, total, facets, needs, dropped, correction, places, unchecked, nearFrom } =
    searchCatalogue(index, keyword, view);
  return {
    products: products.map(({ card }) => inLanguage(card, locale)),
    total,
    facets,
    needs,
    dropped,
    correction,
    unchecked,
    nearFrom,
    places: places.map(({ kind, path, title }) => ({ kind, path, title: inLanguage(title, locale) })),
  };
}

async function searchPlatform(keyword: string, view: ListView, locale: Locale): Promise<SearchContent> {
  const variables = { query: keyword, ...searchVariables(view), language: platformCode(locale) };
  const after = view.page > 1 ? await cursorOfPage(variables, view.page) : null;
  const { products, total, filters } = await queryPlatform(
    SearchProductsDocument,
    { ...variables, first: PAGE_SIZE, after },
    ({ search }) => toSearchList(search),
  );
  const facets = listFacets(filters, []);
  // The platform has no safety data.
  const { asked } = safetyInQuery(keyword.normalize('NFKC'));
  const unchecked = asked.map(({ safety }) => ({ safety, words: [] }));
  return {
    products,
    total,
    facets,
    needs: [],
    dropped: [],
    correction: null,
    places: [],
    unchecked,
    nearFrom: null,
    isProvisional: true,
  };
}

async function cursorOfPage(
  variables: { query: string; language: PlatformLanguage },
  page: number,
): Promise<string | null> {
  const walk = await walkList<never>(async (after) =>
    ok(
      await queryPlatform(SearchCursorsDocument, { ...variables, after }, ({ search }) =>
        toListChunk(search),
      ),
    ),
  );
  return walk.ok ? cursorBefore(walk.value, page) : null;
}
