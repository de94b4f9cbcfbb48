/** Products per list page. */
export const PAGE_SIZE = 24;

/** The number of pages for `total` items; an empty list still has its first page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The requested page clamped to 1 to `lastPage` (LIST-02). */
export function clampPage(page: number, lastPage: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, lastPage));
}

/**
 * The positions in the whole list that a page shows, 1-based and inclusive (LIST-02): page 2 of 57 shows 25 to 48.
 * @param shown products on the page, at least one
 */
export function pageRange(page: number, shown: number): { readonly from: number; readonly to: number } {
  const from = (page - 1) * PAGE_SIZE + 1;
  return { from, to: from + shown - 1 };
}

/** The data of the pagination: the pages around the current one and the targets of the arrows (LIST-02). */
export interface Pagination {
  readonly current: number;
  /** current-1 to current+1, at most three, clamped at the ends. */
  readonly pages: readonly number[];
  /** Null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** @param requested the requested page, clamped to the valid range */
export function paginate(requested: number, lastPage: number): Pagination {
  const last = Math.max(1, lastPage);
  const current = clampPage(requested, last);
  return {
    current,
    pages: [current - 1, current, current + 1].filter((page) => page >= 1 && page <= last),
    previous: current > 1 ? current - 1 : null,
    next: current < last ? current + 1 : null,
  };
}
