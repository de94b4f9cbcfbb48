import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { Product } from '@shop/rules/product/product';
import { TagRow } from '@shop/ui-kit/commerce/product/TagRow';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface RelatedTagsProps {
  locale: Locale;
  tags: Product['aiTags'];
}

/** The product's AI tags, each linked to the products that share it (PROD-09). Tags without a label in the shop are omitted. */
export function RelatedTags({ locale, tags }: RelatedTagsProps) {
  const items = tags.flatMap((tag) => {
    const names = aiTagNames(tag, locale);
    return names === null ? [] : [{ href: localePath(locale, tagSearchPath(tag)), label: names.child }];
  });
  return items.length > 0 && <TagRow title={messages(locale).product.aiTags} items={items} />;
}
