import { COLUMN_HANDLES, columnPath } from './column-pages';
import { CATEGORIES, PRODUCER_PAGES, PURPOSES, SUB_CATEGORY_PAGES } from './menu-pages';

const LISTS = new Set(
  [...CATEGORIES, ...SUB_CATEGORY_PAGES, ...PURPOSES, ...PRODUCER_PAGES].map(({ path }) => path),
);
const COLUMNS = new Set(COLUMN_HANDLES.map(columnPath));

/** Whether an address of the shop's editorial data leads to a screen that exists: no link is drawn to others. */
export function isBuilt(path: string): boolean {
  return LISTS.has(path) || COLUMNS.has(path) || path.startsWith('/products/');
}
