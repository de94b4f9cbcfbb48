import { changeListView, type ListView } from '@shop/rules/catalog/list-view';
import type { AiTag } from '@shop/rules/product/product';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';

/** The names of an AI tag and of its group; null for an unknown tag. */
export function aiTagNames(
  { parentId, childId }: AiTag,
  locale: Locale,
): { readonly parent: string; readonly child: string } | null {
  const group = shopBrand().facets?.find(({ id }) => id === parentId);
  const tag = group?.children.find(({ id }) => id === childId);
  return group && tag ? { parent: group.name[locale], child: tag.name[locale] } : null;
}

/** A list view without unknown AI tags: an address can contain any number. The same object if there are none. */
export function withKnownTags(view: ListView): ListView {
  const tags = view.tags.filter((tag) => aiTagNames(tag, 'ja') !== null);
  return tags.length === view.tags.length ? view : changeListView(view, { tags });
}
