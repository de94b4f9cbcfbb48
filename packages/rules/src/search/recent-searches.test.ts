import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecentSearches, RECENT_SEARCHES, withoutSearch, withSearch } from './recent-searches';

test('[SEARCH-08] the newest search is first, without duplicates, at most five', () => {
  expect(withSearch(['土', '鉢'], ' 鉢 ')).toEqual(['鉢', '土']);
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  expect(withSearch(['土'], '  ')).toEqual(['土']);
  expect(withoutSearch(['土', '鉢'], '土')).toEqual(['鉢']);
});

test('[SEARCH-08] any stored text is parsed as a limited number of keywords', () => {
  expect(parseRecentSearches(['土', 3, ' ', null, '鉢', '土'])).toEqual(['土', '鉢']);
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const recent = parseRecentSearches(stored);
      expect(recent.length).toBeLessThanOrEqual(RECENT_SEARCHES);
      expect(recent.every((keyword) => keyword.trim() !== '')).toBe(true);
      expect(parseRecentSearches(JSON.parse(JSON.stringify(recent)))).toEqual(recent);
    }),
  );
});
