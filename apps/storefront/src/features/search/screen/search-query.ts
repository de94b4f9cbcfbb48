import { formatListQuery, type ListView } from '@shop/rules/catalog/list-view';

/** The query of a search's page, without its `?` (ROUTE-02): the first page in the usual order is the keyword alone. */
export function searchQuery(keyword: string, view: ListView): string {
  const rest = formatListQuery(view);
  return `${new URLSearchParams({ q: keyword })}${rest === '' ? '' : `&${rest}`}`;
}
