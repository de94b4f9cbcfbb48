import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
beforeAll(async () => {
  shop = await indexedCatalogue();
});

const EDIBLE = 702;
const GOODS = '鉢・鉢カバー';
const first = (query: string, count: number) => shop.search(query).products.slice(0, count);
const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);

describe('[SEARCH-05] a counter of goods', () => {
  test.each([
    '咲く鉢',
    '紅葉が楽しめる鉢',
    '祖母に贈りたい鉢',
    '部屋にもう一鉢',
    'ふた鉢ほしい',
    '小さい鉢の植物',
  ])('%s: plants', (query) => {
    expect(first(query, 10).filter(({ tags }) => tags.includes(GOODS))).toEqual([]);
    expect(shop.search(query).total).toBeGreaterThan(9);
  });

  test.each(['白い鉢', '大きい鉢', '植え替え用の鉢', '花を植える鉢'])('%s: pots', (query) => {
    expect(first(query, 1).every(({ tags }) => tags.includes(GOODS))).toBe(true);
  });
});

test('[SEARCH-05] what a reason names is wanted, where no goods are named after it', () => {
  expect(
    first('ポトスは初めてなので乾燥に強いのがいい', 2).every(({ tags }) => tags.includes('ポトス')),
  ).toBe(true);
});

test('[SEARCH-05] an English phrase is known in both numbers', () => {
  expect(shop.search('I kill every houseplant and kill each plant').needs.map(({ text }) => text)).toEqual([
    'kill each plant',
  ]);
});

test('[SEARCH-05] beside needs alone, tools are no near matches of plants', () => {
  const found = first('お風呂場 湿気', 12);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ tags }) => tags.includes('園芸用品'))).toEqual([]);
});

test('[SEARCH-03] one kanji of a name is no word of it', () => {
  expect(shop.index.productTerms.has('夜')).toBe(false);
  expect(handles('夜ノ庭', 3).every((handle) => handle.startsWith('select-'))).toBe(true);
});

describe('[SEARCH-05] gifts', () => {
  test.each(['thank you gift for a nurse', '看護師さんへのお礼'])(
    '%s: whom the shop has no word for says nothing of the goods',
    (query) => {
      expect(handles(query, 5)).toEqual(handles(query.startsWith('t') ? 'thank you gift' : 'お礼', 5));
    },
  );

  test('what suits a recipient best is a gift, whatever else it is', () => {
    expect(
      handles('gift for a plant nerd', 10).filter((handle) =>
        /^(?:codex|agave|select|monstera)-/u.test(handle),
      ).length,
    ).toBeGreaterThan(5);
    expect(handles('料理好きな人へのプレゼント', 5).some((handle) => /^(?:herb|kit)-/u.test(handle))).toBe(
      true,
    );
    expect(handles('gift for my sister', 8).filter((handle) => handle.startsWith('codex-'))).toEqual([]);
  });

  test('what somebody opens is no place for the goods', () => {
    expect(handles('plant for a client opening an office', 8)).toContain('gift-phal-3');
    expect(shop.search('office plant').needs.map(({ text }) => text)).toEqual(['office']);
    expect(shop.search('opening hours').needs).toEqual([]);
  });

  test('a word of kanji and a loanword has its short form', () => {
    expect(handles('誕プレ 2000円以内', 6).sort()).toEqual(handles('誕生日プレゼント 2000円以内', 6).sort());
    expect(shop.search('誕プロ').needs).toEqual([]);
  });

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
    expect(handles('バラは無理なく育てられる', 40), 'which rules out nothing').toContain('cut-rose');
    const lacking = shop.search('トゲを持っていないサボテン');
    expect(lacking.products, 'nor is it what the shopper lacks').not.toEqual(
      shop.search('サボテン').products,
    );
  });

  test.each([
    ['寒い時期に咲く花', '冬に咲く花'],
    ['flowers in the cold months', 'flowers in the winter'],
    ['暑い季節に咲く花', '夏に咲く花'],
  ])('%s: %s', (query, plain) => {
    expect(handles(query, 10)).toEqual(handles(plain, 10));
  });
});

describe('[SEARCH-05] what is done', () => {
  test.each([
    ['something to prune my tree with', 'tool-hasami'],
    ['重い鉢を動かしたい', 'tool-caster'],
    ['鉢を動かせるもの', 'tool-caster'],
  ])('%s: %s', (query, tool) => {
    expect(handles(query, 3)).toContain(tool);
  });

  test('what grows to be eaten is edible', () => {
    for (const query of ['something the kids can grow and eat', '子どもと育てて食べられる']) {
      const found = first(query, 12);
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter(({ aiTags }) => !aiTags.includes(EDIBLE))).toEqual([]);
    }
    expect(shop.search('something to grow and a place to eat').needs).toEqual([]);
  });

  test('what a shopper has none of is not asked for', () => {
    expect(handles('トマトを育てたいが道具も土も持っていません', 3)).toContain('kit-tomato');
    expect(handles('土がない', 12).filter((handle) => handle.startsWith('tool-'))).toEqual([]);
  });
});

test('[SEARCH-05] of two words for the cold the colder one counts', () => {
  const cold = shop.search('雪の降る地方 外で冬越しできる木');
  expect(cold.needs.map(({ facts }) => facts)).toContainEqual({ kind: 'cold', max: -10 });
  expect(shop.search('外で冬越しできる木').needs.map(({ facts }) => facts)).toContainEqual({
    kind: 'cold',
    max: 0,
  });
});

test('[SEARCH-03] of a category of two kinds the kind asked for comes first', () => {
  const herbs = ['herb-basil', 'herb-rosemary', 'herb-thyme', 'herb-spearmint', 'herb-italian-parsley'];
  expect(handles('野菜の苗', 6).filter((handle) => herbs.includes(handle))).toEqual([]);
  expect(handles('ハーブ', 3).every((handle) => herbs.concat('herb-lemonbalm').includes(handle))).toBe(true);
});

test('[SEARCH-03] a short English word with another first letter is another word', () => {
  expect(shop.search('alive').correction).toBeNull();
  expect(shop.search('olve').correction).toBe('olive');
});
