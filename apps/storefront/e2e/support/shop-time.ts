import type { Page } from '@playwright/test';

/** Sets the time for the shopper and the shop: the form calculates days from the shop's time. */
export async function setTime(page: Page, now: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await setShopTime(page, () => Date.parse(now));
}

/** Sets the shop's time in its responses. @param now in milliseconds, called per response */
export async function setShopTime(page: Page, now: () => number | Promise<number>): Promise<void> {
  await page.route('**/api/invalid-date-products?*', async (route) => {
    const response = await route.fetch();
    const date = new Date(await now()).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
