import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test';

const PRODUCT = '/products/monstera-deliciosa';

/** The requests for the product's data, as they come. */
function watchProduct(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request)) seen.push(request.url());
  });
  return seen;
}

/** What Next's router asks for to show the product, but for the tree of its segments, which names no content. */
function isPageData(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  const isTree = request.headers()['next-router-segment-prefetch'] !== undefined;
  return pathname === PRODUCT && searchParams.has('_rsc') && !isTree;
}

test('[PERF-05] a page that is pointed at is there when it is pressed: no data and no sheet is waited for', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  const seen = watchProduct(page);
  const sheet = page.waitForResponse((response) => response.request().resourceType() === 'stylesheet');
  const data = page.waitForEvent('requestfinished', isPageData);
  const link = page.locator(`[data-list] a[href="${PRODUCT}"]`).first();
  await link.hover();
  await Promise.all([data, sheet]);
  const pictures = page.locator(`link[rel="preload"][as="image"][href*="monstera-deliciosa"]`);
  expect(await pictures.count(), 'pictures that nobody may see').toBe(0);

  seen.length = 0;
  await link.click();
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.locator('#add-to-cart')).toBeVisible();
  expect(seen).toEqual([]);
});

test('[PERF-05] where data is saved nothing is fetched that may not be shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/ornamentplants');
  const seen = watchProduct(page);
  const links = page.locator('[data-list] a[href^="/products/"]');
  const link = links.and(page.locator(`[href="${PRODUCT}"]`)).first();
  await link.dispatchEvent('touchstart');
  // Another one is fetched, by the same touch, once data is not saved any more.
  await page.evaluate(() => {
    Object.assign((navigator as Navigator & { connection: object }).connection, { saveData: false });
  });
  const other = page.waitForRequest((request) => request.url().includes('_rsc'));
  await links
    .and(page.locator(`:not([href="${PRODUCT}"])`))
    .first()
    .dispatchEvent('touchstart');
  await other;
  expect(seen).toEqual([]);
});
