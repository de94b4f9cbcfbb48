import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

describe('[SEARCH-05] what is done to a plant needs the goods for it', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });

  test.each([
    ['repot my monstera', 'soil-kanyo'],
    ['I want to transplant my monstera', 'soil-kanyo'],
    ['prune olive tree', 'tool-hasami'],
    ['feed my succulents', 'soil-taniku'],
  ])('%s', (query, first) => {
    expect(shop.search(query).products[0]?.handle).toBe(first);
  });

  test('a plant alone, and a word without a plant, are what they were', () => {
    expect(shop.search('monstera').products[0]?.handle).toBe('monstera-deliciosa');
    expect(shop.search('olive tree').products[0]?.handle).toBe('tree-olive');
    expect(shop.search('how do I repot a ficus').places[0]?.kind).toMatch(/help|article/u);
    expect(shop.search('feed my car').total).toBe(0);
  });
});
