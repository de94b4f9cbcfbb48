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
