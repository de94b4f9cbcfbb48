import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, matches } = await indexedCatalogue();

describe('[SEARCH-05] names half in letters, half in kana', () => {
  test.each([
    ['aloe ベラ', 'aloe-vera'],
    ['snakeプラント', 'sansevieria-laurentii'],
    ['moneyツリー', 'pachira-mini'],
    ['ピースlily', 'spathiphyllum'],
  ])('%s is one name', (query, handle) => {
    expect(matches(query)).toContain(handle);
    expect(search(query).dropped).toEqual([]);
  });

  test('a size before a name stays a size', () => {
    expect(search('smallサボテン').needs.map(({ text }) => text)).toEqual(['small']);
  });
});

describe('[SEARCH-05] a mark between two kinds', () => {
  test.each([
    ['盆栽・果樹', '盆栽', '果樹'],
    ['花苗/鉢花', '花苗', '鉢花'],
    ['herbs & bonsai', 'ハーブ・野菜苗', '盆栽'],
  ])('%s: goods of either', (query, one, other) => {
    const found = search(query).products;
    expect(search(query).nearFrom).toBeNull();
    for (const kind of [one, other])
      expect(found.filter(({ tags }) => tags.includes(kind)).length).toBeGreaterThan(5);
  });

  test('in one name it is none', () => {
    expect(matches('ユーカリ・グニー')).toEqual(['tree-eucalyptus-gunnii']);
  });
});

test('[SEARCH-05] a generic noun behind a word for goods adds nothing', () => {
  expect(search('セール品').total).toBe(search('セール').total);
  expect(search('限定品').products.map(({ handle }) => handle)).toEqual(
    search('限定').products.map(({ handle }) => handle),
  );
});

describe('[SEARCH-05] a word for other goods', () => {
  test.each(['小さめの鉢', 'large pots'])('%s: pots, not plants that come in one', (query) => {
    const found = search(query).products;
    expect(found.slice(0, 2).map(({ tags }) => tags.includes('鉢・鉢カバー'))).toEqual([true, true]);
    expect(found.filter(({ tags }) => tags.includes('観葉植物') || tags.includes('コラボセレクト'))).toEqual(
      [],
    );
  });

  test.each(['30cm鉢', '高さ30cmの鉢', 'pots 40 cm'])('%s: pots, and no tool of that size', (query) => {
    const { products } = search(query);
    expect(products.length).toBeGreaterThan(4);
    for (const { tags, handle } of products.slice(0, 5))
      expect(tags.includes('鉢・鉢カバー'), handle).toBe(true);
  });

  test('beside the name of a plant it is a detail of the plant', () => {
    expect(search('陶器鉢 パキラ').products[0]?.handle).toBe('pachira-nuri');
  });
});

describe('[SEARCH-05] days and times of the year are known words', () => {
  test.each(['easter', 'こどもの日', 'thanksgiving'])(
    '%s is no slip of another word, and no phrase',
    (query) => {
      const { correction, dropped, total } = search(query);
      expect([correction, dropped]).toEqual([null, []]);
      expect(total).toBeGreaterThan(10);
    },
  );
});

test.each(['夏の花', 'spring flowers'])(
  '[SEARCH-05] %s: flowers before whatever else flowers then',
  (query) => {
    const kinds = search(query)
      .products.slice(0, 4)
      .map(({ tags }) => tags.includes('花苗') || tags.includes('鉢花'));
    expect(kinds).toEqual([true, true, true, true]);
  },
);

test('[SEARCH-05] a word with a long vowel is no part of a name without one', () => {
  expect(search('ラーメン').total).toBe(0);
  // クリスマスローズ is written so.
  expect(search('ローズ').total).toBeGreaterThan(0);
});

test.each(['孫が収穫して食べられる苗', '幼児が食べても平気なもの'])(
  '[SEARCH-05] %s: what people are to eat is safe to eat, below the note on children',
  (query) => {
    const { products, unchecked } = search(query);
    expect(products.length).toBeGreaterThan(5);
    for (const { aiTags } of products) expect(aiTags).toContain(702);
    expect(unchecked.length).toBeLessThan(2);
  },
);

test.each(['egift', 'how to send an e-gift'])(
  '[SEARCH-06] %s: the page of that word before those of gifts',
  (query) => {
    expect(search(query).places[0]?.path).toBe('/fixed/e-gift');
  },
);
