import type { Locator, Page } from '@playwright/test';

/**
 * Blocks the checkout from loading: the leaving page stays, as on a slow network.
 * @returns requested URLs
 */
export async function holdCheckout(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.route(/\/checkouts\//, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return opened;
}

/** Simulates a restore of the page from the back/forward cache. */
export async function pageShow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** Two presses of one button before the page is rendered again. */
export async function pressTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
