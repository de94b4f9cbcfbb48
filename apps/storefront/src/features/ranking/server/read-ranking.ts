import { RankingProductsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { withoutExcludedProducts } from '@shop/rules/catalog/product-lists';
import type { ProductCard } from '@shop/rules/product/product-card';
import { ok } from '@shop/rules/result';
import { readCollection } from '#features/catalog/server/read-collection.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf, queryPlatform } from '#foundation/platform/query-platform.ts';

/** More than are shown, since excluded products are left out (LIST-05). */
const ASKED = 40;

/** The overall ranking, best first (RANK-01). */
export function readRanking(locale: Locale): Promise<readonly ProductCard[]> {
  return cached('ranking', { locale }, () =>
    queryPlatform(RankingProductsDocument, { first: ASKED, language: languageOf(locale) }, ({ products }) => {
      const cards = toProductCards(products.nodes);
      return cards.ok ? ok(withoutExcludedProducts(cards.value, productLists())) : cards;
    }),
  );
}

/** The best sellers of a category, best first; null for an unknown one (ROUTE-10). */
export async function readCategoryRanking(
  category: string,
  locale: Locale,
): Promise<readonly ProductCard[] | null> {
  const content = await readCollection(category, { ...DEFAULT_LIST_VIEW, sort: 'best' }, locale);
  return content && withoutExcludedProducts(content.list.products, productLists());
}

/** The ranking for a page that does not need it: empty when the platform is unreachable. */
export async function readRankingIfReachable(locale: Locale): Promise<readonly ProductCard[]> {
  try {
    return await readRanking(locale);
  } catch {
    // kept() logs and retries it; the page is rendered again then.
    return [];
  }
}
