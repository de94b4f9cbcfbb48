/** Handles of the columns that the shop itself links (ROUTE-13); the blog's others have pages, too. */
export const COLUMN_HANDLES = ['recommendkanyou', 'howtochoosepot'] as const;

/** The page of all columns (ROUTE-21). */
export const COLUMNS_PATH = '/columns';

/** A column's address. */
export function columnPath(handle: string): string {
  return `${COLUMNS_PATH}/${handle}`;
}
