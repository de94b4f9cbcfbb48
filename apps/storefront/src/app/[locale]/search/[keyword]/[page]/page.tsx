import { clampPage, pageCount } from '@shop/rules/catalog/pagination';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { localePath } from '#i18n/locale.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { pageMetadata } from '#metadata/page-metadata.ts';
import { readKeywordSegment } from '#routing/keyword-segment.ts';
import { NO_KEYWORD } from '#routing/page-address.ts';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import { searchQuery } from '#screens/search/search-query.ts';
import { readRankingIfReachable } from '#server/commerce/read-ranking.ts';
import { readSearch } from '#server/commerce/read-search.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface SearchPageProps {
  params: Promise<{ locale: string; keyword: string; page: string }>;
}

/** Popular plants shown to who finds nothing. */
const POPULAR = 10;

export async function generateMetadata({ params }: SearchPageProps): Promise<Metadata> {
  const { locale, keyword, page } = await inputOf(params);
  const m = messages(locale);
  const title = keyword === null ? m.header.search : m.meta.search.title({ q: keyword });
  return pageMetadata({
    locale,
    path: keyword === null ? '/search' : `/search?${searchQuery(keyword, page)}`,
    title: page === 1 ? title : m.meta.listPage({ title, n: page }),
    description: keyword === null ? m.search.lead : m.meta.search.description({ q: keyword }),
    isPrivate: true,
  });
}

/** `/search?q={keyword}&p={page}` (ROUTE-02). */
export default async function SearchPage({ params }: SearchPageProps) {
  const { locale, keyword, page } = await inputOf(params);
  const found = keyword === null ? null : await readSearch(keyword, page, locale);
  if (keyword !== null && found !== null && page !== clampPage(page, pageCount(found.total))) {
    const last = pageCount(found.total);
    redirect(`${localePath(locale, '/search')}?${searchQuery(keyword, last)}`);
  }
  const hasResults = found !== null && found.products.length > 0;
  return (
    <SearchScreen
      locale={locale}
      search={keyword === null || found === null ? null : { keyword, page, ...found }}
      popular={hasResults ? [] : (await readRankingIfReachable(locale)).slice(0, POPULAR)}
    />
  );
}

async function inputOf(params: SearchPageProps['params']) {
  const { locale: segment, keyword: keywordSegment, page: pageSegment } = await params;
  const locale = localeOf(segment);
  const keyword = keywordSegment === NO_KEYWORD ? null : readKeywordSegment(keywordSegment);
  const page = /^p([1-9]\d{0,3})$/.exec(pageSegment)?.[1];
  if (page === undefined || (keyword === null && keywordSegment !== NO_KEYWORD)) notFound();
  return { locale, keyword, page: Number(page) };
}
