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
    ['枝を切りたい', 'tool-hasami'],
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

describe('[SEARCH-05] a question of care', () => {
  test.each(['植え替えの時期を教えて', '水やりの頻度がわからない'])(
    '%s: its page, and the goods whose texts are about it',
    async (query) => {
      const { search } = await indexedCatalogue();
      const { products, places } = search(query);
      expect(places[0]?.path).toBe('/pages/premium-support');
      expect(products.length).toBeGreaterThan(0);
      for (const { tags } of products)
        expect(tags.includes('土・肥料') || tags.includes('園芸用品')).toBe(true);
    },
  );

  test.each(['注文した荷物がまだ届かない', '届いた鉢が割れていた'])('%s: no goods', async (query) => {
    const { search } = await indexedCatalogue();
    expect(search(query).total).toBe(0);
  });
});
