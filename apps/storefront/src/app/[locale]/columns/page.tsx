import { notFound } from 'next/navigation';
import { COLUMNS_PATH } from '#features/content/contract/column-pages.ts';
import { ColumnsScreen } from '#features/content/screen/column/ColumnsScreen.tsx';
import { readColumns } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

/** The columns, or 404 until there are any (ROUTE-14). */
async function columnsIn(params: PageProps['params']) {
  const locale = localeOf((await params).locale);
  const columns = await readColumns(locale);
  if (columns.length === 0) notFound();
  return { locale, columns };
}

export const generateMetadata = messageMetadata(
  COLUMNS_PATH,
  (m) => ({
    title: m.home.columns,
    description: m.meta.columns.description,
    feeds: ['columns'],
  }),
  columnsIn,
);

/** `/columns` (ROUTE-21). */
export default async function ColumnsPage({ params }: PageProps) {
  return <ColumnsScreen {...(await columnsIn(params))} />;
}
