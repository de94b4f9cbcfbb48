import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, first, matches } = await indexedCatalogue();

describe('[SEARCH-03] names', () => {
  test.each([
    ['スネークプラント', 'サンスベリア'],
    ['バキラ', 'パキラ'],
    ['パキポジウム', 'パキポディウム'],
    ['液肥', '肥料'],
    ['つきとじ', 'カランコエ'],
    ['tomatoes', 'トマト'],
    // Kanji with kana before の in a title.
    ['お供え', '切り花・花束'],
    ['仏花', '切り花・花束'],
  ])('%s is %s by a rule or a maintained dictionary', (keyword, tag) => {
    expect(search(keyword).products[0]?.tags).toContain(tag);
  });

  test.each([
    ['liana', 'ポトス'],
    ['brinjal', 'ナス'],
    ['century plant', 'アガベ'],
    ['gargantuan monstera', '大型観葉植物'],
  ])('%s is %s by WordNet', (keyword, tag) => {
    expect(first(keyword, 3).some(({ tags }) => tags.includes(tag))).toBe(true);
  });

  test('of herbs and vegetables the herbs come first of a query for herbs; a kind of few examples changes no order', () => {
    for (const query of ['ハーブ', 'herbs'])
      for (const { handle } of first(query, 5)) expect(handle).toMatch(/^herb-/u);
    expect(first('多肉植物', 5).map(({ handle }) => handle)).not.toContain('aloe-vera');
  });

  test.each(['sofa', 'miniskirt', 'animal', 'wine', 'wooden object'])('%s is no plant', (query) => {
    expect(search(query).total).toBe(0);
  });

  test('of three kana only confused ones are mended', () => {
    expect(search('バキラ').correction).toBe('パキラ');
    expect(search('タイヤ')).toMatchObject({ total: 0, correction: null });
  });

  test('a grower is found by how the name is read', () => {
    expect(search('うるまはえかぜえん').products[0]?.card.ja.vendor).toBe('うるま南風園');
  });
});

describe('[SEARCH-03] what a variant is called by its number and unit', () => {
  test.each([
    ['土 14L', ['soil-kanyo', 'soil-yasai']],
    ['soil 14 liters', ['soil-kanyo', 'soil-yasai']],
    ['25L', ['soil-yasai']],
    ['軽石 10L', ['soil-hachizoko']],
    ['じょうろ 1.5L', ['tool-jouro']],
    ['じょうろ 1500ml', ['tool-jouro']],
    ['rose 30 stems', ['cut-rose']],
    ['20本', ['cut-tulip', 'cut-rose']],
    ['ドウダンツツジ 80cm', ['cut-dodan']],
    ['2.5号', ['agave-titanota']],
    ['チューリップ 20 pieces', ['cut-tulip']],
  ])('%s is %j before what is similar, with no word left out', (keyword, handles) => {
    const { dropped, correction } = search(keyword);
    expect([...matches(keyword)].sort()).toEqual([...handles].sort());
    expect([dropped, correction]).toEqual([[], null]);
  });

  test('is left out where nothing else has it, and said as it was typed', () => {
    expect(search('土 77L').dropped).toEqual(['77L']);
    expect(search('パキラ ZZZQQQ').dropped).toEqual(['ZZZQQQ']);
  });

  test('after a minus is not shown', () => {
    expect(search('用土 -14L').products.map(({ handle }) => handle)).not.toContain('soil-kanyo');
  });
});

describe('[SEARCH-03] words that are written as they are heard', () => {
  const shown = (query: string) => matches(query).slice(0, 3);
  test.each([
    ['falenopsis', 'phalaenopsis'],
    ['filodendron', 'philodendron'],
    ['hidrangea', 'hydrangea'],
    ['eukaliptus', 'eucalyptus'],
    ['anturium', 'anthurium'],
    ['kactus', 'cactus'],
    // Found by a synonym that is part of a longer word.
    ['orchyd', 'orchid'],
  ])('%s finds what %s does, and says so', (heard, written) => {
    expect(shown(heard)).toEqual(shown(written));
    expect(search(heard).correction).toBe(written);
  });

  test.each(['saxofone', 'bicicle', 'fone', 'kake', 'laptop', 'choc'])('%s finds nothing', (query) => {
    expect(search(query).total).toBe(0);
  });
});

describe('[SEARCH-03] one word in two numbers', () => {
  test.each(['kits', 'covers', 'cards', 'birds', 'planters', 'cacti'])('%s finds products', (query) => {
    expect(search(query).total).toBeGreaterThan(0);
  });

  test('a planter is a pot and no plant', () => {
    expect(first('planter', 2)).toEqual(first('planters', 2));
    expect(search('planter').total).toBeLessThan(13);
  });
});
