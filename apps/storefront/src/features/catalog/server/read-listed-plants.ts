import { CollectionRoomsDocument } from '@shop/graphql/documents';
import { toListedPlants } from '@shop/graphql/to-rules/to-listed-plants';
import type { ListedPlant } from '@shop/rules/catalog/list-room';
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { cached } from '#foundation/cache/cached.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/**
 * Those of a list's first page that were drawn in the room (ROOM-08), in the list's order; none when they cannot be read: the list is
 * whole without them.
 */
export async function readListedPlantsIfReachable(
  handle: string,
  locale: Locale,
): Promise<readonly ListedPlant[]> {
  const variables = { handle, first: PAGE_SIZE, language: languageOf(locale) };
  try {
    return await cached('listRoom', { locale, handle }, () =>
      queryPlatform(CollectionRoomsDocument, variables, toListedPlants),
    );
  } catch {
    // Noted and tried again by cached(); the page is rendered anew then.
    return [];
  }
}
