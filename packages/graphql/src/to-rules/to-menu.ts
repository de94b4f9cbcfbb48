import type { MenuItem } from '@shop/rules/navigation/menu-item';
import type { Result } from '@shop/rules/result';
import type { MenuDetailFragment, MenuItemDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { readCollectionSummary } from './to-collection';

/**
 * The entries of a menu; [] for a menu the shop does not have.
 * @param shopUrl the shop's address in the language asked for (`https://…/en`): menus hold whole addresses of its pages,
 *   inside the shop a path is enough.
 */
export function toMenu(
  wire: MenuDetailFragment | null,
  shopUrl: string,
): Result<MenuItem[], MalformedAnswer> {
  return readAnswer('menu', wire, (menu) => readMenu(menu, shopUrl));
}

export function readMenu(menu: Answer<MenuDetailFragment | null>, shopUrl: string): MenuItem[] {
  const items = optional(menu, (present) =>
    list(present.at('items'), (item) => ({
      ...readItem(item, shopUrl),
      items: list(item.at('items'), (child) => ({ ...readItem(child, shopUrl), items: [] })),
    })),
  );
  return items ?? [];
}

function readItem(item: Answer<MenuItemDetailFragment>, shopUrl: string): Omit<MenuItem, 'items'> {
  const url = optional(item.at('url'), text) ?? '';
  const collection = optional(item.at('resource'), (resource) => {
    const found = having(resource, 'handle');
    return found && readCollectionSummary(found);
  });
  return {
    title: text(item.at('title')),
    url: collection?.path ?? (url.startsWith(`${shopUrl}/`) ? url.slice(shopUrl.length) : url),
    collection,
  };
}
