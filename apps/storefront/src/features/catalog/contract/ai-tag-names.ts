import { changeListView, type ListView } from '@shop/rules/catalog/list-view';
import { inLanguage, type Locale } from '@shop/rules/language';
import type { AiTag } from '@shop/rules/product/product';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** An AI tag and its group; null for an unknown tag. */
export function aiTagFacet({ parentId, childId }: AiTag) {
  const group = shopBrand().facets?.find(({ id }) => id === parentId);
  const tag = group?.children.find(({ id }) => id === childId);
  return group && tag ? { group, tag } : null;
}

/** The names of an AI tag and of its group; null for an unknown tag. */
export function aiTagNames(
  id: AiTag,
  locale: Locale,
): { readonly parent: string; readonly child: string } | null {
  const { group, tag } = aiTagFacet(id) ?? {};
  return group && tag
    ? { parent: inLanguage(group.name, locale), child: inLanguage(tag.name, locale) }
    : null;
}

/** A list view without unknown AI tags: an address can contain any number. The same object if there are none. */
export function withKnownTags(view: ListView): ListView {
  const tags = view.tags.filter((tag) => aiTagNames(tag, 'ja') !== null);
  return tags.length === view.tags.length ? view : changeListView(view, { tags });
}
