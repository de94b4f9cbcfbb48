import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, first } = await indexedCatalogue();

describe('[SEARCH-05] occasions', () => {
  test.each(['月命日', '四十九日の花', '三回忌', '通夜', 'funeral flowers'])(
    '%s: flowers of mourning first',
    (query) => {
      expect(first(query, 1).map(({ handle }) => handle)).toEqual(['cut-butsuka']);
    },
  );

  test.each(['米寿のお祝い', '快気祝い', '餞別に花', 'engagement present'])('%s: gifts', (query) => {
    const found = first(query, 5);
    expect(found.length).toBe(5);
    for (const { aiTags, tags } of found) expect(aiTags.includes(601) || tags.includes('ギフト')).toBe(true);
  });

  test('how long it takes is still no word of a product: 三日に一度の水やり', () => {
    expect(search('三日に一度水やりする植物').dropped).toEqual([]);
  });
});

describe('[SEARCH-05] a budget', () => {
  const dearest = (query: string, budget: number) =>
    first(query, 5).map(({ prices }) => Math.max(...prices.filter((price) => price <= budget)));

  test('an amount without a bound is to be used up, an upper bound is not', () => {
    for (const price of dearest('誕生日 予算8000円', 8000)) expect(price).toBeGreaterThan(3999);
    expect(Math.min(...dearest('誕生日 8000円以下', 8000))).toBeLessThan(4000);
  });
});
