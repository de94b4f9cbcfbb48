import type { ColumnSummary } from '@shop/rules/content/column-summary';
import type { ColumnFeaturesProps } from '@shop/ui-kit/commerce/catalog/ColumnFeatures';
import { columnPath } from '../../content/column-pages';
import { formatDate } from '../../i18n/format-date';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';
import { productPicture } from '../../images/product-picture';

/** Columns as they are drawn large: who wrote each, and when (ROUTE-21). */
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
