import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

describe('[SEARCH-05] a query for a place or an occasion', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });

  test.each([
    ['study desk', 'study', 102],
    ['会議の机に飾る', '会議', 102],
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

  test.each([
    ['北東に面した部屋', 201],
    ['northwest wall', 201],
    ['朝日が入る窓', 202],
    ['facing southwest', 203],
    ['夕日の当たる部屋', 203],
  ])('%s has the light of its point of the compass', (query, tag) => {
    for (const { aiTags, tags } of shop.first(query, 8))
      expect(aiTags.includes(tag) || tags.some((each) => each.includes('日陰'))).toBe(true);
  });

  test.each([
    '応接室',
    'ソファの隣に',
    '椅子の脇に置く植物',
    'plant for a guestroom',
    'beside the bookcase',
    'リビングルームのソファの横',
  ])('%s: what suits a room', (query) => {
    const found = shop.first(query, 10);
    expect(found.length).toBe(10);
    for (const { aiTags } of found) expect(aiTags.some((tag) => tag >= 101 && tag <= 106)).toBe(true);
  });

  test.each(['ソファー 2人掛け', 'bookcase oak', 'armchair', '椅子カバー'])(
    '%s is sold by others',
    (query) => {
      expect(shop.search(query).total).toBe(0);
    },
  );

  test('an English verb names nothing, and a room has no other height', () => {
    expect(shop.search('I wreck everything, suggest something unkillable').total).toBeGreaterThan(10);
    expect(shop.search('ラメン').total).toBeGreaterThan(0);
    expect(shop.search('ramen').total).toBe(0);
    expect(shop.first('4号ポットの観葉植物', 3).length).toBe(3);
    // 水 of 葉水 is not watering.
    expect(shop.search('葉水が好きな植物').needs).toEqual([]);
  });
});
