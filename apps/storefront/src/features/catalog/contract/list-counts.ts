import type { ListFacets } from '@shop/rules/catalog/list-facets';

/** Response of GET /api/lists: the product count of the filtered list, and the count that each filter would leave. */
export interface ListCounts {
  readonly total: number;
  readonly facets: ListFacets;
}

/** The endpoint's URL for a list; the query is that of the list's own page and may be empty. */
export function listCountsAddress(handle: string, query: string): string {
  const list = `/api/lists?handle=${encodeURIComponent(handle)}`;
  return query === '' ? list : `${list}&${query}`;
}
