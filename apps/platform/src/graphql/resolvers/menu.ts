import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { StoredMenuItem } from '../../catalogue/documents.ts';
import type { MenuItemType, Resolvers } from '../__generated__/resolvers.ts';
import { localized } from '../localized.ts';
import type { MenuItemModel } from '../models.ts';
import { shopUrl } from '../shop-url.ts';

export const menuResolvers: Resolvers = {
  Menu: {
    title: (menu, _args, context) => localized(menu, 'title', menu.title, context),
    items: ({ items }) => items.map(toModel),
    itemsCount: ({ items }) => countItems(items),
  },
  MenuItem: {
    id: ({ id }) => `gid://shopify/MenuItem/${id}`,
    title: (item, _args, context) => localized(item, 'title', item.title, context),
    type: ({ type }) => type as MenuItemType,
    url: ({ path }, _args, context) => shopUrl(path, context),
    items: ({ items }) => items.map(toModel),
    tags: () => [],
    resource: ({ resource }, _args, { catalogue }) => findResource(resource, catalogue),
    resourceId: ({ resource }, _args, { catalogue }) => findResource(resource, catalogue)?.id ?? null,
  },
};

function toModel(item: StoredMenuItem): MenuItemModel {
  return { __typename: 'MenuItem', ...item };
}

function countItems(items: readonly StoredMenuItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.items), 0);
}

/** Target of a menu item; null for a plain URL or a deleted target. */
function findResource(resource: string | null, catalogue: Catalogue) {
  const [type = '', ...rest] = (resource ?? '').split('/');
  const handle = rest.join('/');
  const { documents } = catalogue;
  switch (type) {
    case 'Article':
      return documents.byHandle('article', handle) ?? null;
    case 'Collection':
      return catalogue.collectionByHandle(handle) ?? null;
    case 'Page':
      return documents.byHandle('page', handle) ?? null;
    case 'ShopPolicy':
      return documents.byHandle('policy', handle) ?? null;
    default:
      return null;
  }
}
