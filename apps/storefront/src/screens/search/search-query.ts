/** The query of a search's page, without its `?` (ROUTE-02): the first page has no number. */
export function searchQuery(keyword: string, page: number): string {
  return String(new URLSearchParams({ q: keyword, ...(page > 1 ? { p: String(page) } : {}) }));
}
