import type { Locator, Page } from '@playwright/test';

/**
 * The checkout does not come: the page that leaves for it stays, as it does as long as the network takes.
 * @returns addresses that were asked for
 */
export async function holdCheckout(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.route(/\/checkouts\//, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return opened;
}

/** The browser brings the page back as it was left. */
export async function pageShow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

/** Two presses of one button that both come before the page is drawn anew. */
export async function pressTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
