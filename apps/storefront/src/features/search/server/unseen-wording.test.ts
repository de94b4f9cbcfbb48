import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

const { index, search, first, matches } = await indexedCatalogue();
const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);

describe('[SEARCH-05] the thing and what qualifies it', () => {
  test('塊根植物: a pot that is only for them comes last', () => {
    expect(first('塊根植物', 12).filter(({ tags }) => tags.includes('鉢・鉢カバー'))).toEqual([]);
  });

  test('a number of pots in an English title is no pot', () => {
    expect(handles('pots', 10)).not.toContain('flower-nemesia');
  });

  test.each([
    ['olive の苗木', 'tree-olive'],
    ['4歳の娘と育てられるいちごの苗', 'veg-strawberry'],
  ])('%s: the plant before a word for plants of any kind', (query, handle) => {
    expect(handles(query, 3)).toContain(handle);
  });

  test('ハオルチアの土 stays a soil', () => {
    expect(first('ハオルチアの土', 1)[0]?.tags).toContain('土・肥料');
  });

  test('虫がつかない観葉植物: plants with that need, though none is of that category', () => {
    for (const { aiTags } of first('虫がつかない観葉植物', 5)) expect(aiTags).toContain(305);
  });

  test('plants are no goods: a plant on a high shelf is no stand, and a plant stand is one', () => {
    expect(handles('trailing plants for a high shelf', 12)).not.toContain('tool-stand');
    expect(handles('plant stand', 1)).toEqual(['tool-stand']);
  });
});

describe('[SEARCH-05] near matches', () => {
  test.each([
    ['ハーブ苗', 'ハーブ・野菜苗', 5],
    ['pots and covers', '鉢・鉢カバー', 8],
    ['土や肥料', '土・肥料', 8],
    ['果樹の苗木', '果樹', 10],
  ])('%s: all of the kind', (query, tag, count) => {
    const found = first(query, count);
    expect(found.length).toBe(count);
    for (const { tags } of found) expect(tags).toContain(tag);
  });

  test('盆栽 gift: a gift is no kind of goods, bonsai is', () => {
    const bonsai = first('盆栽 gift', 10).filter(({ tags }) => tags.includes('盆栽'));
    expect(bonsai.length).toBeGreaterThanOrEqual(8);
  });

  test('黒い鉢: mostly pots, not black plants', () => {
    const pots = first('黒い鉢', 12).filter(({ tags }) => tags.includes('鉢・鉢カバー'));
    expect(pots.length).toBeGreaterThanOrEqual(6);
  });

  test('a word made of two is found in a text that says both: 壁掛け', () => {
    expect(handles('壁掛けできる植物', 8)).toEqual(
      expect.arrayContaining(['select-hoya-wall', 'platycerium']),
    );
  });

  test('few matches are followed by their relatives, within the price: figs behind rubber plants', () => {
    const { products, nearFrom } = search('ゴムの木');
    expect(nearFrom).toBe(2);
    expect(products.map(({ handle }) => handle)).toEqual(
      expect.arrayContaining(['altissima', 'benghalensis']),
    );
    for (const { prices } of search('ゴムの木 5000円以下').products)
      expect(Math.min(...prices)).toBeLessThanOrEqual(5_000);
  });
});

describe('[SEARCH-05] prices without an amount', () => {
  const lowest = (query: string, count: number) =>
    first(query, count).map(({ prices }) => Math.min(...prices));

  test.each(['安い多肉植物', 'cheap succulents'])('%s: the cheapest come first', (query) => {
    expect(Math.max(...lowest(query, 5))).toBeLessThanOrEqual(680);
    expect(search(query).dropped).toEqual([]);
  });

  test('高級な胡蝶蘭: the dearest first, with no word left out', () => {
    expect(handles('高級な胡蝶蘭', 1)).toEqual(['gift-phal-3']);
    expect(search('高級な胡蝶蘭').dropped).toEqual([]);
  });
});

describe('[SEARCH-05] harm and help', () => {
  test('unknown words beside a need for safety hide no safe product', () => {
    const { products } = search('うちの猫が葉っぱをかじるので無害なもの');
    expect(products.length).toBeGreaterThan(5);
    for (const { aiTags } of products) expect(aiTags).toContain(701);
    // An animal alone names no plant.
    expect(search('犬のリード').total).toBe(0);
  });

  test.each(['冷蔵庫の修理', 'エアコンの修理'])('%s is no care of plants', (query) => {
    const { total, places } = search(query);
    expect([total, places]).toEqual([0, []]);
  });
});

describe('[SEARCH-05] what is nearest to a query', () => {
  test('a size that few of a kind have: those of the next size before larger ones', () => {
    const sizes = first('コンパクトな庭木', 10).map(({ aiTags }) =>
      Math.max(402, Math.min(...aiTags.filter((tag) => tag > 400 && tag < 405))),
    );
    expect(sizes).toEqual([...sizes].sort());
    expect(sizes).toContain(403);
  });

  test.each(['blossom tree', '花が咲く木'])('%s: trees whose text says that they flower', (query) => {
    expect(handles(query, 8)).toEqual(expect.arrayContaining(['tree-mimosa', 'fruit-sakuranbo-danchi']));
    expect(handles(query, 8)).not.toContain('monstera-deliciosa');
  });

  test('what is sold as a gift, and suits the occasion, comes first', () => {
    expect(first('退職祝い', 5).filter(({ tags }) => tags.includes('ギフト')).length).toBeGreaterThan(3);
  });

  test('a verb in another form than the text', () => {
    // Its text says 増やせます.
    expect(handles('増やせる植物', 6)).toContain('chlorophytum');
  });

  test('a plant whose name begins with a feast is not of it, and is found by its name', () => {
    expect(handles('クリスマスに飾る植物', 2)).toEqual(['cactus-shakoba', 'tree-goldcrest']);
    expect(handles('クリスマスローズ', 1)).toEqual(['flower-christmasrose']);
  });

  test('a kind of few examples is followed by the plants of it', () => {
    expect(handles('conifers', 6)).toEqual(expect.arrayContaining(['tree-goldcrest', 'bonsai-kuromatsu']));
  });
});

test('[SEARCH-05] a bare number counts what is sold by it, and `flowering trees` are things', () => {
  expect(matches('20 roses')).toEqual(['cut-rose']);
  // Nothing is sold by this number: it is dropped, and said so.
  expect(search('37 roses').dropped).toEqual(['37']);
  expect(first('spring flowering trees', 2).map(({ handle }) => handle)).toContain('tree-hanamizuki');
  // A verb alone is no thing.
  expect(first('flowering in spring', 1).map(({ handle }) => handle)).not.toContain('tupidanthus');
});

describe('[SEARCH-05] where few goods match', () => {
  test('what is alike follows: of one fern the other ferns', () => {
    const { products, nearFrom } = search('オオタニワタリ');
    expect(nearFrom).toBe(1);
    expect(products.slice(1, 4).map(({ tags }) => tags.includes('シダ'))).toEqual([true, true, true]);
    expect(products.length).toBe(12);
  });

  test('it keeps to the budget, and to what is safe', () => {
    const { products, nearFrom } = search('猫に安全な アジアンタム 3000円以下');
    expect(nearFrom).toBeLessThan(products.length);
    for (const { aiTags, prices } of products) {
      expect(aiTags).toContain(701);
      expect(Math.min(...prices)).toBeLessThanOrEqual(3000);
    }
  });

  test('tags say more than a mention: what is alike to a monstera is no lemon', () => {
    const { products, nearFrom } = search('モンステラ');
    expect([nearFrom, products.length]).toEqual([4, 12]);
    expect(products.map(({ handle }) => handle)).not.toContain('fruit-lemon');
  });

  test('nothing is alike to nothing', () => {
    expect(search('zzzqqq').products).toEqual([]);
  });
});

test('[SEARCH-05] a word that the shop does not know takes none of the phrase with it: サボりがちでも', () => {
  const handles = search('水やりサボりがちでも平気なやつ').products.map(({ handle }) => handle);
  expect(handles.length).toBeGreaterThan(10);
  // Nothing of it is known.
  expect(search('ぬるぽでも平気なやつ').total).toBe(0);
});

test('[SEARCH-05] in a sentence too, what follows `for` is what the thing is for', () => {
  const [first, second] = search('can you recommend a good soil for repotting my cactus').products;
  expect([first?.handle, second?.tags.includes('土・肥料')]).toEqual(['soil-taniku', true]);
});

test('[SEARCH-05] a name of two words is ruled out as one of one word is', () => {
  expect(first("mother's day but not cut flowers", 3).map(({ handle }) => handle)).toContain('pot-carnation');
  for (const { tags } of search("mother's day but not cut flowers").products)
    expect(tags).not.toContain('切り花・花束');
});

describe('[SEARCH-05] what the goods are says more than where they stand', () => {
  test.each(['a big plant for my study desk', 'large plants for the lobby of our office'])(
    '%s: a size is not given up for two places',
    (query) => {
      for (const { aiTags } of first(query, 5)) expect(aiTags).toContain(404);
    },
  );

  test.each(['黒い鉢に入った植物', '白い鉢に植えられた植物'])('%s: plants, no pots', (query) => {
    for (const { tags } of first(query, 4)) expect(tags).not.toContain('鉢・鉢カバー');
  });

  test.each([
    ['ピンクの花の鉢植え', '鉢花'],
    ['yellow flowers in a pot', '鉢花'],
    ['花瓶に飾る花', '切り花・花束'],
    ['roses for my vase', '切り花・花束'],
  ])('%s: the flowers that are sold for it', (query, tag) => {
    expect(first(query, 1)[0]?.tags).toContain(tag);
  });

  test.each(['vines for a pergola', 'トレリスに這わせるつる性の花'])(
    '%s climb, and do not trail',
    (query) => {
      const trailing = ['pothos-enjoy', 'chlorophytum', 'rhipsalis'];
      expect(handles(query, 4).filter((handle) => trailing.includes(handle))).toEqual([]);
    },
  );

  test.each(['鉢をガラガラ動かす', '鉢をスイスイと動かしたい'])(
    '%s: how it is done is no word for goods',
    (query) => {
      expect(handles(query, 1)).toEqual(['tool-caster']);
    },
  );

  test.each(['分譲マンション', '抽選マンション'])(
    '%s: any room behind an unknown word is not sold',
    (query) => {
      expect(search(query).total).toBe(0);
    },
  );

  test.each(['安くなった植物', 'plants on offer'])('%s: what is on sale', (query) => {
    const found = first(query, 5);
    expect(found.length).toBe(5);
    for (const { card } of found) expect(card.ja.isSale).toBe(true);
  });

  test.each([
    ['ロクトン', 'クロトン'],
    ['jade palnt', 'jade plant'],
    ['paper flowar', 'paper flower'],
    ['aglaonemum', 'Aglaonema'],
    ['月下備人', '月下美人'],
  ])(
    '%s: a slip at the beginning, in a name of several words, in its ending, beside known kanji',
    (query, mended) => {
      expect(search(query).correction).toBe(mended);
    },
  );
});

describe('[SEARCH-05] what a word says beside others', () => {
  test('a word for a display that names goods too is the display beside other goods: 紅葉', () => {
    expect(handles('紅葉する盆栽', 4)).toEqual(expect.arrayContaining(['bonsai-momiji', 'bonsai-keyaki']));
    expect(handles('紅葉する植物', 1)).toEqual(['tree-momiji']);
    expect(matches('紅葉')).not.toContain('tree-juneberry');
  });

  test('a lamp that makes up for shade is behind plants that like it', () => {
    expect(handles('日当たりの悪い部屋', 5)).not.toContain('tool-led');
  });

  test('about an amount: what costs nearly that is near, and nothing else is before it', () => {
    expect(handles('bouquet around 3000 yen', 10)).toContain('cut-himawari');
  });

  test('inches are whole centimetres, as goods are measured', () => {
    expect(handles('6 inch pot', 2)).toEqual(['goods-slitpot', 'goods-daonbachi']);
  });

  test('what nobody checked takes no need away: no soil because of an allergy', () => {
    const query = 'no soil plants because of mold allergy';
    const met = first(query, matches(query).length);
    expect(met).not.toEqual([]);
    for (const { aiTags, tags } of met)
      expect(aiTags.includes(305) || tags.includes('エアプランツ')).toBe(true);
    expect(search(query).unchecked).not.toEqual([]);
  });

  test('a pot about an amount is no pot of a height: covers count too', () => {
    expect(handles('鉢 3000円くらい', 12)).toContain('goods-basket-cover');
    expect(handles('鉢 高さ30cm', 12)).not.toContain('tool-caster');
  });

  test('goods of any kind are tools and soil too', () => {
    for (const query of ['安い商品', 'cheap items'])
      expect(first(query, 12).some((product) => index.otherGoods.has(product))).toBe(true);
  });

  test.each(['小さい子供に安全 吊るす 庭', 'child safe hanging plants for a garden', '猫に安全 吊るす 庭'])(
    '%s: no need brings back what may harm',
    (query) => {
      const found = search(query).products;
      expect(found).not.toEqual([]);
      for (const { aiTags } of found) expect(aiTags).toContain(701);
    },
  );

  test('a display that names goods stays their name beside no goods, and by a word for the goods alone', () => {
    for (const query of ['紅葉 おすすめ', 'autumn leaves', 'モミジの植物', 'maple plants'])
      expect(matches(query)).not.toContain('tree-juneberry');
    for (const query of ['紅葉する植物', 'fall foliage plants'])
      expect(matches(query)).toContain('tree-juneberry');
    for (const query of ['紅葉 盆栽', 'autumn foliage bonsai'])
      expect(handles(query, 4)).toContain('bonsai-keyaki');
  });
});

describe('[SEARCH-05] what a query names beside a place, a leaf or a pot', () => {
  const needs = (query: string) => search(query).needs.map(({ text }) => text);

  test.each([
    ['会社の受付', '受付'],
    ['カフェみたいな部屋', 'カフェ'],
    ['a room like a lobby', 'lobby'],
  ])('%s: a venue is the place where nothing names goods', (query, venue) => {
    expect(needs(query)).toContain(venue);
    expect(search(query).total).toBeGreaterThan(0);
  });

  test.each(['棚', '壁', 'カフェ'])('%s: furniture and venues alone are none', (query) => {
    expect(needs(query)).toEqual([]);
  });

  test('葉っぱがきれい: leaves are those of foliage plants, and where something else is asked they only rank', () => {
    expect(first('葉っぱがきれいなやつ', 5).every(({ tags }) => tags.includes('観葉植物'))).toBe(true);
    expect(matches('葉っぱのバジル')[0]).toBe(matches('バジル')[0]);
    expect(search('葉っぱが黄色い').total).toBe(0);
  });

  test('紫の花 鉢植え: what grows in a pot comes before cut flowers', () => {
    const cut = first('ピンクの花 鉢植え', 24).map(({ tags }) => tags.includes('切り花・花束'));
    expect(cut).toContain(false);
    expect(cut.slice(0, cut.filter((isCut) => !isCut).length)).not.toContain(true);
  });

  test.each(['背の低い観葉植物', '背が低い観葉植物'])('%s: is a small one', (query) => {
    expect(search(query).dropped).toEqual([]);
    expect(search(query).total).toBe(search('小さい観葉植物').total);
  });
});

describe('[SEARCH-05] words that praise', () => {
  test.each(['きれいなもの', '可愛い', 'something beautiful', 'すてきなやつ'])(
    '%s: any goods, the popular ones first',
    (query) => {
      expect(search(query).total).toBe(index.products.size);
      const ranks = first(query, 10).map(index.rankOf.bind(index));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    },
  );

  test.each(['きれいな自転車', 'すごい映画', 'lovely shoes'])(
    '%s: no word of goods beside it, nothing',
    (query) => {
      expect(search(query).total).toBe(0);
    },
  );
});

describe('[SEARCH-05] leaves of what is wanted, and of a plant that is ill', () => {
  test.each(['葉に穴のあいた植物', '葉っぱに穴のある観葉植物'])(
    '%s: plants with such leaves, and no help',
    (query) => {
      expect(first(query, 12).flatMap(({ tags }) => tags)).not.toContain('園芸用品');
      expect(handles(query, 1)).toEqual(['monstera-deliciosa']);
      expect(search(query).places.map(({ path }) => path)).not.toContain('/pages/premium-support');
    },
  );

  test('葉に穴があいてしまった: help', () => {
    expect(search('葉に穴があいてしまった').places.map(({ path }) => path)).toContain(
      '/pages/premium-support',
    );
  });
});
