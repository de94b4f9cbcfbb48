import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { Product } from '@shop/rules/product/product';
import { child, paw } from '@shop/ui-kit/icons';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';

const ICONS = { pets: paw, children: child } as const;

/**
 * For whom of a home a product is safe, by the tags that answer the search's needs for safety, each with what shares it (PROD-14). What has no such
 * tag was not checked, and nothing is said of it.
 */
export function safetyRows({ tags, aiTags }: Pick<Product, 'tags' | 'aiTags'>, m: Messages) {
  const { needs = [] } = shopBrand().searchDictionary ?? {};
  return needs.flatMap((need) => {
    if (need.safety !== 'pets' && need.safety !== 'children') return [];
    const answering = new Set(need.aiTags);
    const aiTag = aiTags.find(({ parentId, childId }) => answering.has(`${parentId}.${childId}`));
    if (aiTag === undefined && !tags.some((tag) => need.tags.includes(tag))) return [];
    return [
      {
        icon: ICONS[need.safety],
        label: m.product.safety[need.safety],
        ...(aiTag === undefined ? {} : { href: localePath(m.locale, tagSearchPath(aiTag)) }),
      },
    ];
  });
}
