import { HomePageDocument } from '@shop/graphql/documents';
import { toHomeContent } from '@shop/graphql/to-rules/to-home-content';
import type { HomeContent } from '@shop/rules/catalog/home-content';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { menuPathIn } from '#foundation/platform/menu-path.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** How much of everything the home page shows; of the ranking more, since excluded products are left out. */
const AMOUNTS = {
  rankingFirst: 24,
  categoryFirst: 12,
  countsFirst: 100,
  newFirst: 4,
  reviewFirst: 12,
  newsFirst: 4,
} as const;

/** The two categories that stand open with their products. */
const OPEN_CATEGORIES = { firstCategory: 'ornamentplants', secondCategory: 'succulent' } as const;

/** The home page, by one call. */
export function readHome(locale: Locale): Promise<HomeContent> {
  return cached('home', { locale }, () =>
    queryPlatform(
      HomePageDocument,
      { ...AMOUNTS, ...OPEN_CATEGORIES, language: languageOf(locale) },
      (answer) => toHomeContent(answer, menuPathIn(locale)),
    ),
  );
}
