import { notFound } from 'next/navigation';
import { NewsScreen } from '#features/content/screen/news/NewsScreen.tsx';
import { readNews } from '#features/content/server/read-content-page.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messageMetadata, type PageProps } from '#foundation/metadata/page-metadata.ts';

/** The news, or 404 until there are any (ROUTE-14). */
async function newsIn(params: PageProps['params']) {
  const locale = localeOf((await params).locale);
  const news = await readNews(locale);
  if (news.length === 0) notFound();
  return { locale, news };
}

export const generateMetadata = messageMetadata(
  '/news',
  (m) => ({
    title: m.news.title,
    description: m.meta.news.description,
    feeds: ['news'],
  }),
  newsIn,
);

/** `/news` (ROUTE-10). */
export default async function NewsPage({ params }: PageProps) {
  return <NewsScreen {...(await newsIn(params))} />;
}
