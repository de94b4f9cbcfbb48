import type { ColumnSummary } from '@shop/rules/content/article';
import { ColumnFeatures } from '@shop/ui-kit/commerce/catalog/ColumnFeatures';
import { Container } from '@shop/ui-kit/primitives/Container';
import { env } from '#foundation/env/env.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { JsonLd, listJsonLd } from '#foundation/metadata/JsonLd.tsx';
import { PageHead } from '#foundation/screen/PageHead.tsx';
import { columnPath } from '../../contract/column-pages';
import { columnFeatures } from './column-features';

interface ColumnsScreenProps {
  locale: Locale;
  /** Newest first. */
  columns: readonly ColumnSummary[];
}

/** All columns: images, titles, authors and dates (ROUTE-21). */
export function ColumnsScreen({ locale, columns }: ColumnsScreenProps) {
  const m = messages(locale);
  const { shopUrl } = env();
  const urls = columns.map(({ handle }) => shopUrl + localePath(locale, columnPath(handle)));
  return (
    <Container>
      <JsonLd facts={[listJsonLd(urls, 1)]} />
      <PageHead locale={locale} title={m.home.columns} lead={m.meta.columns.description} />
      <ColumnFeatures items={columnFeatures(columns, locale)} titleAs="h2" eager />
    </Container>
  );
}
