import type { BrowserContext } from 'playwright';
import { BENCH_PAGES, type BenchPart, PHONE } from './bench-session';
import type { Figure } from './figure';

/** A slow mobile line, as Lighthouse has it: bytes a second and milliseconds. */
const LINE = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };

/** How much of a page moves while it comes over a slow line with nothing cached, fonts too (CLS). */
export const measureShifts: BenchPart = async ({ browser, shop }) => {
  const figures: Figure[] = [];
  for (const { name, path } of BENCH_PAGES) {
    const context = await browser.newContext(PHONE);
    try {
      figures.push({
        id: `shift.${name}`,
        name: name === 'cart' ? 'cart, empty' : name,
        value: await shiftOf(context, shop.shopUrl + path),
        unit: '',
        digits: 3,
        goal: 0,
      });
    } finally {
      await context.close();
    }
  }
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(`${shop.shopUrl}/products/monstera-deliciosa`, { waitUntil: 'networkidle' });
    await page.locator('#add-to-cart').tap();
    await page.waitForFunction(() => document.cookie.includes('cart_id='));
    await page.close();
    figures.push({
      id: 'shift.cart-filled',
      name: 'cart, filled',
      value: await shiftOf(context, `${shop.shopUrl}/cart`),
      unit: '',
      digits: 3,
      goal: 0,
    });
  } finally {
    await context.close();
  }
  return [{ title: 'Layout shift on a slow line (CLS)', figures }];
};

async function shiftOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate('globalThis.__name = (named) => named');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await page.close();
  return shift;
}
