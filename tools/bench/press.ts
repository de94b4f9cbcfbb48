import type { Browser, Page } from 'playwright';
import type { BenchPart } from './bench-session';
import { type Figure, median } from './figure';
import { withPlatformDelay } from './platform-delay';

const LATENCY_MS = 400;
const PRODUCT = '/products/monstera-deliciosa';
const ADD = '#add-to-cart';
/** Frames. */
const GOAL = 2;

/** Ways to press the button that adds to the cart. Cold: the page knew nothing of it before. */
const WAYS: readonly { name: string; id: string; isTouch?: boolean; press: (page: Page) => Promise<void> }[] =
  [
    {
      id: 'cold',
      name: 'cold, by a program as assistive technology does',
      press: (page) => page.locator(ADD).evaluate((button) => (button as HTMLElement).click()),
    },
    {
      id: 'hovered',
      name: 'by a mouse that has rested on it',
      press: async (page) => {
        await page.locator(ADD).hover();
        await page.waitForLoadState('networkidle');
        await page.locator(ADD).click();
      },
    },
    { id: 'touch', name: 'cold, by touch', isTouch: true, press: (page) => page.locator(ADD).tap() },
    { id: 'keyboard', name: 'by keyboard', press: (page) => page.locator(ADD).press('Enter') },
  ];

interface Seen {
  readonly frames: number;
  readonly milliseconds: number;
}

/** From the press on "add to cart" until the added line is on the screen, while the platform is slow. */
export const measurePresses: BenchPart = async ({ browser, shop, runs }) => {
  const figures: Figure[] = [];
  await withPlatformDelay(shop, LATENCY_MS, async () => {
    for (const { id, name, press, isTouch = false } of WAYS) {
      const seen: Seen[] = [];
      for (let run = 0; run < runs; run += 1) {
        seen.push(await pressOnce(browser, shop.shopUrl + PRODUCT, isTouch, press));
      }
      figures.push(
        {
          id: `press.${id}.frames`,
          name: `${name}: frames`,
          value: median(seen.map((one) => one.frames)),
          unit: '',
          goal: GOAL,
        },
        {
          id: `press.${id}.time`,
          name: `${name}: time`,
          value: median(seen.map((one) => one.milliseconds)),
          unit: 'ms',
        },
      );
    }
  });
  return [{ title: `Press to the line on the screen, platform ${LATENCY_MS} ms late`, figures }];
};

async function pressOnce(
  browser: Browser,
  url: string,
  isTouch: boolean,
  press: (page: Page) => Promise<void>,
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: isTouch });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    // The compiler names inner functions through this helper, which the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(() => {
      const seen = new Promise<Seen>((resolve) => {
        const listener = ({ timeStamp }: Event) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            const dialog = document.querySelector('dialog[open]');
            if (dialog?.querySelector('a[href$="/cart"]'))
              resolve({ frames, milliseconds: performance.now() - timeStamp });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', listener, { capture: true, once: true });
      });
      Object.assign(window, { seen });
    });
    await press(page);
    return await page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen);
  } finally {
    await context.close();
  }
}
