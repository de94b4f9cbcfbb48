import type { AiTag } from '@shop/rules/product/product';
import type { Locale } from '#foundation/i18n/locale.ts';
import { AI_TAG_GROUPS } from './ai-tags';

/** The words of an AI tag and of its group; null for a tag that there is not. */
export function aiTagNames(
  { parentId, childId }: AiTag,
  locale: Locale,
): { readonly parent: string; readonly child: string } | null {
  const group = AI_TAG_GROUPS.find(({ id }) => id === parentId);
  const tag = group?.children.find(({ id }) => id === childId);
  return group && tag ? { parent: group.name[locale], child: tag.name[locale] } : null;
}
