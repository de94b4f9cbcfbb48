import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { claimsIn } from './claims-in-text';

/** The terms of Komoreno's claims. */
const EVERGREEN = '!常緑';
const FLOWERS_LONG = '!長 花';

describe('[SEARCH-05] leaves that stay, flowers that last, leaves that colour', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });

  test.each([
    ['一年中葉が落ちない木', EVERGREEN],
    ['冬も緑の庭木', EVERGREEN],
    ['常緑樹', EVERGREEN],
    ['a tree that keeps its leaves in winter', EVERGREEN],
    ['hedge that stays green year-round', EVERGREEN],
    ['長く咲く花', FLOWERS_LONG],
    ['次々に咲きます', FLOWERS_LONG],
    ['花期が長い', FLOWERS_LONG],
    ['long-blooming perennial', FLOWERS_LONG],
    ['blooms for months', FLOWERS_LONG],
  ])('%s is a claim', (text, term) => {
    expect(claimsIn(text).map((claim) => claim.term)).toContain(term);
  });

  test.each([
    '緑の葉',
    '長い葉',
    'a green pot',
    'green leaves',
    '花が長さ15cm',
    'long leaves',
    'evening flowers',
  ])('%s is none', (text) => {
    const terms = claimsIn(text).map(({ term }) => term);
    expect(terms).not.toContain(EVERGREEN);
    expect(terms).not.toContain(FLOWERS_LONG);
  });

  test('evergreen trees are trees, and none of them is bare in winter', () => {
    const handles = shop.first('tree that stays green all winter', 10).map(({ handle }) => handle);
    expect(handles).toContain('tree-olive');
    for (const bare of ['tree-momiji', 'tree-juneberry', 'tree-hanamizuki', 'fruit-kaki-fuyu'])
      expect(handles).not.toContain(bare);
  });

  test('what is known to flower for months needs no text', () => {
    const first = shop.first('flowers that bloom for a long time', 12).map(({ handle }) => handle);
    expect(first).toContain('flower-gaura');
    expect(first).not.toContain('cut-omakase');
  });

  test('coloured leaves are those of the season', () => {
    const first = shop.first('秋に葉が赤くなる植物', 4);
    for (const { handle } of first)
      expect(shop.products.find((product) => product.handle === handle)?.bodyHtml).toMatch(/紅葉|染ま/u);
  });
});
