import { parseRecentSearches, withoutSearch, withSearch } from '@shop/rules/search/recent-searches';

const KEY = 'recent_searches';

/** The searches of this device, the newest first (SEARCH-08). They never leave the device. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Some private windows refuse storage, or other code wrote invalid data.
    return [];
  }
}

/** Puts a search first among the stored ones. */
export function storeSearch(text: string): void {
  write(withSearch(readRecentSearches(), text));
}

/** Removes one stored search. */
export function forgetSearch(keyword: string): void {
  write(withoutSearch(readRecentSearches(), keyword));
}

/** Removes all stored searches. */
export function forgetSearches(): void {
  write([]);
}

function write(recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // As above: nothing is stored.
  }
}
