import type { Page } from 'playwright';
import { type BenchPart, PHONE } from './bench-session';
import { type Figure, median } from './figure';

const SLOWDOWN = 4;
/** Milliseconds that count as good for shoppers. */
const GOAL = 200;

/** What a phone's shopper presses, and on which page. */
const INTERACTIONS: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('header button:visible').first().tap() },
  {
    name: 'search',
    path: '/',
    act: (page) =>
      page.locator('header a[href="/search"]:visible, header [data-suggest]:visible').first().tap(),
  },
  {
    name: 'variant',
    path: '/products/umbellata',
    act: (page) => page.locator('[role="radio"]').nth(1).tap(),
  },
  {
    name: 'quantity',
    path: '/products/umbellata',
    act: (page) => page.locator('main [role="group"] button:not([disabled])').last().tap(),
  },
  {
    name: 'filter',
    path: '/ornamentplants',
    act: (page) => page.locator('main button:visible').first().tap(),
  },
  { name: 'heart', path: '/ornamentplants', act: (page) => page.locator('[data-favorite]').first().tap() },
];

/** How long a press keeps the next frame waiting (INP) on a slow phone. */
export const measureInteractions: BenchPart = async ({ browser, shop, runs }) => {
  const figures: Figure[] = [];
  for (const { name, path, act } of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(PHONE);
      try {
        const page = await context.newPage();
        await page.goto(shop.shopUrl + path, { waitUntil: 'networkidle' });
        const devTools = await context.newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        await page.evaluate('globalThis.__name = (named) => named');
        await page.evaluate(() => {
          const longest = { milliseconds: 0 };
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries())
              longest.milliseconds = Math.max(longest.milliseconds, duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
          Object.assign(window, { longest });
        });
        await act(page);
        // What the press keeps the page busy with is over when the page is at rest again, and observers have heard of it.
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))),
        );
        times.push(
          await page.evaluate(
            () => (window as unknown as { longest: { milliseconds: number } }).longest.milliseconds,
          ),
        );
      } finally {
        await context.close();
      }
    }
    figures.push({ id: `interaction.${name}`, name, value: median(times), unit: 'ms', goal: GOAL });
  }
  return [{ title: `From a press to the next frame (INP), processor ${SLOWDOWN} times slower`, figures }];
};
