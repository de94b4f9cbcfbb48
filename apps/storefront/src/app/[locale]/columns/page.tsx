import type { Metadata } from 'next';
import { COLUMNS_PATH } from '#features/content/contract/column-pages.ts';
import { ColumnsScreen } from '#features/content/screen/column/ColumnsScreen.tsx';
import { readColumns } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface ColumnsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ColumnsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: COLUMNS_PATH,
    title: m.home.columns,
    description: m.meta.columns.description,
    feeds: ['columns'],
  });
}

/** `/columns` (ROUTE-21). */
export default async function ColumnsPage({ params }: ColumnsPageProps) {
  const locale = localeOf((await params).locale);
  return <ColumnsScreen locale={locale} columns={await readColumns(locale)} />;
}
