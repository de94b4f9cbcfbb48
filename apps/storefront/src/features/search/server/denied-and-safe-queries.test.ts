import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { search, first, matches } = await indexedCatalogue();

describe('[SEARCH-05] a need that is denied', () => {
  test.each(['赤くない花', 'flowers that are not red', '赤以外の花'])('%s is not red', (query) => {
    const found = first(query, 10);
    expect(found.length).toBe(10);
    for (const { aiTags } of found) expect(aiTags).not.toContain(504);
  });

  test('and what is not denied stays: 赤い花', () => {
    for (const { aiTags } of first('赤い花', 5)) expect(aiTags).toContain(504);
    // The only need: a red flower, not the absence of a small one.
    expect(search("I can't find a small plant").needs.map(({ text }) => text)).toEqual(['small']);
  });

  test.each(["trees that don't grow too tall", '大きくならない庭木'])('%s', (query) => {
    expect(first(query, 1).map(({ handle }) => handle)).toEqual(['tree-soyogo']);
  });

  test.each(['寒さに弱い植物', 'plants that hate cold'])('%s are not hardy', (query) => {
    const found = first(query, 8);
    expect(found.length).toBe(8);
    for (const { aiTags } of found) expect(aiTags).not.toContain(304);
  });

  test.each(["plants that don't need soil", '土を使わない植物'])('%s: no soil is among them', (query) => {
    const { products } = search(query);
    expect(products.length).toBeGreaterThan(2);
    expect(products.filter(({ handle }) => handle.startsWith('soil-'))).toEqual([]);
  });

  test.each([
    ['日に当てなくても育つ', 201],
    ['忙しくて水やりを忘れがち', 302],
  ])('%s is a lack in any verb', (query, tag) => {
    const found = first(query, 8);
    expect(found.length).toBe(8);
    for (const { aiTags, tags } of found)
      expect(aiTags.includes(tag) || tags.some((each) => /日陰|水やり/u.test(each))).toBe(true);
  });
});

describe('[SEARCH-05] harm that the query does not name by its usual words', () => {
  test.each(['ねこ 食べない 観葉植物', '子猫がいるので心配です', '猫が3匹います 観葉植物'])(
    '%s: pets',
    (query) => {
      const { products, unchecked } = search(query);
      expect(products.length).toBeGreaterThan(5);
      expect(unchecked).toEqual([]);
      for (const { aiTags } of products) expect(aiTags).toContain(701);
    },
  );

  test.each([
    ['かぶれない植物', 'allergy'],
    ['肌が弱い人向けの植物', 'allergy'],
    ['幼児 触っても安全', 'children'],
  ])('%s: plants, below the note that they are not checked for %s', (query, safety) => {
    const { total, unchecked } = search(query);
    expect(unchecked).toEqual([{ safety, words: [] }]);
    expect(total).toBeGreaterThan(0);
  });

  test.each(['犬のリード', 'cat food', '魚のエサ'])('%s: no plants', (query) => {
    expect(search(query).total).toBe(0);
  });
});

describe('[SEARCH-05] what cannot be met', () => {
  test.each(['鹿が食べない植物', 'plants that deer will not eat'])(
    '%s: of what deer eat nothing is known, and it is said; they are no diners',
    (query) => {
      const { products, dropped, needs } = search(query);
      expect(products.length).toBeGreaterThan(10);
      expect(needs).toEqual([]);
      expect(dropped.join()).toMatch(/鹿が食べない|deer will not eat/u);
    },
  );

  test('a height that few reach: those that nearly reach it follow, and none that is far from it', () => {
    const { products, nearFrom } = search('150cm以上 観葉植物');
    const tops = products.map(({ heights = [] }) => Math.max(...heights.map(([, to]) => to)));
    expect(nearFrom).toBeGreaterThan(3);
    expect(tops.length).toBeGreaterThan(nearFrom ?? 0);
    expect(Math.min(...tops.slice(0, nearFrom ?? 0))).toBeGreaterThanOrEqual(150);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(90);
  });

  test('a height of about a metre: first what may be a metre tall', () => {
    for (const { heights = [] } of first('高さ1mくらいの植物', 8))
      expect(heights.some(([from, to]) => from <= 100 && to >= 100)).toBe(true);
  });

  test('a height that nothing reaches: the tallest first', () => {
    const tops = first('plants over 2 meters tall', 5).map(({ heights = [] }) =>
      Math.max(...heights.map(([, to]) => to)),
    );
    expect(Math.min(...tops)).toBeGreaterThan(100);
  });

  test('a dropped need still ranks: of houseplants first those whose text says purple', () => {
    expect(first('purple houseplant', 1).map(({ handle }) => handle)).toEqual(['calathea-makoyana']);
  });

  test('whom it is for is no thing, and a word before の is no name', () => {
    expect(search('子供と一緒に作れるキット').total).toBeGreaterThan(3);
    expect(first('黒い葉の観葉植物', 6).map(({ handle }) => handle)).not.toContain('soil-kanyo');
    // Unknown things are still unknown.
    expect(search('夏休み 宿題 プリント').total).toBe(0);
    expect(search('赤い 釣りざお').total).toBe(0);
  });
});

describe('[SEARCH-03] what happens at a time of year', () => {
  test.each([
    ['春に花が咲く木', ['tree-mimosa', 'tree-hanamizuki', 'fruit-sakuranbo-danchi']],
    ['early summer blossom tree', ['tree-aodamo', 'tree-yamaboshi']],
    ['冬に実がなる', ['fruit-kinkan']],
    ['真夏に咲く花', ['flower-zinnia', 'flower-nichinichiso', 'pot-mandevilla']],
  ])('%s: first %j', (query, handles) => {
    const found = first(query, handles.length + 1).map(({ handle }) => handle);
    for (const handle of handles) expect(found).toContain(handle);
  });
});

describe('[SEARCH-05] safety in other words, with negations', () => {
  test.each([
    '猫が食べても平気な観葉植物',
    'うちの犬がかじっても安心な草',
    'にゃんこに無害な吊り鉢',
    '子猫がいても置ける植物',
    'わんちゃんがなめても大丈夫な植物',
    '猫に有毒ではない植物',
    '犬に毒性がない花',
    'ペット不可じゃない植物',
    'plants that are not harmful to cats',
    "won't make my puppy ill",
    'nothing poisonous to kittens please',
    'plants my rabbit can nibble',
    'no plants that hurt dogs',
    "houseplants that aren't dangerous for my dog",
    'budgie safe plants',
    'harmless to reptiles terrarium plants',
    '金魚の水槽のそばに置ける植物',
    '安全な観葉植物',
    'かじっても平気な苗',
    '齧られても問題ない花',
    'plants ok to nibble on',
  ])('%s: every product is checked for pets', (query) => {
    const { products, total } = search(query);
    expect(total).toBeGreaterThan(0);
    for (const { aiTags } of products) expect(aiTags).toContain(701);
  });

  test.each([
    ['赤ちゃんが口に入れても安全な植物', 'children'],
    ['保育園の教室に置ける安全な植物', 'children'],
    ['孫が遊びに来るので危なくない植物', 'children'],
    ['幼児が触ってもかぶれない植物', 'children'],
    ['not dangerous for children', 'children'],
    ['アレルギーが出にくい観葉植物', 'allergy'],
    ['low pollen plants for allergy sufferers', 'allergy'],
  ])('%s: the page says that no product is checked', (query, safety) => {
    expect(search(query).unchecked).toContainEqual({ safety, words: [] });
  });
});

describe('[SEARCH-05] a need that is checked for no product shows the least harmful ones', () => {
  test.each([
    ['新生児のいる家に置いて平気な鉢', 'children'],
    ['幼稚園の教室に飾る植物', 'children'],
    ['肌がかぶれにくい植物がほしい', 'allergy'],
    ['a plant that is harmless to toddlers', 'children'],
  ])('%s: what is checked for pets, below the note', (query, safety) => {
    const { products, unchecked } = search(query);
    expect(unchecked).toContainEqual({ safety, words: [] });
    expect(products.length).toBeGreaterThan(5);
    for (const { aiTags } of products) expect(aiTags).toContain(701);
  });

  test('what the query itself rules out narrows them instead: トゲのない', () => {
    expect([...matches('乳児がいます トゲのないサボテン')].sort()).toEqual([
      'cactus-gekkabijin',
      'cactus-kabuto',
      'cactus-ranpo',
      'cactus-shakoba',
      'rhipsalis',
    ]);
  });

  test.each(['幼児 三輪車', 'toddler shoes'])('%s: no plants', (query) => {
    expect(search(query).total).toBe(0);
  });

  test('an infant is no colour, and an animal within a longer word is none', () => {
    expect(search('赤ちゃんに贈る植物').needs).toEqual([]);
    expect(search('ワンコーラス').needs).toEqual([]);
    expect(search('ペットフレンドリーな植物').needs.length).toBe(1);
    expect(search('赤ちゃんが生まれた友人への贈り物').unchecked).toEqual([]);
  });
});

test('[SEARCH-05] a superlative ranks by height, and English ones are forms of their adjective', () => {
  const tops = first('tallest garden tree', 4).map(({ heights = [] }) =>
    Math.max(...heights.map(([, to]) => to)),
  );
  expect(tops).toEqual([...tops].sort((one, other) => other - one));
  const lows = first('一番小さいサボテン', 4).map(({ heights = [] }) =>
    Math.min(...heights.map(([from]) => from)),
  );
  expect(lows).toEqual([...lows].sort((one, other) => one - other));
  expect(search('smallest cactus').needs.length).toBe(1);
});

test.each([
  ['誕生日に贈る花 バラ以外', 'cut-rose', 10],
  ['birthday flowers but not roses', 'cut-rose', 5],
  ['サボテンじゃない多肉植物', 'cactus-bunny', 5],
])('[SEARCH-05] %s: what is ruled out by its name is not shown', (query, handle, least) => {
  const found = search(query).products.map((product) => product.handle);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found).not.toContain(handle);
});
