import { COLUMNS_PATH } from '#features/content/contract/column-pages.ts';
import { ColumnsScreen } from '#features/content/screen/column/ColumnsScreen.tsx';
import { readColumns } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

export const generateMetadata = messageMetadata(COLUMNS_PATH, (m) => ({
  title: m.home.columns,
  description: m.meta.columns.description,
  feeds: ['columns'],
}));

/** `/columns` (ROUTE-21). */
export default async function ColumnsPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  return <ColumnsScreen locale={locale} columns={await readColumns(locale)} />;
}
