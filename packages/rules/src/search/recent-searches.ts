import { parseKeyword } from '../catalog/search-keyword';

/** Maximum number of searches stored on a device (SEARCH-08). */
export const RECENT_SEARCHES = 5;

/** Adds a search to the recent ones, newest first and unique; a blank text changes nothing. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const keyword = parseKeyword(text);
  return keyword === null ? recent : [keyword, ...withoutSearch(recent, keyword)].slice(0, RECENT_SEARCHES);
}

/** Removes one recent search. */
export function withoutSearch(recent: readonly string[], keyword: string): readonly string[] {
  return recent.filter((known) => known !== keyword);
}

/**
 * The recent searches stored on a device. The storage is untrusted: invalid keywords are dropped.
 * @param stored a parsed value, `null` for none
 */
export function parseRecentSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const keywords = stored
    .slice(0, RECENT_SEARCHES)
    .flatMap((one) => (typeof one === 'string' ? (parseKeyword(one) ?? []) : []));
  return [...new Set(keywords)];
}
