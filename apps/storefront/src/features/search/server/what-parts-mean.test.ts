import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
beforeAll(async () => {
  shop = await indexedCatalogue();
}, 120_000);

const GOODS = '鉢・鉢カバー';
const first = (query: string, count: number) => shop.search(query).products.slice(0, count);
const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);

describe('[SEARCH-05] a counter of goods', () => {
  test.each(['咲く鉢', '紅葉が楽しめる鉢', '祖母に贈りたい鉢'])('%s: plants', (query) => {
    expect(first(query, 10).filter(({ tags }) => tags.includes(GOODS))).toEqual([]);
    expect(shop.search(query).total).toBeGreaterThan(9);
  });

  test.each(['白い鉢', '大きい鉢', '植え替え用の鉢', '花を植える鉢'])('%s: pots', (query) => {
    expect(first(query, 1).every(({ tags }) => tags.includes(GOODS))).toBe(true);
  });
});

describe('[SEARCH-05] gifts', () => {
  test.each(['thank you gift for a nurse', '看護師さんへのお礼'])(
    '%s: whom the shop has no word for says nothing of the goods',
    (query) => {
      expect(handles(query, 5)).toEqual(handles(query.startsWith('t') ? 'thank you gift' : 'お礼', 5));
    },
  );

  test('whom a gift is for may be a plant', () => {
    expect(handles('gift for my monstera', 3).some((handle) => handle.includes('monstera'))).toBe(true);
  });

  test('an occasion outlasts a price that none of its goods has', () => {
    const { products, needs, dropped } = shop.search('敬老の日 3000円台');
    expect([needs.map(({ text }) => text), dropped]).toEqual([['3000円台', '敬老の日'], []]);
    expect(products.every(({ prices }) => prices.some((price) => price >= 3000 && price < 4000))).toBe(true);
  });

  test('the month of an occasion only ranks', () => {
    expect(handles("flowers for father's day in june", 20)).toContain('cut-omakase');
    expect(handles('9月のおじいちゃんの日', 20)).toContain('bonsai-goyomatsu');
  });
});

describe('[SEARCH-05] what a sentence asks for', () => {
  test('what a reason names is not asked for', () => {
    const query = 'もらった胡蝶蘭が終わったので、部屋で咲く鉢を買いたい';
    expect(handles(query, 12).filter((handle) => handle.startsWith('goods-'))).toEqual([]);
    expect(handles(query, 12).length).toBeGreaterThan(9);
    expect(handles('胡蝶蘭がほしいので探しています', 1)).toEqual(['pot-phal-midi']);
  });

  test('what is ruled out is not found', () => {
    expect(handles('鉢はだめなので切り花', 20).filter((handle) => handle.startsWith('goods-'))).toEqual([]);
    expect(handles('誕生日 バラは避けたい', 40)).not.toContain('cut-rose');
  });

  test.each([
    ['寒い時期に咲く花', '冬に咲く花'],
    ['flowers in the cold months', 'flowers in the winter'],
    ['暑い季節に咲く花', '夏に咲く花'],
  ])('%s: %s', (query, plain) => {
    expect(handles(query, 10)).toEqual(handles(plain, 10));
  });
});

test('[SEARCH-03] a short English word with another first letter is another word', () => {
  expect(shop.search('alive').correction).toBeNull();
  expect(shop.search('olve').correction).toBe('olive');
});
