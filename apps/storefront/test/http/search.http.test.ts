import { expect, test } from 'vitest';
import { askShop } from '../support/ask-shop';

/** Product URLs of a result page, in order. */
async function productsOf(q: string): Promise<string[]> {
  const html = await (await askShop(`/search?${new URLSearchParams({ q })}`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [
    ...new Set([...main.matchAll(/<article.*?href="(\/products\/[^"?]+)/gs)].map(([, path = '']) => path)),
  ];
}

test('[SEARCH-03] readings, kanji, aliases, romaji and typos rank the intended plant first', async () => {
  const found: [query: string, first: RegExp][] = [
    ['サンセベリア', /sansevieria/],
    ['虎の尾', /sansevieria/],
    ['かんようしょくぶつ', /monstera|pachira|umbellata/],
    ['ぼんさい', /bonsai/],
    ['こちょうらん', /phal/],
    ['紫陽花', /ajisai/],
    ['薔薇', /rose/],
    ['仙人掌', /cactus/],
    ['モンスタラ', /monstera/],
    ['Monstra', /monstera/],
    ['gajumaru', /gajumaru/],
    ['ｴｹｳﾞｪﾘｱ', /echeveria/],
    ['snake plant', /sansevieria/],
    ['土', /soil/],
  ];
  for (const [query, first] of found) expect((await productsOf(query))[0], query).toMatch(first);
  // Soil products rank before products that only mention soil, such as fertilizers and meters.
  const all = await productsOf('土');
  const soils = all.filter((path) => path.includes('/soil-'));
  expect(soils.length).toBeGreaterThan(8);
  expect(all.slice(0, soils.length)).toEqual(soils);
  expect(all.length).toBeLessThan(15);
});
