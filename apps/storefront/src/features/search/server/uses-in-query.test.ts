import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

describe('[SEARCH-05] a query for a place or an occasion', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });

  test.each([
    ['study desk', 'study', 102],
    ['書斎の机に飾る', '書斎', 102],
    ['guest bedroom', 'guest', 103],
  ])('%s is answered by what is known of it', (query, unknown, tag) => {
    const { products, dropped } = shop.search(query);
    expect(dropped).toEqual([unknown]);
    expect(products.length).toBeGreaterThanOrEqual(10);
    for (const { aiTags } of products.slice(0, 10)) expect(aiTags).toContain(tag);
  });

  test.each([
    ['北側の窓辺', 201],
    ['east facing windowsill', 202],
    ['西日の当たるベランダ', 203],
  ])('%s is about light', (query, tag) => {
    for (const { aiTags } of shop.search(query).products.slice(0, 2)) expect(aiTags).toContain(tag);
  });

  test.each([
    'office chair',
    'birthday cake',
    'kitchen knife',
    'red bicycle',
    'small laptop',
    'ipad mini',
    '赤い自転車',
    'ベランダ 物干し竿',
    '誕生日ケーキ',
    'bathroom scale',
  ])('%s finds nothing: its thing is unknown', (query) => {
    expect(shop.search(query).total).toBe(0);
  });

  test('what only a text says of a named thing answers, though the title of another thing says it too', () => {
    const bouquets = shop.search('bouquet with a message');
    expect(bouquets.dropped).toEqual([]);
    expect(bouquets.products[0]?.handle).toBe('gift-bouquet-anniv');
    const cards = shop.search('plant with a message card');
    expect(cards.dropped).toEqual([]);
    expect(cards.products.slice(0, 2).map(({ handle }) => handle)).toContain('tableplants-pick2');
  });
});
