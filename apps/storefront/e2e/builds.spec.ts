import type { Page } from '@playwright/test';
import { words } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'pachira-mini';

test.use({
  expectedMessages: [/404|Loading chunk|ChunkLoadError|Failed to load resource|adding to the cart/],
});

/** Opens a product's page and waits for its own code. */
async function openAlive(page: Page): Promise<void> {
  await new Shop(page).openProduct(PLANT);
  await expect(page.locator('[data-track][data-live]')).toBeAttached();
}

/** A page's in-memory state disappears with it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

/** From now on the shop lacks all code not loaded yet, as when its build was removed long ago. */
async function loseCode(page: Page): Promise<void> {
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }));
}

test('[OPS-06] page data of another build is not mixed into the page: navigation falls back to a full load', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/advisors\?_rsc=/, async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"b":"[^"]+"/, '"b":"of-another-build"');
    return route.fulfill({ response: answer, body });
  });
  await page.goto('/news');
  await mark(page);
  await page.getByRole('contentinfo').locator('a[href="/advisors"]').click();
  await expect(page).toHaveURL('/advisors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  expect(await isSamePage(page)).toBe(false);
});

test('[OPS-06] an add on a page whose build is no longer deployed reloads into the new build and completes there', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart('tool-caster');
  await openAlive(page);
  await expect(shop.badge).toHaveText('1');
  await mark(page);
  await loseCode(page);
  const reloaded = page.waitForEvent('framenavigated');
  await shop.addToCart();
  await reloaded;
  await page.unroute('**/_next/static/**');
  await page.reload();
  await expect(shop.badge).toHaveText('2');
  expect(await isSamePage(page)).toBe(false);
  await shop.openCart();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /パキラ/ })
      .first(),
  ).toBeVisible();
});

test('[OPS-06] [PERF-01] a page whose build is removed before its code is requested reloads and works', async ({
  page,
}) => {
  const shop = new Shop(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    if (loads < 2) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  await page.goto(`/products/${PLANT}`, { waitUntil: 'load' });
  await expect.poll(() => loads).toBe(2);
  await shop.addToCart();
  await shop.expectSettledAdd();
});

test('[OPS-06] a page with unsaved input is not reloaded and shows that the action failed', async ({
  page,
}) => {
  const shop = new Shop(page);
  await openAlive(page);
  const address = page.getByRole('contentinfo').getByRole('textbox').first();
  await address.fill('half@typed');
  await mark(page);
  await loseCode(page);
  await shop.addToCart();
  await expect(shop.alert).toBeVisible();
  await expect(address).toHaveValue('half@typed');
  expect(await isSamePage(page)).toBe(true);

  // The code is available again: the failed press can be retried.
  await page.unroute('**/_next/static/**');
  // In the page, or in the dialog, which may have opened meanwhile.
  await page.getByRole('main').getByRole('button', { name: words.common.retry }).click();
  await expect(shop.badge).toHaveText('1');
});
