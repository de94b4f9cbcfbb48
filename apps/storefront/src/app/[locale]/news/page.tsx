import { NewsScreen } from '#features/content/screen/news/NewsScreen.tsx';
import { readNews } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

export const generateMetadata = messageMetadata('/news', (m) => ({
  title: m.news.title,
  description: m.meta.news.description,
  feeds: ['news'],
}));

/** `/news` (ROUTE-10). */
export default async function NewsPage({ params }: PageProps) {
  const locale = localeOf((await params).locale);
  return <NewsScreen locale={locale} news={await readNews(locale)} />;
}
