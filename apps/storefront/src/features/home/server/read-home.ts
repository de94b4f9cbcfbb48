import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { HomePageDocument } from '@shop/graphql/documents';
import { toHomeContent } from '@shop/graphql/to-rules/to-home-content';
import type { HomeContent } from '@shop/rules/catalog/home-content';
import { platformCode } from '@shop/rules/language';
import type { Picture } from '@shop/ui-kit/primitives/Image';
import { productLists } from '#foundation/brand/product-lists.ts';
import { headerLists, shopBrand } from '#foundation/brand/shop-brand.ts';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { openingPicture } from '#foundation/images/product-picture.ts';
import { storeLists } from '#foundation/navigation/navigation.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { menuPathIn } from '#foundation/routing/menu-address.ts';

/** Number of entries per part of the home page; more for the ranking, since excluded products are left out. */
const AMOUNTS = {
  rankingFirst: 24,
  categoryFirst: 12,
  countsFirst: 100,
  newFirst: 4,
  reviewFirst: 12,
  newsFirst: 4,
} as const;

/** The two open categories; a store without a brand uses the first two in a menu. */
function openCategories(): { firstCategory: string; secondCategory: string } {
  const { openCategories: own, menus } = shopBrand();
  const handles = own ?? menus?.categories.map(({ handle }) => handle) ?? storeLists();
  // No collection has this placeholder handle.
  const [firstCategory = '-', secondCategory = '-'] = handles;
  return { firstCategory, secondCategory };
}

/** The home page, in one call. */
export function readHome(locale: Locale): Promise<HomeContent> {
  return cached('home', { locale }, () =>
    queryPlatform(
      HomePageDocument,
      {
        ...AMOUNTS,
        ...openCategories(),
        newArrivals: headerLists().newArrivals,
        language: platformCode(locale),
      },
      (answer) => toHomeContent(answer, menuPathIn(locale), CATEGORY_ADDRESSES, productLists()),
    ),
  );
}

/** The home page's picture that no season has to itself, for pages without one (ROUTE-14); undefined where there is none. */
export async function readPlacePicture(locale: Locale): Promise<Picture | undefined> {
  try {
    const { heroes } = await readHome(locale);
    const hero = heroes.find(({ months }) => months.length === 0);
    return hero && openingPicture(hero.image);
  } catch {
    // cached() logs and retries it; the page is rendered again then.
    return undefined;
  }
}
