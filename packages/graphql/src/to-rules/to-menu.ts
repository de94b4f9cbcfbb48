import type { MenuItem } from '@shop/rules/navigation/menu-item';
import type { Result } from '@shop/rules/result';
import type { MenuDetailFragment, MenuItemDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { readCollectionSummary } from './to-collection';

/** Where an entry of a menu leads in the shop, by its type and whole address. */
export type MenuPath = (link: { readonly type: string; readonly url: string }) => string;

/**
 * The entries of a menu; [] for a menu the shop does not have.
 * @param pathOf menus hold whole addresses as the platform has them; the shop says where it has these pages
 */
export function toMenu(
  wire: MenuDetailFragment | null,
  pathOf: MenuPath,
): Result<MenuItem[], MalformedAnswer> {
  return readAnswer('menu', wire, (menu) => readMenu(menu, pathOf));
}

export function readMenu(menu: Answer<MenuDetailFragment | null>, pathOf: MenuPath): MenuItem[] {
  const items = optional(menu, (present) =>
    list(present.at('items'), (item) => ({
      ...readItem(item, pathOf),
      items: list(item.at('items'), (child) => ({ ...readItem(child, pathOf), items: [] })),
    })),
  );
  return items ?? [];
}

function readItem(item: Answer<MenuItemDetailFragment>, pathOf: MenuPath): Omit<MenuItem, 'items'> {
  const type = text(item.at('type'));
  const url = optional(item.at('url'), text) ?? '';
  const collection = optional(item.at('resource'), (resource) => {
    const found = having(resource, 'handle');
    return found && readCollectionSummary(found);
  });
  return {
    title: text(item.at('title')),
    url: collection?.path ?? pathOf({ type, url }),
    collection,
  };
}
