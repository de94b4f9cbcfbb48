import type { CategoryAddresses } from '@shop/rules/catalog/category-addresses';
import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import type { MenuItem } from '@shop/rules/navigation/menu-item';
import type { Result } from '@shop/rules/result';
import type {
  CollectionDirectoryQuery,
  MenuDetailFragment,
  MenuItemDetailFragment,
} from '../__generated__/documents/graphql';
import { type Answer, having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { readCollectionSummary } from './to-collection';
import { readProducer } from './to-producer';

/** Maps a menu entry to its path in the shop, by its type and absolute URL. */
export type MenuPath = (link: { readonly type: string; readonly url: string }) => string;

/**
 * The entries of a menu; [] for a menu that the shop does not have.
 * @param pathOf maps the platform's absolute URLs to the shop's paths
 */
export function readMenu(
  menu: Answer<MenuDetailFragment | null>,
  pathOf: MenuPath,
  addresses: CategoryAddresses,
): MenuItem[] {
  const items = optional(menu, (present) =>
    list(present.at('items'), (item) => ({
      ...readItem(item, pathOf, addresses),
      items: list(item.at('items'), (child) => ({ ...readItem(child, pathOf, addresses), items: [] })),
    })),
  );
  return items ?? [];
}

function readItem(
  item: Answer<MenuItemDetailFragment>,
  pathOf: MenuPath,
  addresses: CategoryAddresses,
): Omit<MenuItem, 'items'> {
  const type = text(item.at('type'));
  const url = optional(item.at('url'), text) ?? '';
  const collection = optional(item.at('resource'), (resource) => {
    const found = having(resource, 'handle');
    return found && readCollectionSummary(found, addresses);
  });
  return {
    title: text(item.at('title')),
    url: collection?.path ?? pathOf({ type, url }),
    collection,
  };
}

/**
 * Purposes and producers.
 * @param pathOf as for `readMenu`.
 */
export function toCollectionDirectory(
  wire: CollectionDirectoryQuery,
  pathOf: MenuPath,
  addresses: CategoryAddresses,
): Result<CollectionDirectory, MalformedAnswer> {
  return readAnswer('directory', wire, (directory) => ({
    purposes: readMenu(directory.at('purposes'), pathOf, addresses),
    producers: list(directory.at('producers').at('nodes'), readProducer),
  }));
}
