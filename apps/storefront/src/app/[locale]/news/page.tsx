import type { Metadata } from 'next';
import { env } from '../../../env';
import { localeOf } from '../../../i18n/locale-of';
import { words } from '../../../i18n/words';
import { breadcrumbFacts } from '../../../metadata/breadcrumb-facts';
import { JsonLd } from '../../../metadata/JsonLd';
import { pageMetadata } from '../../../metadata/page-metadata';
import { pageCrumbs } from '../../../screens/content/page-crumbs';
import { NewsScreen } from '../../../screens/news/NewsScreen';
import { readNews } from '../../../server/commerce/read-news';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface NewsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewsPageProps): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = words(locale);
  return pageMetadata({
    locale,
    path: '/news',
    title: t('news.title'),
    description: t('meta.news.description'),
  });
}

/** `/news` (ROUTE-10). */
export default async function NewsPage({ params }: NewsPageProps) {
  const locale = localeOf((await params).locale);
  const crumbs = pageCrumbs(words(locale)('news.title'), locale);
  return (
    <>
      <JsonLd facts={breadcrumbFacts(crumbs, env().shopUrl)} />
      <NewsScreen locale={locale} news={await readNews(locale)} />
    </>
  );
}
