import { PAGE_ADDRESSES } from '@shop/brands/page-addresses';
import { hasCollection, hasPolicy } from '#foundation/brand/shop-brand.ts';
import { storeProfile } from '#foundation/brand/store-profile.ts';
import { contentPath, isPolicy, POLICIES } from '#foundation/routing/content-pages.ts';
import { COLUMNS_PATH } from './column-pages';

/**
 * Whether the store has what a path of its brand's data leads to (BRAND-02): a text page, policy, column or list. Other paths are the
 * code's own, and a store that has not answered yet is assumed to have its brand's pages.
 * @param path in Japanese
 * @param columns handles of the store's columns
 */
export function isLivingPath(path: string, columns: readonly string[]): boolean {
  const [folder, handle = ''] = path.split(/\/(?=[^/]*$)/);
  if (folder === COLUMNS_PATH) return columns.includes(handle);
  if (folder === '/collections') return hasCollection(handle);
  if (isPolicy(handle) && POLICIES[handle] === path) return hasPolicy(handle);
  const isText = folder === '/pages' || Object.values(PAGE_ADDRESSES).includes(path);
  return !isText || (storeProfile()?.ja.pages.some((page) => contentPath(page.handle) === path) ?? true);
}
