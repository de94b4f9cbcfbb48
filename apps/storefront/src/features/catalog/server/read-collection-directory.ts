import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { CollectionDirectoryDocument } from '@shop/graphql/documents';
import { toCollectionDirectory } from '@shop/graphql/to-rules/to-menu';
import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { menuPathIn } from '#foundation/platform/menu-path.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** More than a shop of this size has. */
const PRODUCERS_ASKED = 50;

/** All purposes and producers, by one call (ROUTE-09). */
export function readCollectionDirectory(locale: Locale): Promise<CollectionDirectory> {
  return cached('collectionDirectory', { locale }, () =>
    queryPlatform(
      CollectionDirectoryDocument,
      { producersFirst: PRODUCERS_ASKED, language: languageOf(locale) },
      (answer) => toCollectionDirectory(answer, menuPathIn(locale), CATEGORY_ADDRESSES),
    ),
  );
}
