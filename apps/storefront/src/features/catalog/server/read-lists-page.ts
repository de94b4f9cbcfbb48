import type { CollectionDirectory } from '@shop/rules/catalog/collection-directory';
import type { Locale } from '#foundation/i18n/locale.ts';
import { hasLists } from '#foundation/navigation/navigation.ts';
import { readCollectionDirectory } from './read-collection';

/** What the page of all lists shows beside the menus' lists; null of a shop without any list, which has no such page (ROUTE-09, ROUTE-14). */
export async function readListsPage(locale: Locale): Promise<CollectionDirectory | null> {
  const directory = await readCollectionDirectory(locale);
  const isEmpty = directory.purposes.length + directory.producers.length === 0;
  return isEmpty && !hasLists(locale) ? null : directory;
}
