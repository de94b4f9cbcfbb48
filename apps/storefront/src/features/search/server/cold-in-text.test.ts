import { beforeAll, describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { coldInQuery, coldOf } from './cold-in-text';

describe('[SEARCH-05] temperatures', () => {
  test('are read from the text of a product', () => {
    expect(coldOf('寒さに強く、約-5℃までなら屋外で冬を越せます。')).toBe(-5);
    expect(coldOf('発芽には20〜25℃が適し、冬は 8 ℃ 以上を保ちます。')).toBe(8);
    expect(coldOf('約−15℃まで屋外で育てられます。')).toBe(-15);
    expect(coldOf('高さが約15〜25cmです。')).toBeNull();
  });

  test.each([
    ['マイナス10度でも外で越冬できる植物', 'マイナス10度', -10],
    ['氷点下5度に耐える木', '氷点下5度', -5],
    ['plants hardy to -15 degrees', '-15 degrees', -15],
    ['survives down to 3 °C', 'down to 3 °C', 3],
    ['8度まで育つ', '8度まで', 8],
    ['10 degrees below zero', '10 degrees below zero', -10],
    ['frost-resistant herbs', 'frost-resistant', -5],
    ['freezing temperatures', 'freezing temperatures', -5],
    ['霜にあたっても平気な花', '霜にあたっても', -5],
    ['雪国の庭', '雪国', -10],
    ['stay outside in snow', 'in snow', -10],
  ])('%s is for what withstands it', (query, text, max) => {
    expect(coldInQuery(query.normalize('NFKC'))).toEqual({ text, max });
  });

  test.each(['白雪姫', 'snow white rose', '霜柱', '20度の部屋', '10 degrees', '三度咲く', '15cm-20cm'])(
    '%s names none',
    (query) => {
      expect(coldInQuery(query)).toBeNull();
    },
  );
});

describe('[SEARCH-05] a search for what withstands cold', () => {
  let shop: Awaited<ReturnType<typeof indexedCatalogue>>;
  beforeAll(async () => {
    shop = await indexedCatalogue();
  });

  test.each([
    ['マイナス15度に耐える庭木', -15],
    ['plants that stay outside in heavy snow', -10],
    ['frost proof flowers', -5],
  ])('%s finds only plants of that temperature', (query, max) => {
    const { products, needs, nearFrom } = shop.search(query);
    expect(needs.map(({ facts }) => facts)).toContainEqual({ kind: 'cold', max });
    const full = products.slice(0, nearFrom ?? undefined);
    expect(full.length).toBeGreaterThanOrEqual(3);
    for (const { cold, handle } of full)
      expect(cold ?? Number.POSITIVE_INFINITY, handle).toBeLessThanOrEqual(max);
  });

  test('nothing of the shop withstands cold beside an unknown thing', () => {
    expect(shop.search('freezing windshield').total).toBe(0);
    expect(shop.search('frost proof motorcycle').total).toBe(0);
  });
});
