import { parseKeyword } from '../catalog/search-keyword';

/** Searches that are remembered on a device (SEARCH-08). */
export const RECENT_SEARCHES = 5;

/** Recent searches with one more, the newest first, each once; a blank text changes nothing. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const keyword = parseKeyword(text);
  return keyword === null ? recent : [keyword, ...withoutSearch(recent, keyword)].slice(0, RECENT_SEARCHES);
}

/** Recent searches without one of them. */
export function withoutSearch(recent: readonly string[], keyword: string): readonly string[] {
  return recent.filter((known) => known !== keyword);
}

/**
 * Recent searches as a device kept them, which anybody may have written to: what is no keyword is left out.
 * @param stored a parsed value, `null` for none
 */
export function parseRecentSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const keywords = stored
    .slice(0, RECENT_SEARCHES)
    .flatMap((one) => (typeof one === 'string' ? (parseKeyword(one) ?? []) : []));
  return [...new Set(keywords)];
}
