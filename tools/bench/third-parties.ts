import type { Browser } from 'playwright';
import { freePort } from '../../scripts/database/free-port';
import { type BenchPart, PHONE } from './bench-session';
import { type Figure, median } from './figure';

const SLOWDOWN = 4;
const TAG_MANAGER_URL = 'https://tags.example/gtm.js?id=GTM-BENCH';

/**
 * A tag manager as merchants have them, and worse: it keeps the page busy for 300 ms when it comes, for 50 ms with each event it is told, and
 * for 30 ms each second.
 */
const HEAVY_TAG_MANAGER = `(() => {
  window.tagManagerAt = performance.now();
  const busy = (milliseconds) => { const end = performance.now() + milliseconds; while (performance.now() < end); };
  busy(300);
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { busy(50); return push(...entries); };
  setInterval(() => busy(30), 1000);
})();`;

/** Milliseconds that a page with it may be slower than one without. */
const GOALS = { press: 50, picture: 0 } as const;

interface Sight {
  /** From a press on a heart to the next frame. */
  readonly press: number;
  /** The largest picture or text (LCP). */
  readonly picture: number;
  /** Whether the tag manager ran before it. */
  readonly isPictureLast: boolean;
}

/** What a heavy tag manager, allowed by a shopper who comes back, does to a product's page, beside a shopper who refused it (ANA-04). */
export const measureThirdParties: BenchPart = async ({ browser, shop, runs }) => {
  const shopUrl = await shop.system.startAnotherShop(await freePort(), { TAG_MANAGER_URL });
  const without: Sight[] = [];
  const beside: Sight[] = [];
  // The same process for both: one that has served nobody would count as the tag manager's doing.
  await look(browser, shopUrl, 'denied');
  for (let run = 0; run < runs; run += 1) {
    without.push(await look(browser, shopUrl, 'denied'));
    beside.push(await look(browser, shopUrl, 'granted'));
  }
  const figures = (['press', 'picture'] as const).map((kind): Figure => {
    const of = (sights: readonly Sight[]) => median(sights.map((sight) => sight[kind]));
    return {
      id: `third-parties.${kind}`,
      name:
        kind === 'press'
          ? 'a press waits longer for its frame (INP)'
          : 'the largest picture comes later (LCP)',
      value: of(beside) - of(without),
      unit: 'ms',
      goal: GOALS[kind],
    };
  });
  figures.push({
    id: 'third-parties.first',
    name: 'loads in which it runs before the largest picture is drawn',
    value: beside.filter(({ isPictureLast }) => isPictureLast).length,
    unit: '',
    goal: 0,
  });
  return [{ title: `What a heavy tag manager costs, processor ${SLOWDOWN} times slower`, figures }];
};

async function look(browser: Browser, shopUrl: string, consent: 'granted' | 'denied'): Promise<Sight> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies([{ name: 'analytics_consent', value: consent, url: shopUrl }]);
    await context.route('https://tags.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: HEAVY_TAG_MANAGER }),
    );
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const seen = { press: 0, picture: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.picture = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.press = Math.max(seen.press, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${shopUrl}/products/umbellata`, { waitUntil: 'networkidle' });
    const picture = await page.evaluate(() => (window as unknown as { seen: Sight }).seen.picture);
    const heart = page.locator('h1 + div [data-favorite]').first();
    // The second press finds its code here, and what the first one told.
    for (let press = 0; press < 2; press += 1) {
      await heart.tap();
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))),
      );
    }
    return await page.evaluate((picture) => {
      const { seen, tagManagerAt = Number.POSITIVE_INFINITY } = window as unknown as {
        readonly seen: Pick<Sight, 'press'>;
        readonly tagManagerAt?: number;
      };
      return { press: seen.press, picture, isPictureLast: tagManagerAt < picture };
    }, picture);
  } finally {
    await context.close();
  }
}
