import { parseRecentSearches, withoutSearch, withSearch } from '@shop/rules/navigation/recent-searches';

const KEY = 'recent_searches';

/** What was searched for on this device, the newest first (SEARCH-08). It never leaves the device. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // Storage is refused in some private windows, or somebody else wrote there.
    return [];
  }
}

export function storeSearch(text: string): void {
  write(withSearch(readRecentSearches(), text));
}

export function forgetSearch(keyword: string): void {
  write(withoutSearch(readRecentSearches(), keyword));
}

export function forgetSearches(): void {
  write([]);
}

function write(recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // As above: nothing is remembered.
  }
}
