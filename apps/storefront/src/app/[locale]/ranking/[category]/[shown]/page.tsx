import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import { inLanguage } from '@shop/rules/language';
import { categoryFirsts } from '@shop/rules/ranking/category-firsts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RankingScreen } from '#features/ranking/screen/RankingScreen.tsx';
import { rankingPath } from '#features/ranking/screen/ranking-path.ts';
import {
  readCategoryRanking,
  readRankedCategories,
  readRanking,
  readRankingLeadIfReachable,
} from '#features/ranking/server/read-ranking.ts';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { type PageProps, pageMetadata } from '#foundation/metadata/page-metadata.ts';

/**
 * The ranking of the address: the overall one for a category that the brand does not have, such as another brand's, or the store
 * has nothing to rank in (ROUTE-10); 404 of a shop without goods (ROUTE-14).
 */
async function rankingOf(params: PageProps<'category' | 'shown'>['params']) {
  const { locale: segment, category: named, shown } = await params;
  const locale = localeOf(segment);
  const m = messages(locale);
  const found = brandMenus().categories.find(({ handle }) => handle === named);
  const products = found === undefined ? null : await readCategoryRanking(found.handle, locale);
  if (found === undefined || products === null) {
    const overall = await readRanking(locale);
    if (overall.length === 0) notFound();
    return {
      locale,
      category: null,
      products: overall,
      firsts: categoryFirsts(overall, SHOW_MORE_STEP),
      title: m.ranking.title,
      description: m.meta.ranking.description,
      shown: Number(shown),
    };
  }
  const category = inLanguage(found.title, locale);
  return {
    locale,
    category: found.handle,
    products,
    firsts: [],
    title: m.category.ranking({ category }),
    description: m.meta.ranking.ofCategory({ category }),
    shown: Number(shown),
  };
}

export async function generateMetadata({ params }: PageProps<'category' | 'shown'>): Promise<Metadata> {
  const { locale, category, title, description } = await rankingOf(params);
  return pageMetadata({ locale, path: rankingPath(category), title, description });
}

/** `/ranking`, `?category=` for a category's, `?show=` for more ranks (ROUTE-10, RANK-01). */
export default async function RankingPage({ params }: PageProps<'category' | 'shown'>) {
  const ranking = await rankingOf(params);
  const {
    locale,
    products: [first],
  } = ranking;
  const [categories, lead] = await Promise.all([
    readRankedCategories(locale),
    first === undefined ? null : readRankingLeadIfReachable(first.handle, locale),
  ]);
  return <RankingScreen {...ranking} categories={categories} lead={lead} />;
}
