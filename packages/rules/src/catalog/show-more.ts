/** Category lists show 4 items, then 4 more per 'show more' (LIST-01); ranking shows the first 4 (RANK-01). */
export const SHOW_MORE_STEP = 4;

/** Categories that the footer shows before 'show all' (FOOT-02). */
export const FOOTER_CATEGORIES = 7;

/** The number of items shown after `presses` of 'show more'. */
export function shownCount(total: number, presses: number, step: number = SHOW_MORE_STEP): number {
  return Math.min(total, step * (1 + Math.max(0, presses)));
}

/** Whether 'show more' has more items to show. */
export function hasMore(total: number, presses: number, step: number = SHOW_MORE_STEP): boolean {
  return shownCount(total, presses, step) < total;
}
