import { describe, expect, test } from 'vitest';
import { DATA_CACHES, type DataCache, PROCESS_CACHES } from './cache-manifest';

const rows = Object.entries(DATA_CACHES as Readonly<Record<string, DataCache>>);
const parts = { locale: 'ja', handle: '苔玉,a', view: 'all', keyword: 'もす', page: '1' };

describe('[CACHE-01] the cache manifest', () => {
  test.each(rows)('%s can be invalidated, by tags valid in a header', (_, { tags }) => {
    const named = tags(parts);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named)
      expect(name).toMatch(/^(?:lists|products|content|month|search|(?:product|collection):[\w%.-]+)$/);
  });

  test.each(rows)('%s expires after an hour at most', (_, { maxAgeSeconds }) => {
    expect(maxAgeSeconds).toBeGreaterThanOrEqual(60);
    expect(maxAgeSeconds).toBeLessThanOrEqual(3_600);
  });

  test('has no duplicates', () => {
    const names = [...rows.map(([name]) => name), ...PROCESS_CACHES.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });
});
