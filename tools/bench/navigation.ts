import type { BenchPart } from './bench-session';
import { quantile } from './figure';

const SLOWDOWN = 4;
const TIMES = 8;
/** A shopper looks at a card for so long before the press. Milliseconds. */
const LOOK_MS = 1200;

/** From the press on a card that was pointed at until its product is drawn, on a slow processor. */
export const measureNavigation: BenchPart = async ({ browser, shop }) => {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(`${shop.shopUrl}/ornamentplants`, { waitUntil: 'networkidle' });
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const link = page.locator('[data-list] a[href^="/products/"]').nth(at);
      await link.hover();
      await page.waitForTimeout(LOOK_MS);
      await page.evaluate('globalThis.__name = (named) => named');
      await page.evaluate(() => {
        const drawn = new Promise<number>((resolve) => {
          const listener = ({ timeStamp }: Event) => {
            // Asking for frames until the product is there would make the browser draw frames that nobody needs: 10 ms each.
            const watch = new MutationObserver(() => {
              if (document.getElementById('add-to-cart') === null) return;
              watch.disconnect();
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              // What is sent in the frame that draws the product comes when it has been drawn.
              requestAnimationFrame(() => port2.postMessage(undefined));
            });
            watch.observe(document, { childList: true, subtree: true });
          };
          addEventListener('click', listener, { capture: true, once: true });
        });
        Object.assign(window, { drawn });
      });
      await link.click();
      times.push(await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn));
    } finally {
      await context.close();
    }
  }
  return [
    {
      title: `List to product after intent, processor ${SLOWDOWN} times slower`,
      figures: [
        {
          id: 'navigation.p75',
          name: 'p75 until the product is drawn',
          value: quantile(times, 0.75),
          unit: 'ms',
          goal: 100,
        },
        { id: 'navigation.median', name: 'median', value: quantile(times, 0.5), unit: 'ms' },
      ],
    },
  ];
};
