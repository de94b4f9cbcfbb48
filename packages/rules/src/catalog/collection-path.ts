import { isCategoryHandle } from './collection-ids';
import { SUB_CATEGORIES } from './sub-categories';

/** The address of a collection's page, where the back office names none: categories have addresses of their own (ROUTE-07 to ROUTE-09). */
export function collectionPath(handle: string): string {
  const parent = parentOf(handle);
  if (parent !== undefined) return `/${parent}/${handle}`;
  return isCategoryHandle(handle) ? `/${handle}` : `/collections/${handle}`;
}

function parentOf(handle: string): string | undefined {
  const children: readonly [string, readonly string[]][] = Object.entries(SUB_CATEGORIES);
  return children.find(([, handles]) => handles.includes(handle))?.[0];
}
