import type { BenchPart } from './bench-session';
import { median } from './figure';
import { withPlatformDelay } from './platform-delay';

const LATENCY_MS = 100;
/** The first of them is the first product that the process makes after its start, but for what it makes to be ready. */
const PRODUCTS = [
  'select-branch-vase',
  'veg-nasu',
  'flower-christmasrose',
  'peperomia-obtusi',
  'kit-terrarium',
];

/** What the first shopper of a product waits for. Has to be the first part: it measures a process that has served nobody. */
export const measureFirstViews: BenchPart = async ({ shop }) => {
  const views = await withPlatformDelay(shop, LATENCY_MS, async (calls) => {
    const seen: { milliseconds: number; calls: number }[] = [];
    for (const handle of PRODUCTS) {
      const before = await calls();
      const began = performance.now();
      const response = await fetch(`${shop.shopUrl}/products/${handle}`);
      await response.text();
      const milliseconds = performance.now() - began;
      if (!response.ok) throw new Error(`${handle} responded with ${response.status}`);
      seen.push({ milliseconds, calls: (await calls()) - before });
    }
    return seen;
  });
  const [first, ...next] = views;
  if (first === undefined) throw new Error('no product was requested');
  return [
    {
      title: `First view of a product ever, platform ${LATENCY_MS} ms late`,
      figures: [
        {
          id: 'first-view.cold',
          name: 'the first one of a new process',
          value: first.milliseconds,
          unit: 'ms',
          goal: 130,
        },
        {
          id: 'first-view.next',
          name: 'the next ones',
          value: median(next.map(({ milliseconds }) => milliseconds)),
          unit: 'ms',
          goal: 130,
        },
        {
          id: 'first-view.calls',
          name: 'calls of the platform for it',
          value: first.calls,
          unit: '',
          goal: 1,
        },
      ],
    },
  ];
};
