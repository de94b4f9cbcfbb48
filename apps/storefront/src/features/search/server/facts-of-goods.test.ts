import { factsSchema } from '@shop/fixtures/catalogue/facts';
import { NO_FACTS } from '@shop/rules/product/product-facts';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { termsOfFacts } from './facts-of-goods';
import { CLAIM_MARK } from './word-forms';

let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
beforeAll(async () => {
  shop = await indexedCatalogue();
});

const first = (query: string, count: number) => shop.first(query, count).map(({ handle }) => handle);

describe('[SEARCH-05] what is known of goods by their kind', () => {
  test('every plant of the catalogue has facts, but what is chosen from many', () => {
    const { mainGoods } = shopBrand().searchDictionary ?? {};
    const isPlant = (tags: readonly string[]) => !tags.some((tag) => mainGoods?.notTags.includes(tag));
    const without = shop.products.flatMap(({ handle, tags, facts }) =>
      isPlant(tags) && facts === NO_FACTS ? [handle] : [],
    );
    expect(without.sort()).toEqual(['cut-omakase', 'gift-card-egift']);
  });

  test('each fact is a colour, a part, a display or a claim of the phrases', () => {
    const { claims = [], colours, seasons } = shopBrand().searchDictionary?.phrases ?? {};
    const [parts, hues] = [colours?.parts, colours?.hues].map((all) => all?.map(({ name }) => name) ?? []);
    const displays = [...(seasons?.displays ?? []).map(({ name }) => name), seasons?.planted];
    // Those of the grammar: what is withstood, liked or lacking.
    const isTrait = (trait: string) =>
      claims.some(({ term }) => term === trait) || /^(?:強|好|無|有) \S+$/u.test(trait);
    for (const { handle, facts } of shop.products) {
      for (const { part, hues: its } of facts.colours) {
        expect(parts, handle).toContain(part);
        for (const hue of its) expect(hues, handle).toContain(hue);
      }
      for (const { display } of facts.times) expect(displays, handle).toContain(display);
      expect(
        facts.traits.filter((trait) => !isTrait(trait)),
        handle,
      ).toEqual([]);
    }
  });

  test('months wrap around the year; a month of no year is refused by its name', () => {
    const { a } = factsSchema.parse({ a: { months: { 花: '11-2,5' } } });
    expect(a?.times).toEqual([{ display: '花', months: [11, 12, 1, 2, 5] }]);
    const refused = factsSchema.safeParse({ a: { months: { 花: '0-13' } } });
    expect(refused.error?.issues[0]?.path).toEqual(['a', 'months', '花']);
  });

  test('a display lasts from the least months of its claim on', () => {
    const claims = shopBrand().searchDictionary?.phrases?.claims ?? [];
    const lasting = claims.flatMap(({ term, lasting }) =>
      lasting === undefined ? [] : [{ term, ...lasting }],
    );
    expect(lasting).not.toEqual([]);
    for (const { term, display, months: least } of lasting) {
      const isTold = (length: number) => {
        const months = Array.from({ length }, (_, month) => month + 1);
        return termsOfFacts({ ...NO_FACTS, times: [{ display, months }] }, '').has(`${CLAIM_MARK}${term}`);
      };
      expect([least - 1, least, least + 1].map(isTold), term).toEqual([false, true, true]);
    }
  });

  test('a display that the text does not mention weighs less, and months of one season more than of many', () => {
    const facts = {
      ...NO_FACTS,
      times: [
        { display: '実', months: [6] },
        { display: '花', months: [5, 6, 7, 8] },
      ],
    };
    const terms = termsOfFacts(facts, '赤い実が熟します。');
    expect(terms.get('!実 6月')).toBeGreaterThan((terms.get('!花 6月') ?? 0) * 2);
    expect(terms.has('!実 夏')).toBe(true);
    // Of the season of flowers the texts say enough.
    expect(terms.has('!花 夏')).toBe(false);
  });

  test('the colour of a part outweighs the tag of the whole', () => {
    expect(first('red flowers', 10)).toContain('anthurium');
    expect(first('blue or purple flowers to plant outside', 4)).toEqual(
      expect.arrayContaining(['flower-salvia-nemorosa', 'flower-pansy', 'flower-nemesia']),
    );
    expect(first('白い花', 10)).not.toContain('cactus-tamaokina');
  });

  test.each([
    ['針葉樹', ['tree-goldcrest', 'bonsai-goyomatsu', 'bonsai-kuromatsu', 'bonsai-shimpaku']],
    ['perennials', ['flower-gaura', 'flower-echinacea', 'flower-salvia-nemorosa']],
    ['self-fertile fruit trees', ['fruit-fig', 'fruit-lemon']],
    ['落葉樹', ['tree-momiji', 'tree-juneberry', 'tree-hanamizuki']],
  ])('%s: what is known to be so', (query, handles) => {
    expect(first(query, 12)).toEqual(expect.arrayContaining(handles));
  });

  test('a colour that is no need of its own is that of the named part', () => {
    expect(first('紺の鉢', 6)).toEqual(expect.arrayContaining(['goods-bonsaibachi']));
    expect(first('beige pot', 6)).toEqual(expect.arrayContaining(['goods-terracotta']));
  });
});
