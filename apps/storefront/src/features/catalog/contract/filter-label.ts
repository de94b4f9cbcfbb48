import { type FilterChoice, filterChoiceKey } from '@shop/rules/catalog/filter-choice';
import type { PriceRange } from '@shop/rules/catalog/price-ranges';
import type { AiTag } from '@shop/rules/product/product';
import { formatYen } from '@shop/rules/yen';
import type { Locale } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { aiTagNames } from './ai-tag-names';

/** The label of a filter outside its group. */
export function filterLabel(choice: FilterChoice, locale: Locale): string {
  switch (choice.kind) {
    case 'stock':
      return messages(locale).list.inStock;
    case 'price':
      return priceLabel(choice.range, locale);
    case 'tag':
      return tagLabel(choice.tag, locale) ?? filterChoiceKey(choice);
  }
}

function tagLabel(tag: AiTag, locale: Locale): string | undefined {
  return aiTagNames(tag, locale)?.child;
}

function priceLabel({ min, max }: PriceRange, locale: Locale): string {
  const m = messages(locale);
  if (min === null) return max === null ? '' : m.list.priceBelow({ max: formatYen(max) });
  return max === null
    ? m.list.priceAbove({ min: formatYen(min) })
    : m.list.priceBetween({ min: formatYen(min), max: formatYen(max) });
}
