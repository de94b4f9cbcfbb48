import { NO_SEARCH_DICTIONARY, parseSearchDictionary } from '@shop/rules/brand/search-dictionary';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';

describe('[SEARCH-05] concepts: what people say, by the facts of the catalogue', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });
  const first = (query: string, count: number) => shop.search(query).products.slice(0, count);

  test('goods with more of the facts that suit a place come first', () => {
    for (const { tags } of first('和室に合う植物', 4))
      expect(tags.some((tag) => ['盆栽', 'ドライ盆栽', '苔玉', '枝もの'].includes(tag))).toBe(true);
    for (const { aiTags } of first('plants for the back of my top shelf', 4)) expect(aiTags).toContain(405);
  });

  test('a fact behind a minus comes last: nothing rooted for the sick', () => {
    for (const { tags } of first('お見舞いの花', 6)) expect(tags).toContain('切り花・花束');
  });

  test('who is given something, without a word for a gift', () => {
    for (const { tags, aiTags } of first('上司に', 6))
      expect(tags.includes('ギフト') || aiTags.some((tag) => tag > 600 && tag < 606)).toBe(true);
  });

  test('an English phrase means the same in another form of its verb, and with a determiner', () => {
    const facts = (query: string) => shop.search(query).needs.map((need) => need.facts);
    const [hardy] = facts('kill plants');
    expect(hardy).toBeDefined();
    for (const query of ['I keep killing my plants', 'she killed every plant', 'he kills all his plants'])
      expect(facts(query), query).toEqual([hardy]);
    expect(facts('all my plants')).toEqual([]);
    expect(facts('plants for the bedroom')).toEqual(facts('bedroom'));
  });

  test.each(['カフェに置きたい', 'カフェ 観葉植物', 'plants for a cafe', '美容室の入口'])(
    '%s: a venue is a place beside a word of position, or of goods',
    (query) => {
      expect(shop.search(query).total).toBeGreaterThan(20);
    },
  );

  test.each(['カフェ アルバイト', 'cafe menu', 'shelf brackets', '本棚', '社長 年収', 'boyfriend jeans'])(
    '%s finds nothing: its thing is not sold here',
    (query) => {
      expect(shop.search(query).total).toBe(0);
    },
  );

  test('a time of planting is that of the facts, not of flowers', () => {
    const handles = (query: string, count: number) => first(query, count).map(({ handle }) => handle);
    expect(handles('秋に植える花', 8)).toEqual(expect.arrayContaining(['flower-pansy', 'flower-habotan']));
    expect(handles('what to plant in november', 8)).not.toContain('flower-petunia');
    expect(handles('4月に植える野菜', 6)).toContain('veg-nasu');
    // What is potted is planted already.
    expect(handles('春の鉢植え', 12)).not.toEqual(handles('春に植える', 12));
  });

  test('a form of a filler word is none of a need that begins alike: 育てて, 育てやすくて', () => {
    const needs = (query: string) => shop.search(query).needs.map(({ text }) => text);
    expect(needs('ベランダで育てて楽しみたい')).toEqual(['ベランダ']);
    expect(needs('育てやすくて小さい')).toEqual(['育てやすくて', '小さい']);
  });

  test('what a query cannot stand is a need for its lack', () => {
    const [need] = shop.search('コバエがダメ').needs;
    expect(need?.facts).toMatchObject({ aiTags: [{ childId: 305 }] });
    for (const { tags } of first('土さわりたくない', 4)) expect(tags).not.toContain('土・肥料');
  });

  test('about a number is no need, and a stop word is no form of a short word: くらい of 暗い, looking of loo', () => {
    expect(shop.search('パキラ 6号くらい').needs).toEqual([]);
    expect(shop.search("I'm looking for a pot").needs).toEqual([]);
  });

  test('what goes on in the heat withstands it', () => {
    const handles = first('猛暑でもへばらない花', 12).map(({ handle }) => handle);
    expect(handles[0]).toBe('flower-zinnia');
  });

  test('a phrase with a need finds what meets it, though other words of it are unknown', () => {
    expect(shop.search('車庫の横の日の当たらない地面に').total).toBeGreaterThan(0);
    expect(shop.search('プリンターのインク').total).toBe(0);
  });

  test('whether something may be put into the mouth is a need for what is edible', () => {
    expect(shop.search('コーヒーの実は口にしてもいいの').unchecked).toMatchObject([{ safety: 'edible' }]);
  });

  test('who is given something excludes nothing that the query names', () => {
    const { products } = shop.search('garden trees for my parents');
    expect(products.some(({ tags }) => tags.includes('庭木') && !tags.includes('ギフト'))).toBe(true);
  });

  test('a row of the table has the facts of its kinds', () => {
    const { concepts } = parseSearchDictionary(NO_SEARCH_DICTIONARY, undefined, undefined, [
      { words: 'bath/風呂', any: ['2.201', '#shade', 'fern'], ranks: ['4.401', '-4.404'], use: true },
    ]);
    expect(concepts).toEqual([
      {
        words: ['bath', '風呂'],
        aiTags: ['2.201'],
        tags: ['shade'],
        names: ['fern'],
        ranks: ['4.401', '-4.404'],
        use: true,
      },
    ]);
  });
});
