import type { Page } from '@playwright/test';

/** It is that moment for the shopper and at the shop: the form reckons its days by what the shop answers. */
export async function setTime(page: Page, now: string): Promise<void> {
  await page.clock.setFixedTime(now);
  await setShopTime(page, () => Date.parse(now));
}

/** What time it is at the shop, as its answers say. @param now in milliseconds, asked for each answer */
export async function setShopTime(page: Page, now: () => number | Promise<number>): Promise<void> {
  await page.route('**/api/invalid-date-products?*', async (route) => {
    const response = await route.fetch();
    const date = new Date(await now()).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
