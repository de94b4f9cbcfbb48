/** Handles of the columns that have a page (ROUTE-13). */
export const COLUMN_HANDLES = ['recommendkanyou', 'howtochoosepot'] as const;

/** A column's address. */
export function columnPath(handle: string): string {
  return `/columns/${handle}`;
}
