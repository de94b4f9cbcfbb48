import type { ListFacets } from '@shop/rules/catalog/list-facets';

/** What GET /api/lists answers: how many products a list has, as it is filtered, and what each filter would leave. */
export interface ListCounts {
  readonly total: number;
  readonly facets: ListFacets;
}

/** The endpoint's address for a list with a query of the list's own page, which may be empty. */
export function listCountsAddress(handle: string, query: string): string {
  const list = `/api/lists?handle=${encodeURIComponent(handle)}`;
  return query === '' ? list : `${list}&${query}`;
}
