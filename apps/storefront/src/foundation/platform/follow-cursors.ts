import { PlatformUnreachableError } from './platform-errors';

/** More pages than any list of a shop has. */
const MAX_PAGES = 2_000;

/**
 * Follows the cursors of one list to its end (PLAT-01). The function takes each page's next cursor, null for the last page, and returns it.
 * It throws PlatformUnreachableError where the list would never end: a cursor comes twice, or there are too many pages.
 * @param maxPages pages with a next one
 */
export function followCursors(maxPages: number = MAX_PAGES): (next: string | null) => string | null {
  const seen = new Set<string>();
  return (next) => {
    if (next === null) return null;
    if (seen.has(next) || seen.size >= maxPages)
      throw new PlatformUnreachableError("The platform's list does not end");
    seen.add(next);
    return next;
  };
}
