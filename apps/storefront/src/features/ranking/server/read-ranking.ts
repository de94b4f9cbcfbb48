import { RankingProductsDocument } from '@shop/graphql/documents';
import { toRanking } from '@shop/graphql/to-rules/to-product-list';
import type { BrandMenus } from '@shop/rules/brand/brand';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { RANKING_ASKED, withoutExcludedProducts } from '@shop/rules/catalog/product-lists';
import { platformCode } from '@shop/rules/language';
import { arrangeRooms } from '@shop/rules/product/arrange-rooms';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { RankedProduct } from '@shop/rules/ranking/category-firsts';
import { ok } from '@shop/rules/result';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { readProduct } from '#features/product/server/read-product.ts';
import type { RankingLead } from '#features/ranking/contract/ranking-lead.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { brandMenus, hasCollection } from '#foundation/brand/shop-brand.ts';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** The overall ranking, best first (RANK-01). */
export function readRanking(locale: Locale): Promise<readonly RankedProduct[]> {
  return cached('ranking', { locale }, () =>
    queryPlatform(
      RankingProductsDocument,
      { first: RANKING_ASKED, language: platformCode(locale) },
      (answer) => {
        const ranking = toRanking(answer);
        return ranking.ok ? ok(withoutExcludedProducts(ranking.value, productLists())) : ranking;
      },
    ),
  );
}

/** The best sellers of a category, best first; null for an unknown one, or one of excluded goods alone (ROUTE-10, LIST-05). */
export async function readCategoryRanking(
  category: string,
  locale: Locale,
): Promise<readonly ProductCard[] | null> {
  const content = await readCollection(category, { ...DEFAULT_LIST_VIEW, sort: 'best' }, locale);
  const ranked = withoutExcludedProducts(content?.list.products ?? [], productLists());
  return ranked.length > 0 ? ranked : null;
}

/** The brand's categories that have a ranking, in its order (ROUTE-10, LIST-05). One that cannot be read now keeps its link. */
export async function readRankedCategories(locale: Locale): Promise<BrandMenus['categories']> {
  const listed = brandMenus().categories.filter(({ handle }) => hasCollection(handle));
  const rankings = await Promise.all(
    listed.map(({ handle }) => readCategoryRanking(handle, locale).catch(() => undefined)),
  );
  return listed.filter((_, index) => rankings[index] !== null);
}

/** The ranking for a page that does not need it: empty when the platform is unreachable. */
export async function readRankingIfReachable(locale: Locale): Promise<readonly RankedProduct[]> {
  try {
    return await readRanking(locale);
  } catch {
    // cached() logs and retries it; the page is rendered again then.
    return [];
  }
}

/** The room and a review of a ranking's first product, from the data of its page (RANK-02); null when they cannot be read. */
export async function readRankingLeadIfReachable(
  handle: string,
  locale: Locale,
): Promise<RankingLead | null> {
  try {
    const { product } = (await readProduct(handle, locale)) ?? {};
    if (product === undefined) return null;
    const { room, reviews, title } = product;
    const drawn = product.variants.filter(
      ({ id, quantity }) => quantity > 0 && room?.sizes.some(({ variantId }) => variantId === id),
    );
    const largest = drawn.at(-1);
    const [arranged = null] =
      room && largest ? arrangeRooms([{ variantId: largest.id, name: largest.title || title }], [room]) : [];
    return { room: arranged, review: reviews[0] ?? null };
  } catch {
    // cached() logs it; the card is complete without them.
    return null;
  }
}
