import { join } from 'node:path';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { METRICS_TOKEN, readMetrics } from '../../scripts/testing/read-metrics';
import { searchesItself } from '../../scripts/testing/searches-itself';
import { type ShopUnderTest, shopUnderTest } from '../../scripts/testing/shop-under-test';
import type { BenchPart } from './bench-session';
import { median } from './figure';

const MORE_PRODUCTS = 10_000;
const LIST = '/ornamentplants';
const PRODUCTS_PER_PAGE = 24;

/** What changes for a shop with ten thousand products: each page is asked for once, so that it has to be made. */
export const measureManyProducts: BenchPart = async ({ shop }) => {
  await searchesItself(shop);
  const few = await viewsOf(shop);
  const before = performance.now();
  const large = await shopUnderTest({
    logFile: join(projectRoot, 'reports/bench-large.log'),
    variables: { PLATFORM_SCALE: String(MORE_PRODUCTS), METRICS_TOKEN },
  });
  try {
    const started = performance.now() - before;
    await searchesItself(large);
    const indexed = performance.now() - before;
    const pages = await pagesOf(large);
    const last = Math.min(pages, 250);
    const many = await viewsOf(large, last);
    return [
      {
        title: `${MORE_PRODUCTS.toLocaleString('en')} products more (the shop as it is = 1)`,
        figures: [
          {
            id: 'many.deep',
            name: `page ${last} of a list, page 2 = 1`,
            value: many.deep / many.second,
            unit: 'times',
            digits: 2,
            goal: 2,
          },
          {
            id: 'many.list',
            name: 'page 2 of a list',
            value: many.second / few.second,
            unit: 'times',
            digits: 2,
            goal: 1.5,
          },
          {
            id: 'many.filter',
            name: 'filters',
            value: many.filter / few.filter,
            unit: 'times',
            digits: 2,
            goal: 1.5,
          },
          {
            id: 'many.search',
            name: 'searches',
            value: many.search / few.search,
            unit: 'times',
            digits: 2,
            goal: 1.5,
          },
          {
            id: 'many.memory',
            name: 'resident memory',
            value: many.memory / few.memory,
            unit: 'times',
            digits: 2,
            goal: 1.2,
          },
          {
            id: 'many.start',
            name: 'start with an empty database, everything filled',
            value: started / 1000,
            unit: 's',
            digits: 1,
          },
          {
            id: 'many.index',
            name: 'until it searches by its own index',
            value: indexed / 1000,
            unit: 's',
            digits: 1,
          },
        ],
      },
    ];
  } finally {
    await large.stop();
  }
};

/** Milliseconds of a page that has to be made, medians, and bytes of memory. */
interface Views {
  readonly second: number;
  readonly deep: number;
  readonly filter: number;
  readonly search: number;
  readonly memory: number;
}

async function viewsOf(shop: ShopUnderTest, last = 2): Promise<Views> {
  // Filters keep what is cached for plain lists out of it: each address is a page that nobody has seen.
  const sorts = ['price-asc', 'price-desc', 'new'];
  const words = ['ポトス', 'サボテン', 'エバーフレッシュ', 'ガジュマル', '土', '鉢'];
  return {
    second: await timeOf(
      shop,
      sorts.map((sort) => `${LIST}?p=2&sort=${sort}`),
    ),
    deep: await timeOf(
      shop,
      sorts.map((sort) => `${LIST}?p=${last}&sort=${sort}`),
    ),
    filter: await timeOf(
      shop,
      ['-3000', '3000-5000', '5000-10000'].map((price) => `${LIST}?price=${price}`),
    ),
    search: await timeOf(
      shop,
      words.map((word) => `/search?q=${encodeURIComponent(word)}`),
    ),
    memory: (await readMetrics(shop.shopUrl)).memory,
  };
}

async function timeOf({ shopUrl }: ShopUnderTest, addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const began = performance.now();
    const response = await fetch(shopUrl + address);
    await response.text();
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** How many pages the list has, by the count of products at its head. */
async function pagesOf({ shopUrl }: ShopUnderTest): Promise<number> {
  const html = await (await fetch(shopUrl + LIST)).text();
  const count = /id="list-count"[^>]*>[^0-9]*([\d,]+)/.exec(html)?.[1]?.replaceAll(',', '');
  if (count === undefined) throw new Error(`${LIST} does not show its number of products`);
  return Math.ceil(Number(count) / PRODUCTS_PER_PAGE);
}
