import type { MenuPage } from '@shop/rules/brand/brand';
import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import { MENUS as ASAMOYA } from './asamoya/menus';
import type { BrandName } from './brand-names';
import { MENUS as KOMORENO } from './komoreno/menus';

const MENUS = { komoreno: KOMORENO, asamoya: ASAMOYA } satisfies Record<BrandName, unknown>;

/**
 * The categories of all brands, which have their own addresses, in menu order (ROUTE-07, ROUTE-08). Addresses are fixed at build time,
 * and a build serves every brand. A store without such a list has no page under another brand's category.
 */
export const CATEGORY_ADDRESSES: CategoryAddresses = {
  handles: [
    ...new Set(Object.values(MENUS).flatMap(({ categories }) => categories.map(({ handle }) => handle))),
  ],
  children: childrenOf(
    Object.values(MENUS).flatMap(({ categories, subCategories }) => [...categories, ...subCategories]),
  ),
};

function childrenOf(pages: readonly MenuPage[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { handle, path } of pages) {
    const [, parent = '', child] = path.split('/');
    if (child !== handle) continue;
    found[parent] ??= [];
    found[parent].push(handle);
  }
  return found;
}
