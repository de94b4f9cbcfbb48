import { listFacets } from '@shop/rules/catalog/list-facets';
import { type ProductLists, withoutExcludedProducts } from '@shop/rules/catalog/product-lists';
import { isBlankHtml } from '@shop/rules/content/is-blank-html';
import { numericId } from '@shop/rules/global-id';
import type { Result } from '@shop/rules/result';
import {
  POLICY_HANDLES,
  type PolicyHandle,
  type StorePolicy,
  type StoreProfile,
} from '@shop/rules/store/store-profile';
import type { StoreProfileQuery } from '../__generated__/documents/graphql';
import { type Answer, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { POLICY_FIELDS } from './to-content-page';
import { readFilter } from './to-product-list';

type Policy = StoreProfileQuery['shop']['refundPolicy'];

/**
 * The profile of a store. Pages and policies without a text, and lists and a ranking without goods, are omitted, so that no link leads to
 * an empty page.
 * @param lists of the brand
 */
export function toStoreProfile(
  wire: StoreProfileQuery,
  lists: Pick<ProductLists, 'excluded'>,
): Result<StoreProfile, MalformedAnswer> {
  return readAnswer('store', wire, (store) => {
    const shop = store.at('shop');
    const goods = list(store.at('goods').at('nodes'), (one) => ({ id: numericId(text(one.at('id'))) ?? 0 }));
    const ranked = withoutExcludedProducts(goods, lists);
    return {
      name: text(shop.at('name')),
      pages: list(store.at('pages').at('nodes'), (page) => {
        const isWritten = !isBlankHtml(text(page.at('body'))) || page.at('sections').value !== null;
        return isWritten ? [{ handle: text(page.at('handle')), title: text(page.at('title')) }] : [];
      }).flat(),
      policies: POLICY_HANDLES.flatMap((handle) => readPolicy(shop.at(POLICY_FIELDS[handle]), handle)),
      collections: Object.fromEntries(
        list(store.at('collections').at('nodes'), (collection) =>
          list(collection.at('products').at('nodes'), () => [
            text(collection.at('handle')),
            text(collection.at('title')),
          ]),
        ).flat(),
      ),
      menus: {
        categories: optional(store.at('categories'), readLists) ?? [],
        purposes: optional(store.at('purposes'), readLists) ?? [],
      },
      tags: optional(store.at('all'), readTags) ?? null,
      deliveryRules: optional(shop.at('deliveryRules'), (field) => text(field.at('value'))),
      facts: Object.fromEntries(
        list(shop.at('facts'), (fact) =>
          optional(fact, (given) => [text(given.at('key')), text(given.at('value'))] as const),
        ).filter((fact) => fact !== null),
      ),
      sections: [
        ...(ranked.length > 0 ? ['ranking' as const] : []),
        ...list(store.at('advisors').at('nodes'), () => 'advisors' as const),
        ...(hasArticles(store.at('news')) ? ['news' as const] : []),
        ...(hasArticles(store.at('columns')) ? ['columns' as const] : []),
      ],
    };
  });
}

/** The lists to which a menu links. */
function readLists(menu: Answer<NonNullable<StoreProfileQuery['categories']>>): string[] {
  return list(menu.at('items'), (item) => {
    const { resource } = item.value;
    return resource && 'handle' in resource ? [resource.handle] : [];
  }).flat();
}

/** The tags that any of all goods has; null if they are not counted. */
function readTags(all: Answer<NonNullable<StoreProfileQuery['all']>>): number[] | null {
  const { tags } = listFacets(list(all.at('products').at('filters'), readFilter), []);
  return tags && Object.entries(tags).flatMap(([id, count]) => (count > 0 ? [Number(id)] : []));
}

/** Whether a blog exists and has an article. */
function hasArticles(blog: Answer<StoreProfileQuery['news']>): boolean {
  return optional(blog, (one) => list(one.at('articles').at('nodes'), () => true).length > 0) ?? false;
}

function readPolicy(field: Answer<Policy>, handle: PolicyHandle): StorePolicy[] {
  return (
    optional(field, (policy) =>
      isBlankHtml(text(policy.at('body'))) ? [] : [{ handle, title: text(policy.at('title')) }],
    ) ?? []
  );
}
