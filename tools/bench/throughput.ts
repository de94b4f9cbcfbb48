import autocannon from 'autocannon';
import { BENCH_PAGES, type BenchPart } from './bench-session';
import type { Figure } from './figure';

const CONNECTIONS = 32;
const SECONDS = 6;
/** The id of no cart: throughput with a cart cookie must not differ, whatever stands in it. */
const CART_COOKIE = `cart_id=${Buffer.from('gid://shopify/Cart/bench?key=bench').toString('base64')}; cart_count=3`;
/** What crawlers and campaigns hang on addresses. */
const RANDOM_QUERIES = 500;

/** Requests a second of one process, as ratios to the floor in the same minute. */
export const measureThroughput: BenchPart = async ({ shop, floorUrl }) => {
  const figures: Figure[] = [];
  for (const { name, path } of BENCH_PAGES.filter(({ name }) => name !== 'search' && name !== 'cart')) {
    const url = `${shop.shopUrl}${path}`;
    const floor = await requestsPerSecond(floorUrl, ['/']);
    const plain = await requestsPerSecond(url, [path]);
    const withCart = await requestsPerSecond(url, [path], { cookie: CART_COOKIE });
    figures.push(
      {
        id: `throughput.${name}`,
        name: `${name}: requests a second`,
        value: plain / floor,
        unit: 'of the floor',
        digits: 2,
        goal: 1,
        isHigherBetter: true,
      },
      {
        id: `throughput.${name}.cart`,
        name: `${name}: with a cart's cookie`,
        value: withCart / floor,
        unit: 'of the floor',
        digits: 2,
        isHigherBetter: true,
      },
    );
  }
  const path = '/ornamentplants';
  const plain = await requestsPerSecond(shop.shopUrl, [path]);
  const queries = Array.from(
    { length: RANDOM_QUERIES },
    (_, at) => `${path}?utm_source=${at}&x=${at * 7919}`,
  );
  const crawled = await requestsPerSecond(shop.shopUrl, queries);
  figures.push({
    id: 'throughput.crawler',
    name: 'time of a request with a random query, plain ones = 1',
    value: plain / crawled,
    unit: 'times',
    digits: 2,
    goal: 1.1,
  });
  return [{ title: `Requests a second, ${CONNECTIONS} connections`, figures }];
};

/** @throws Error when an answer is not 2xx */
async function requestsPerSecond(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  const shoot = (duration: number) =>
    autocannon({
      url: new URL(origin).origin,
      requests: paths.map((path) => ({ method: 'GET' as const, path: encodeURI(path), headers })),
      duration,
      connections: CONNECTIONS,
    });
  await shoot(1);
  const result = await shoot(SECONDS);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${paths[0]}: ${result.non2xx} responses were not 2xx and ${result.errors} requests failed`,
    );
  return result.requests.average;
}
