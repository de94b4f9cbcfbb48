import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnPath } from '#content/column-pages.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { decodeSegment } from '#routing/decode-segment.ts';
import { ColumnScreen } from '#screens/column/ColumnScreen.tsx';
import { readColumn } from '#server/commerce/read-article.ts';
import { sanitiseBody } from '#server/sanitise-body.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface ColumnPageProps {
  params: Promise<{ locale: string; handle: string }>;
}

/** What the address names, or 404. */
async function contentOf(params: ColumnPageProps['params']) {
  const { locale: segment, handle } = await params;
  const locale = localeOf(segment);
  const article = await readColumn(decodeSegment(handle), locale);
  if (article === null) notFound();
  return { locale, article };
}

export async function generateMetadata({ params }: ColumnPageProps): Promise<Metadata> {
  const { locale, article } = await contentOf(params);
  return pageMetadata({
    locale,
    path: columnPath(article.handle),
    ...article.seo,
    image: article.image?.src,
  });
}

/** `/columns/{handle}` (ROUTE-13). */
export default async function ColumnPage({ params }: ColumnPageProps) {
  const { locale, article } = await contentOf(params);
  return <ColumnScreen locale={locale} article={article} bodyHtml={sanitiseBody(article.bodyHtml)} />;
}
