import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { isCategoryHandle } from '@shop/rules/catalog/category-addresses';
import { SHOW_MORE_STEP } from '@shop/rules/catalog/show-more';
import { inLanguage } from '@shop/rules/language';
import { categoryFirsts } from '@shop/rules/ranking/category-firsts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RankingScreen } from '#features/ranking/screen/RankingScreen.tsx';
import { rankingPath } from '#features/ranking/screen/ranking-path.ts';
import {
  readCategoryRanking,
  readRanking,
  readRankingLeadIfReachable,
} from '#features/ranking/server/read-ranking.ts';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { OVERALL } from '#foundation/routing/page-address.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface RankingPageProps {
  params: Promise<{ locale: string; category: string; shown: string }>;
}

/** The ranking of the address, or 404. */
async function rankingOf(params: RankingPageProps['params']) {
  const { locale: segment, category: named, shown } = await params;
  const locale = localeOf(segment);
  const category = named === OVERALL ? null : named;
  if (category !== null && !isCategoryHandle(category, CATEGORY_ADDRESSES)) notFound();
  const m = messages(locale);
  const found = brandMenus().categories.find(({ handle }) => handle === category);
  const name = found && inLanguage(found.title, locale);
  const [title, description] =
    name === undefined
      ? [m.ranking.title, m.meta.ranking.description]
      : [m.category.ranking({ category: name }), m.meta.ranking.ofCategory({ category: name })];
  return { locale, category, title, description, shown: Number(shown) };
}

export async function generateMetadata({ params }: RankingPageProps): Promise<Metadata> {
  const { locale, category, title, description } = await rankingOf(params);
  return pageMetadata({ locale, path: rankingPath(category), title, description });
}

/** `/ranking`, `?category=` for a category's, `?show=` for more ranks (ROUTE-10, RANK-01). */
export default async function RankingPage({ params }: RankingPageProps) {
  const { locale, category, title, shown } = await rankingOf(params);
  const overall = category === null ? await readRanking(locale) : [];
  const products = category === null ? overall : await readCategoryRanking(category, locale);
  if (products === null) notFound();
  const [first] = products;
  return (
    <RankingScreen
      locale={locale}
      title={title}
      category={category}
      shown={shown}
      products={products}
      lead={first === undefined ? null : await readRankingLeadIfReachable(first.handle, locale)}
      firsts={categoryFirsts(overall, SHOW_MORE_STEP)}
    />
  );
}
