import type { Metadata } from 'next';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { NewsScreen } from '#screens/news/NewsScreen.tsx';
import { readNews } from '#server/commerce/read-news.ts';

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
  });
}

/** `/news` (ROUTE-10). */
export default async function NewsPage({ params }: NewsPageProps) {
  const locale = localeOf((await params).locale);
  return <NewsScreen locale={locale} news={await readNews(locale)} />;
}
