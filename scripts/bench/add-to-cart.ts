import type { Browser } from 'playwright';

/** How an add to the cart feels while the platform is slow. */
export interface AddToCartFigures {
  /** Frames drawn from the press until the added line stands on the screen. */
  readonly framesUntilShown: number;
  readonly millisecondsUntilShown: number;
  /** Calls to the platform for one add, by operation. */
  readonly calls: Readonly<Record<string, number>>;
}

interface Seen {
  frames: number;
  milliseconds: number;
}

/**
 * Presses the button of a product page with a platform that answers `latencyMs` late.
 * @param platformUrl a platform with faults switched on
 * @param words of the button and of the dialog's title, from the shop's messages
 */
export async function measureAddToCart(
  browser: Browser,
  productUrl: string,
  platformUrl: string,
  words: { addToCart: string; added: string },
  latencyMs: number,
): Promise<AddToCartFigures> {
  const faults = `${platformUrl}/__faults`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(productUrl, { waitUntil: 'networkidle' });
    await fetch(faults, { method: 'DELETE' });
    await fetch(faults, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ latencyMs }),
    });
    // The compiler names inner functions through this helper, which the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate((title) => {
      const seen = new Promise<Seen>((resolve) => {
        addEventListener(
          'click',
          () => {
            const pressed = performance.now();
            let frames = 0;
            const look = () => {
              frames += 1;
              const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')];
              if (dialogs.some((dialog) => dialog.textContent?.includes(title))) {
                resolve({ frames, milliseconds: performance.now() - pressed });
              } else {
                requestAnimationFrame(look);
              }
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { seen });
    }, words.added);
    await page.getByRole('button', { name: words.addToCart }).first().click();
    const seen = await page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen);
    // The answer is on its way; the calls are complete when it has come.
    await page.waitForFunction(() => document.cookie.includes('cart_id='));
    const { calls } = (await (await fetch(faults)).json()) as { calls: Record<string, number> };
    return { framesUntilShown: seen.frames, millisecondsUntilShown: seen.milliseconds, calls };
  } finally {
    await fetch(faults, { method: 'DELETE' });
    await context.close();
  }
}
