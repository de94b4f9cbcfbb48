import { CollectionDirectoryDocument } from '@shop/graphql/documents';
import { toCollectionDirectory } from '@shop/graphql/to-rules/to-collection-directory';
import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import type { Locale } from '../../i18n/locale';
import { cached } from '../cache/cached';
import { languageOf } from './language-of';
import { menuPathIn } from './menu-path';
import { queryPlatform } from './query-platform';

/** More than a shop of this size has. */
const PRODUCERS_ASKED = 50;

/** All purposes and producers, by one call (ROUTE-09). */
export function readCollectionDirectory(locale: Locale): Promise<CollectionDirectory> {
  return cached('collectionDirectory', { locale }, () =>
    queryPlatform(
      CollectionDirectoryDocument,
      { producersFirst: PRODUCERS_ASKED, language: languageOf(locale) },
      (answer) => toCollectionDirectory(answer, menuPathIn(locale)),
    ),
  );
}
