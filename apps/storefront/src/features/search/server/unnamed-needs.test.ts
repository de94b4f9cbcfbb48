import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
beforeAll(async () => {
  shop = await indexedCatalogue();
});

const first = (query: string, count: number) => shop.search(query).products.slice(0, count);
const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);
/** Child ids of AI tags. */
const PETS = 701;
const BEDROOM = 103;

describe('[SEARCH-05] whom goods must not harm', () => {
  test.each([
    'トイプードルがいる家',
    'my moggy eats leaves',
    'labrador proof plants',
    'safe for an infant and my chihuahua',
    'シェパードがいる家',
    'furry friends friendly plant',
    'petfreindly plant',
    'poisenous to cats?',
    'non toxik for kitens',
    'plants safe for cats that dont need much water',
    'ペットと暮らす',
  ])('%s: only what is checked for pets', (query) => {
    const found = shop.search(query).products;
    expect(found.length).toBeGreaterThan(9);
    expect(found.filter(({ aiTags }) => !aiTags.includes(PETS))).toEqual([]);
  });

  test.each(['ペットボトル', 'PET bottle planter'])('%s: a bottle is no pet', (query) => {
    const { unchecked, needs } = shop.search(query);
    expect([unchecked, needs]).toEqual([[], []]);
  });

  test.each(['thornless + infants', 'thornless plants safe around infants', 'トゲのない 乳児'])(
    '%s: thornless goods, below the note that they are not checked',
    (query) => {
      const { products, unchecked } = shop.search(query);
      expect(unchecked).toEqual([{ safety: 'children', words: [] }]);
      expect(products.map(({ handle }) => handle)).toEqual(
        expect.arrayContaining(['cactus-ranpo', 'cactus-kabuto', 'agave-attenuata']),
      );
      expect(products.length).toBeLessThan(9);
    },
  );

  test('words for whom goods must not harm are not left over', () => {
    expect(shop.search('safe for an infant').dropped).toEqual([]);
    expect(shop.matches('ドッグランに植える木')).toEqual(['pachira-nuri', 'kentia', 'areca']);
  });

  test('goods that may have thorns are not near those without', () => {
    expect(shop.matches('トゲが痛くないアガベ')).toEqual(['agave-attenuata']);
  });

  test('a need that is asked of goods the shop has not checked shows the least harmful below the note', () => {
    const { products, unchecked, dropped } = shop.search('no pollen bouquet for asthma');
    expect(unchecked).toEqual([{ safety: 'allergy', words: [] }]);
    expect(products.length).toBeGreaterThan(9);
    expect(products.every(({ aiTags }) => aiTags.includes(PETS))).toBe(true);
    expect(dropped).toContain('bouquet');
    expect(shop.search('hay fever medicine').total).toBe(0);
  });

  test('goods with tags of the need denied are no goods for a room without a window', () => {
    expect(handles('窓がない部屋に置く植物', 5)).toContain('zamioculcas');
    expect(handles('窓がない部屋に置く植物', 20)).not.toContain('cactus-kinshachi');
  });
});

describe('[SEARCH-05] what only texts mention ranks, and excludes nothing', () => {
  test('beside a need', () => {
    const found = first('風通しの悪い寝室の棚', 12);
    expect(found.filter(({ aiTags }) => aiTags.includes(BEDROOM)).length).toBeGreaterThan(8);
    expect(shop.search('赤いドレス').total).toBe(0);
  });
});

describe('[SEARCH-05] the colour of a part', () => {
  test('red flowers are no red cacti, and silver leaves come before grey bodies', () => {
    expect(handles('赤い花', 10)).not.toContain('cactus-hibotan');
    expect(handles('赤い花', 25)).toContain('tree-hanamizuki');
    expect(handles('赤い花', 25)).toContain('anthurium');
    expect(handles('銀色の葉', 8)).toEqual(expect.arrayContaining(['tree-olive', 'fruit-feijoa']));
    expect(handles('銀色の葉', 5)).not.toContain('cactus-ranpo');
  });
});

describe('[SEARCH-05] how goods grow, and the air that they stand', () => {
  test.each([
    ['成長がゆっくりな植物', 'kentia'],
    ['easy to propagate', 'graptopetalum-oborozuki'],
    ['洗面所 湿気多い', 'nephrolepis'],
    ['エアコン直撃の部屋でも育つ', 'clusia'],
    ['受験生へのお守り 縁起物', 'crassula-kanenonaruki'],
    ['夏のグリーンカーテン', 'fruit-kiwi-hayward'],
  ])('%s', (query, handle) => {
    expect(handles(query, 4)).toContain(handle);
  });

  test('カラフル is not made of フル, nor ビューティフル', () => {
    expect(shop.search('ビューティフルな葉').total).toBe(0);
  });
});

describe('[SEARCH-05] prices, occasions and kinds that are ruled out', () => {
  test('a coin is a price, and about an amount the nearest comes first', () => {
    const cheap = shop.search('ワンコインで買えるもの');
    expect(cheap.total).toBeGreaterThan(9);
    expect(cheap.products.every(({ prices }) => Math.min(...prices) <= 500)).toBe(true);
    const away = first('5000円前後の観葉植物', 3).map(({ prices }) =>
      Math.min(...prices.map((price) => Math.abs(price - 5_000))),
    );
    expect(Math.max(...away)).toBeLessThan(1_000);
  });

  test('what wraps a gift is none, unless it is named', () => {
    expect(handles('gifts under 2000 yen', 12)).not.toContain('wrapping-service');
    expect(handles('ギフトラッピング', 1)).toEqual(['wrapping-service']);
  });

  test.each(['美容室オープンのお祝い', 'レストラン開業のプレゼント', '友人の引っ越しのお祝い'])(
    '%s is an occasion',
    (query) => {
      expect(
        first(query, 5).filter(({ aiTags }) => aiTags.includes(602) || aiTags.includes(603)).length,
      ).toBe(5);
    },
  );

  test('no flowers: neither pots nor bunches of them', () => {
    const tags = first('花以外のプレゼント', 10).flatMap(({ tags: of }) => of);
    expect(tags).toContain('ギフト');
    for (const tag of ['花苗', '鉢花', '切り花・花束']) expect(tags).not.toContain(tag);
  });

  test('a holiday finds what its texts recommend, then what flowers in its season', () => {
    expect(handles('お正月に飾りたい', 1)).toEqual(['flower-habotan']);
    expect(handles('クリスマスに飾りたい', 8)).toEqual(
      expect.arrayContaining(['cactus-shakoba', 'tree-goldcrest', 'pot-poinsettia', 'pot-cyclamen']),
    );
    expect(handles('年末年始に飾る花', 5)).not.toContain('flower-zinnia');
  });

  test('letters of a name in another order, and a dress for which no plant is sold', () => {
    expect(shop.search('モステンラ').correction).toBe('モンステラ');
    expect(shop.search('wedding dress').total).toBe(0);
    expect(shop.search('wedding flowers').total).toBeGreaterThan(3);
  });
});
