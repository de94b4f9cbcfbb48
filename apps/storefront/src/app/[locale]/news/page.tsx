import type { Metadata } from 'next';
import { NewsScreen } from '#features/content/screen/news/NewsScreen.tsx';
import { readNews } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface NewsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const m = messages(locale);
  return pageMetadata({
    locale,
    path: '/news',
    title: m.news.title,
    description: m.meta.news.description,
    feeds: ['news'],
  });
}

/** `/news` (ROUTE-10). */
export default async function NewsPage({ params }: NewsPageProps) {
  const locale = localeOf((await params).locale);
  return <NewsScreen locale={locale} news={await readNews(locale)} />;
}
