import { PROPOSED_KEYWORDS } from '@shop/brands/komoreno/keywords';
import { DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { KEYWORD_MAX_LENGTH } from '@shop/rules/catalog/search-keyword';
import { cpuTimeOf } from '@shop/rules/testing/cpu-time';
import { yen } from '@shop/rules/yen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { shopIndex } from '#test/search/shop-index.ts';
import { searchCatalogue } from './search-catalogue';
import { suggestFromIndex } from './suggest-from-index';

const { index, entries, search, first } = await indexedCatalogue();
const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);
const needs = (keyword: string) => search(keyword).needs.map(({ text, rest }) => [text, rest]);

test.each(Object.values(PROPOSED_KEYWORDS).flat())(
  '[SEARCH-08] the proposed word %s finds something, as it is',
  (keyword) => {
    const { total, dropped, correction } = search(keyword);
    expect(total).toBeGreaterThan(1);
    expect([dropped, correction]).toEqual([[], null]);
  },
);

describe('[SEARCH-05] what is needed', () => {
  test.each([
    ['ペットに安全な観葉植物', [['ペットに安全', '観葉植物']]],
    ['初心者におすすめの観葉植物', [['初心者', '観葉植物']]],
    ['日陰', [['日陰', '']]],
    [
      'pet safe plant under 5000 yen for a dim room',
      [
        ['under 5000 yen', 'pet safe dim room'],
        ['pet safe', 'under 5000 yen dim room'],
        ['dim room', 'under 5000 yen pet safe'],
      ],
    ],
    ['ミニバラ', []],
  ])('of %s is read off it, each with the query without it', (keyword, expected) => {
    expect(needs(keyword)).toEqual(expected);
  });

  test('narrows what is found, and every one of them', () => {
    const { products, total } = search('日陰に強い 観葉植物 3000円以下');
    expect(total).toBeGreaterThan(5);
    for (const { aiTags, tags, prices } of products) {
      expect(aiTags.includes(201) || tags.includes('日陰に強い')).toBe(true);
      expect(Math.min(...prices)).toBeLessThanOrEqual(3_000);
    }
  });

  test.each(['100cm', '1m', '高さ100cm', 'a plant 100 cm tall'])(
    'a height: %s, of plants that grow to about that',
    (keyword) => {
      const { products, total, needs: understood, dropped, correction } = search(keyword);
      expect(total).toBeGreaterThan(5);
      for (const { heights = [] } of products)
        expect(heights.some(([from, to]) => from <= 110 && to >= 90)).toBe(true);
      expect([dropped, correction, understood.length]).toEqual([[], null, 1]);
    },
  );

  test('a height narrows what is found, and is taken off with its words', () => {
    const { products, total } = search('観葉植物 30cm以下');
    expect(total).toBeGreaterThan(5);
    for (const { heights = [] } of products)
      expect(Math.min(...heights.map(([, to]) => to))).toBeLessThanOrEqual(30);
    expect(needs('観葉植物 高さ30cm以下')).toEqual([['高さ30cm以下', '観葉植物']]);
    expect(search('plants under 100 cm').needs[0]?.facts).not.toMatchObject({ kind: 'price' });
    expect(search('キャスター 径30cm').products[0]?.handle).toBe('tool-caster');
    expect(search('キャスター 30cm').products[0]?.handle).toBe('tool-caster');
  });

  test('8号 is large where no pot is called so', () => {
    const { products, total } = search('8号 観葉植物');
    expect(total).toBeGreaterThan(3);
    expect(products.some(({ aiTags }) => aiTags.includes(404))).toBe(true);
  });
});

describe('[SEARCH-05] a need for safety is never let go', () => {
  const isChecked = ({ aiTags }: { readonly aiTags: readonly number[] }) => aiTags.includes(701);

  test.each([
    '猫を飼っているのですが、安全な観葉植物はありますか？',
    '犬と暮らす 大型観葉植物',
    'plants that are not toxic to dogs',
    'Is there a plant safe for my cat that lives in a dark bathroom?',
    "a plant that won't poison my cat",
    'ペット 紫の胡蝶蘭 100円以下',
    'うさぎに安全な zzzqqq 植物',
  ])('%s: every product meets it', (keyword) => {
    const { products, total, unchecked, needs: understood } = search(keyword);
    expect(total).toBeGreaterThan(0);
    expect(products.filter((product) => !isChecked(product))).toEqual([]);
    expect(unchecked.filter(({ words }) => words.length === 0)).toEqual([]);
    expect(understood.map(({ facts }) => facts)).toContainEqual(expect.objectContaining({ safety: 'pets' }));
  });

  test('what is named and is not safe is left out, and said not to be checked', () => {
    const { products, dropped, unchecked } = search('is monstera safe for cats');
    expect(products.every(isChecked)).toBe(true);
    expect(dropped).toContain('monstera');
    expect(unchecked).toEqual([{ safety: 'pets', words: ['monstera'] }]);
  });

  test('what is safe to eat is grown to be eaten', () => {
    const { products } = search('食べても大丈夫な植物');
    expect(products.length).toBeGreaterThan(5);
    for (const { tags, aiTags } of products) {
      expect(aiTags).toContain(702);
      expect(tags.some((tag) => ['果樹', 'ハーブ・野菜苗', '栽培キット'].includes(tag))).toBe(true);
    }
  });

  test.each([
    ['赤ちゃんがいる家でも安全な植物', 'children'],
    ['花粉アレルギーでも育てられる花', 'allergy'],
  ])('%s: what no product is checked for is said, and is no colour', (keyword, safety) => {
    const { unchecked, needs: understood } = search(keyword);
    expect(unchecked).toEqual([{ safety, words: [] }]);
    expect(understood.map(({ facts }) => facts)).not.toContainEqual(
      expect.objectContaining({ aiTags: [{ parentId: 5, childId: 504 }] }),
    );
    expect(suggestFromIndex(index, keyword, 'ja').products).toEqual([]);
  });

  test('an animal beside words that nobody knows finds nothing', () => {
    expect(search('dog zzzqqq')).toMatchObject({ total: 0, dropped: [] });
  });

  test('a name with an animal in it is a name', () => {
    expect(search('Bunny ears cactus')).toMatchObject({ unchecked: [], needs: [] });
  });
});

describe('[SEARCH-05] words', () => {
  test('that leave nothing together are left out, needs before prices before words, and said', () => {
    expect(search('パキラ zzzqqq')).toMatchObject({ dropped: ['zzzqqq'] });
    const orchid = search('紫の胡蝶蘭 1000円以下');
    expect(orchid.dropped).toEqual(expect.arrayContaining(['1000円以下']));
    expect(search('パキラ 土')).toMatchObject({ dropped: ['パキラ'] });
    const full = orchid.products.slice(0, orchid.nearFrom ?? undefined);
    expect(full.length).toBeGreaterThan(0);
    for (const { tags } of full) expect(tags).toContain('胡蝶蘭');
  });

  test.each([
    ['rose 99 stems', ['99 stems'], 'バラ'],
    ['バラ 5個', ['5個'], 'バラ'],
    ['バラ 3', ['3'], 'バラ'],
    ['99本 バラの花束', ['99本'], 'バラ'],
    ['バラ セット', ['セット'], 'バラ'],
    ['rose set', ['set'], 'バラ'],
  ])('%s leaves out %j, and not what names a product', (keyword, expected, tag) => {
    const { products, dropped } = search(keyword);
    expect([...dropped].sort()).toEqual([...expected].sort());
    expect(products[0]?.tags).toContain(tag);
  });

  test('that a wider tag answers keep the price that nothing of the word itself has', () => {
    const { products, dropped, total } = search('4000円台のギフト');
    expect(dropped).toEqual([]);
    expect(total).toBeGreaterThan(3);
    for (const { prices } of products)
      expect(prices.some((price) => price >= 4_000 && price < 5_000)).toBe(true);
  });

  test('that name nothing are not answered by a number beside them', () => {
    expect(search('ぬぬぬぬ 20本')).toMatchObject({ total: 0, dropped: [] });
    expect(search('zzzqqq 14L')).toMatchObject({ total: 0, dropped: [] });
  });

  test('that are slips are mended and said; one that nobody knows is nothing', () => {
    expect(search('モンスタラ').correction).toBe('モンステラ');
    expect(search('モンステラ').correction).toBeNull();
    // One word of a name that the shop does not have.
    expect(search('lipstik plannt')).toMatchObject({ total: 0, correction: null });
    expect(search('ぬぬぬぬ')).toMatchObject({ total: 0, places: [], correction: null, dropped: [] });
  });

  test('with digits in them are no slips of others', () => {
    const one = shopIndex();
    for (const entry of entries.slice(0, 1)) one.put({ ...entry, words: [['alpha2024', 100]], body: [] });
    expect(searchCatalogue(one, 'alpha2025', DEFAULT_LIST_VIEW)).toMatchObject({
      total: 0,
      correction: null,
    });
    expect(searchCatalogue(one, 'alpha202', DEFAULT_LIST_VIEW).correction).toBeNull();
    for (const keyword of ['90cm', '150cm', '77L', '35本']) {
      expect(search(keyword).correction).toBeNull();
      expect(suggestFromIndex(index, keyword, 'ja').correction).toBeNull();
    }
  });

  test('count once, however often they are typed', () => {
    const often = 'パキラ '.repeat(50).slice(0, KEYWORD_MAX_LENGTH);
    expect(search(often)).toMatchObject({ dropped: [], total: search('パキラ').total });
    expect(search(`${'pachira パキラ '.repeat(6)}土 鉢 花 苗 苔 松 梅 桜 柿 杏`).dropped).not.toContain(
      'パキラ',
    );
  });

  test('after a minus are not shown', () => {
    const found = search('フィカス -ウンベラータ').products;
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ tags }) => tags.includes('ウンベラータ'))).toEqual([]);
  });

  test('土 is soil, not everything that mentions it', () => {
    const { total, products } = search('土');
    expect(total).toBeLessThan(20);
    expect(products[0]?.tags).toContain('用土');
  });
});

describe('[SEARCH-05] a sentence', () => {
  test.each([
    ['ガレージに置ける植物', 'ガレージ'],
    ['マンションで育てられるレモンの木', 'マンション'],
  ])('%s is answered by what is known of it; %s is said to be left out', (keyword, word) => {
    expect(search(keyword).total).toBeGreaterThan(0);
    expect(search(keyword).dropped).toContain(word);
  });

  test('that denies what a need says is none of it, and the other way round', () => {
    expect(search('枯れてしまったら交換してもらえますか')).toMatchObject({ needs: [] });
    expect(search('枯れてしまったら').places.map(({ path }) => path)).toContain('/pages/guarantee');
    expect(search('枯らさない観葉植物').needs.map(({ text }) => text)).toEqual(['枯らさない']);
  });

  test('names no size by a noun of measure, and no thing by how often or how long', () => {
    expect(needs('車に積める大きさのオリーブ')).toEqual([]);
    expect(needs('大きなオリーブ')).toEqual([['大きな', 'オリーブ']]);
    expect(needs('水やりを週に一回しかできません').map(([text]) => text)).toEqual(['水やりをできません']);
    expect(search('旅行で二週間留守にします').dropped).toEqual([]);
    expect(search('plants I can leave for two weeks').dropped).toEqual([]);
    expect(handles('百日草', 1)).toEqual(['flower-zinnia']);
  });

  test('has its place behind in or on, and its thing before', () => {
    expect(first('which fruit trees can I keep in a pot', 1)[0]?.tags).toContain('果樹');
    expect(first('what can I plant in a pot', 1)[0]?.tags).not.toContain('庭木');
  });

  test('of 緑 is one of plants', () => {
    expect(search('在宅ワークの机に置く小さな緑').total).toBeGreaterThan(10);
  });

  test('of a bound that nothing is beyond is answered by what grows through it', () => {
    const { products, nearFrom, dropped } = search('150cm以上の庭木');
    expect(dropped).toEqual([]);
    const met = products.slice(0, nearFrom ?? products.length);
    expect(met.length).toBeGreaterThan(0);
    for (const { heights = [] } of met) expect(Math.max(...heights.flat())).toBeGreaterThanOrEqual(150);
  });

  test('asks nothing by its grammar, in either language', () => {
    const { dropped, needs: understood } = search('Could you please show me something for a dark bedroom?');
    expect(dropped).toEqual([]);
    expect(understood).toHaveLength(2);
    expect(search('はじめての盆栽を探しているのですが').dropped).toEqual([]);
  });

  test.each([
    'hdmi cable',
    'running shoes size 42',
    '赤いドレス',
    'プリンターのインク',
    'kitchen knife',
    '大丈夫な冷蔵庫',
  ])('%s asks for nothing of this shop', (keyword) => {
    expect(search(keyword)).toMatchObject({ total: 0, places: [], dropped: [] });
  });
});

describe('[SEARCH-05] few answers', () => {
  test('are followed by similar ones, which is said; a price and a number are kept', () => {
    const { total, nearFrom, products } = search('モンステラ 斑入り');
    expect(nearFrom).toBe(1);
    expect(total).toBeGreaterThan(1);
    expect(products[0]?.handle).toBe('monstera-white-tiger');
    for (const { prices } of search('斑入り モンステラ 3000円以下').products)
      expect(Math.min(...prices)).toBeLessThanOrEqual(3_000);
  });

  test('many are not', () => {
    expect(search('観葉植物').nearFrom).toBeNull();
  });
});

describe('[LIST-04] what is found', () => {
  test('is ordered and filtered as lists are, with what each filter would leave', () => {
    const cheap = { ...DEFAULT_LIST_VIEW, sort: 'price-asc', priceMax: yen(3_000) } as const;
    const { products, total, facets } = search('観葉植物', cheap);
    const lowest = products.map(({ prices }) => Math.min(...prices));
    expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
    expect(facets.prices[0]).toBe(total);
    expect(search('観葉植物').total).toBeGreaterThan(total);
    const shade = { ...DEFAULT_LIST_VIEW, tags: [{ parentId: 2, childId: 201 }] };
    expect(search('観葉植物', shade).total).toBe(search('観葉植物').facets.tags?.[201]);
  });

  test('[SEARCH-02] has pages; one beyond the last is the last', () => {
    const first = search('植物');
    expect(first.total).toBe(index.products.size);
    const last = search('植物', goToPage(DEFAULT_LIST_VIEW, 999));
    expect(last.products).toHaveLength(first.total % 24 || 24);
  });

  test('what is taken out of the index is not found, what changed is found by its new words alone', () => {
    const one = shopIndex();
    const entry = entries[0];
    if (entry === undefined) throw new Error('no entries');
    one.put({ ...entry, words: [['alpha', 100]], body: [] });
    one.put({ ...entry, words: [['omega', 100]], body: [] });
    expect(searchCatalogue(one, 'alpha', DEFAULT_LIST_VIEW).total).toBe(0);
    expect(searchCatalogue(one, 'omega', DEFAULT_LIST_VIEW).total).toBe(1);
    one.remove(entry.document);
    expect(searchCatalogue(one, 'omega', DEFAULT_LIST_VIEW).total).toBe(0);
  });
});

test('[SEC-04] whatever is typed, a search ends, and soon', async () => {
  const piece = fc.constantFrom(
    '鉢',
    'の',
    'ー',
    'ア',
    'a',
    ' ',
    '-',
    '5000円',
    '100',
    'cm',
    '〜',
    '千',
    '号',
    '🌵',
    'ﾞ',
    '(',
    '\\',
    'り',
    '々',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: KEYWORD_MAX_LENGTH }), async (pieces) => {
      const query = pieces.join('').slice(0, KEYWORD_MAX_LENGTH);
      expect(await cpuTimeOf(() => search(query))).toBeLessThan(1_000);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
  );
});

describe('[SEARCH-05] seasons that are said by a month or a part of them', () => {
  test.each([
    ['八月の花', '8月の花'],
    ['flowers in august', '8月の花'],
    ['flowers in May', '5月の花'],
  ])('%s finds what %s does', (one, other) => {
    // In the order of the ranking, which no word changes.
    const handles = (query: string) => {
      const { products, nearFrom } = search(query, { ...DEFAULT_LIST_VIEW, sort: 'best' });
      return products.slice(0, nearFrom ?? products.length).map(({ handle }) => handle);
    };
    expect(search(one).total).toBe(search(other).total);
    expect(handles(one).length).toBeGreaterThan(3);
    expect(handles(one)).toEqual(handles(other));
  });

  test.each([
    ['6月の果樹や庭木', 'tree-juneberry'],
    ['早春に咲く庭木', 'tree-mimosa'],
    ['初夏の庭木', 'tree-aodamo'],
    ['クリスマスツリー', 'tree-goldcrest'],
    ['年末年始の花苗', 'flower-habotan'],
  ])('%s is answered first by what its own text says it of: %s', (query, handle) => {
    expect(search(query).products[0]?.handle).toBe(handle);
  });

  test('a feast is the season of it where nothing is named by it', () => {
    const winter = new Set(search('冬に咲く花').products.map((product) => product.handle));
    expect(search('ハロウィンの花').total).toBeGreaterThan(3);
    expect(
      search('クリスマスの鉢花').products.filter((product) => winter.has(product.handle)).length,
    ).toBeGreaterThan(1);
  });

  test.each(['冬用タイヤ', '春物コート', 'クリスマスケーキ zzzqqq', 'a red dress', '赤いワンピース'])(
    '%s is none of this shop for its season or its colour',
    (query) => {
      expect(search(query)).toMatchObject({ products: [], total: 0 });
    },
  );
});

describe('[SEARCH-05] words that the dictionary does not have', () => {
  test.each([
    // Inflected otherwise than the text.
    ['編んだ海草の鉢カバー', 'goods-basket-cover'],
    ['挿し木に使える土', 'soil-akadama'],
    ['芽が動いたら水を増やす塊根植物', 'codex-lamerei'],
  ])('%s is found by what its text says', (keyword, handle) => {
    expect(handles(keyword, 3)).toContain(handle);
  });

  test.each([
    // Said of the list alone, not of its products.
    ['出張 旅行', '水やりが少ない'],
    ['school project', '栽培キット'],
    ['飲食店 病院', 'テーブルプランツ'],
  ])('%s is found by the text of its list', (keyword, tag) => {
    const { products } = search(keyword);
    expect(products.slice(0, 5).filter(({ tags }) => tags.includes(tag))).toHaveLength(5);
  });

  test.each([
    ['ハオルチアの土', 'soil-taniku'],
    ['soil for calathea', 'soil-kanyo'],
    ['パセリの土', 'soil-yasai'],
  ])('%s is that of its kind', (keyword, handle) => {
    expect(handles(keyword, 1)).toEqual([handle]);
  });

  test.each(['自転車 修理 旅行', 'blue guitar with a basket', '出張 ホテル'])(
    '%s is still nothing',
    (keyword) => {
      expect(search(keyword).total).toBe(0);
    },
  );
});

describe('[SEARCH-05] what happens when', () => {
  test('what is known to happen in a month needs no text, and what happens in that month alone comes before others', () => {
    expect(handles('6月に咲く花', 3)).toContain('pot-ajisai-annabelle');
    expect(handles('10月に咲く花', 12)).not.toContain('tree-hanamizuki');
    expect(handles('flowers in february', 6)).toContain('flower-christmasrose');
    expect(handles('11月に採れる果物', 6)).toContain('fruit-kaki-fuyu');
  });

  test('a month of planting is no month of flowers', () => {
    expect(handles('11月に植える果樹', 4)).toEqual(expect.arrayContaining(['fruit-fig', 'fruit-kaki-fuyu']));
    // None of them is planted in May: almost all are shown.
    expect(search('5月に植える果樹').total).toBeGreaterThanOrEqual(search('果樹').total - 1);
    expect(handles('what can i plant in october', 3)).not.toEqual(handles('october', 3));
  });

  test('to pick and 旬 mean fruit', () => {
    expect(handles('fruit to pick in october', 8)).toContain('fruit-kaki-fuyu');
    expect(handles('秋の旬', 5).filter((handle) => /fruit|veg/.test(handle)).length).toBeGreaterThan(2);
  });
});

describe('[SEARCH-05] grammar', () => {
  test('a plant is no negation', () => {
    const reds = search('a plant red in winter').needs.map(({ text }) => text);
    expect(reds).toContain('red');
    expect(
      search('i want white flowers')
        .products.slice(0, 4)
        .every(({ aiTags }) => aiTags.includes(506)),
    ).toBe(true);
  });

  test('plants are no pots, soils or tools, as long as there are plants', () => {
    const goods = ['鉢・鉢カバー', '土・肥料', '園芸用品'];
    const isGoods = ({ tags }: { tags: readonly string[] }) => tags.some((tag) => goods.includes(tag));
    const { products } = search('黒い植物');
    const from = products.findIndex(isGoods);
    expect(products.slice(0, 5).some(isGoods)).toBe(false);
    expect(products.slice(from === -1 ? products.length : from).every(isGoods)).toBe(true);
  });

  test('咲く beside another kind is no kind of its own', () => {
    expect(
      search('白い花が咲く庭木')
        .products.slice(0, 3)
        .every(({ tags }) => tags.includes('庭木')),
    ).toBe(true);
  });
});
