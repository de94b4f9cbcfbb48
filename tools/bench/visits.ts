import { readMetrics } from '../../scripts/testing/read-metrics';
import { BENCH_PAGES, type BenchPart } from './bench-session';
import { withPlatformDelay } from './platform-delay';

/** Page views of the measurement; given for a thousand. */
const VIEWS = 1000;
const AT_ONCE = 8;

/** What a thousand page views cost the shop: its processor, its memory, the platform, the line. */
export const measureVisits: BenchPart = async ({ shop }) => {
  const paths = BENCH_PAGES.map(({ path }) => encodeURI(path));
  const view = async (at: number) => {
    const response = await fetch(shop.shopUrl + paths[at % paths.length]);
    if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
  for (const at of paths.keys()) await view(at);
  const { before, after, bytes, calls } = await withPlatformDelay(shop, 0, async (countCalls) => {
    const before = await readMetrics(shop.shopUrl);
    let bytes = 0;
    let next = 0;
    const shopper = async () => {
      while (next < VIEWS) {
        next += 1;
        const sent = await view(next);
        bytes += sent;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, shopper));
    return { before, after: await readMetrics(shop.shopUrl), bytes, calls: await countCalls() };
  });
  return [
    {
      title: `${VIEWS} page views of one process`,
      figures: [
        {
          id: 'visits.processor',
          name: 'processor',
          value: (after.processor - before.processor) * 1000,
          unit: 'ms',
        },
        { id: 'visits.calls', name: 'calls of the platform', value: calls, unit: '' },
        { id: 'visits.bytes', name: 'pages, unpacked', value: bytes / 1_000_000, unit: 'MB', digits: 1 },
        {
          id: 'visits.memory',
          name: 'resident memory after it',
          value: after.memory / 1_000_000,
          unit: 'MB',
        },
      ],
    },
  ];
};
