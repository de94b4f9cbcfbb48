import { DEFAULT_LIST_VIEW, goToPage, type ListView, parseListSegment } from '@shop/rules/catalog/list-view';
import { clampPage, pageCount } from '@shop/rules/catalog/pagination';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { readPicturedCategories } from '#features/home/server/read-pictured-categories.ts';
import { readRankingIfReachable } from '#features/ranking/server/read-ranking.ts';
import { SearchScreen, searchQuery } from '#features/search/screen/SearchScreen.tsx';
import { readSearch } from '#features/search/server/read-search.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { readKeywordSegment } from '#foundation/routing/decode-segment.ts';
import { FIRST_VIEW, NO_KEYWORD } from '#foundation/routing/page-address.ts';

export async function generateMetadata({ params }: PageProps<'keyword' | 'view'>): Promise<Metadata> {
  const { locale, keyword, view } = await inputOf(params);
  const m = messages(locale);
  const title = keyword === null ? m.header.search : m.meta.search.title({ q: keyword });
  return pageMetadata({
    locale,
    path: keyword === null ? '/search' : `/search?${searchQuery(keyword, view)}`,
    title: view.page === 1 ? title : m.meta.listPage({ title, n: view.page }),
    description: keyword === null ? m.search.lead : m.meta.search.description({ q: keyword }),
    isPrivate: true,
  });
}

/** `/search?q={keyword}&p={page}` in an order and with filters (ROUTE-02, LIST-04). */
export default async function SearchPage({ params }: PageProps<'keyword' | 'view'>) {
  const { locale, keyword, view } = await inputOf(params);
  const found = keyword === null ? null : await readSearch(keyword, view, locale);
  const last = found === null ? view.page : clampPage(view.page, pageCount(found.total));
  if (keyword !== null && view.page !== last) {
    redirect(`${localePath(locale, '/search')}?${searchQuery(keyword, goToPage(view, last))}`);
  }
  const hasResults = found !== null && found.products.length > 0;
  return (
    <SearchScreen
      locale={locale}
      search={keyword === null || found === null ? null : { keyword, view, ...found }}
      {...(hasResults
        ? { popular: [] }
        : {
            popular: await readRankingIfReachable(locale),
            categories: await readPicturedCategories(locale),
          })}
    />
  );
}

async function inputOf(params: PageProps<'keyword' | 'view'>['params']) {
  const { locale: segment, keyword: keywordSegment, view: viewSegment } = await params;
  const locale = localeOf(segment);
  const keyword = keywordSegment === NO_KEYWORD ? null : readKeywordSegment(keywordSegment);
  const view = viewOf(viewSegment);
  if (view === null || (keyword === null && keywordSegment !== NO_KEYWORD)) notFound();
  return { locale, keyword, view };
}

/** The default view is the shared constant everywhere. */
function viewOf(segment: string): ListView | null {
  return segment === FIRST_VIEW ? DEFAULT_LIST_VIEW : parseListSegment(segment);
}
