/** The page of all columns (ROUTE-21). */
export const COLUMNS_PATH = '/columns';

/** A column's address (ROUTE-13). */
export function columnPath(handle: string): string {
  return `${COLUMNS_PATH}/${handle}`;
}
