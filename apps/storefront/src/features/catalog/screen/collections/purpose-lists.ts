import type { CollectionSummary } from '@shop/rules/catalog/collection';
import type { MenuItem } from '@shop/rules/navigation/menu-item';

/**
 * The lists of a menu of purposes, named as the menu names them; entries that lead to no list are left out.
 * @param without handles of lists that are not wanted
 */
export function purposeLists(menu: readonly MenuItem[], without: ReadonlySet<string>): CollectionSummary[] {
  return menu.flatMap(({ title, collection }) =>
    collection === null || without.has(collection.handle) ? [] : [{ ...collection, title }],
  );
}
