import type { ColumnSummary } from '@shop/rules/content/article';
import type { ColumnFeaturesProps } from '@shop/ui-kit/commerce/catalog/ColumnFeatures';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { columnPath } from '../../contract/column-pages';

/** Columns as large cards, with author and date (ROUTE-21). */
export function columnFeatures(
  columns: readonly ColumnSummary[],
  locale: Locale,
): ColumnFeaturesProps['items'] {
  const m = messages(locale);
  return columns.map(({ handle, title, excerpt, author, publishedAt, image }) => ({
    href: localePath(locale, columnPath(handle)),
    title,
    text: excerpt,
    note: listFacts([author, formatDate(publishedAt, locale)], m.common.separator),
    picture: productPicture(image, 1296, ''),
  }));
}
