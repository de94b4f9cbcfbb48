import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, words } from '../test/support/words';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'monstera-deliciosa';
const CODE = '**/_next/static/chunks/**';

/** Holds all that has such an address back until it is let go. */
async function hold(
  page: Page,
  addresses: string | RegExp,
): Promise<{ isAsked(): boolean; release(): void }> {
  let release = () => {};
  let isAsked = false;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return { isAsked: () => isAsked, release };
}

/** Disables the page's limit of four seconds for images, after which other work goes first: the machine may be slow. */
async function waitForPictures(page: Page): Promise<void> {
  await page.addInitScript((latest) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => (delay === latest ? 0 : setTimeout(work, delay)),
    });
  }, 4_000);
}

/** Browser lookups or reports after a frame. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const { locale, prefix } of sampled(LANGUAGES, 'what-is-drawn-first 1')) {
  test(`[PERF-01] [ROOM-06] @pictures the LCP image loads without contention; code and data load after it (${locale})`, async ({
    page,
  }) => {
    const code: string[] = [];
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Scripts in the head run before anything is rendered.
      if (request.resourceType() === 'script' && !pathname.startsWith('/_next/static/page/'))
        code.push(pathname);
      if (request.resourceType() === 'image') pictures.push(pathname);
    });
    const picture = await hold(page, '**/pictures/**');
    await waitForPictures(page);
    const answer = await page.goto(`${prefix}/products/${PLANT}`, { waitUntil: 'domcontentloaded' });
    const html = (await answer?.text()) ?? '';
    expect(html, 'no script of the page in its early hints').not.toMatch(
      /<script[^>]+src="\/_next\/static\/chunks\/(?!polyfills)/,
    );
    expect(html, 'nor the page data').not.toContain('__next_f');
    await expect.poll(picture.isAsked).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(code, 'while the image is loading').toEqual([]);
    const ofRoom = () => pictures.filter((path) => path.includes(`/room/${PLANT}`));
    expect(ofRoom(), 'and no image outside the viewport').toEqual([]);
    picture.release();
    await expect.poll(() => ofRoom().length, 'the plant and its shadow').toBe(2);
    await expect.poll(() => code.filter((path) => path.startsWith('/page-data/')).length).toBe(1);
    const hidden = page.locator('[data-track] > li:nth-child(3) img');
    await expect(hidden, 'resources below the fold follow').toHaveJSProperty('complete', true);
  });
}

test('[PERF-01] @pictures the LCP image of the home page loads without contention; images below load after it', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  // That of the month (SEASON-01).
  const hero = await hold(page, /\/pictures\/.*(?:\/site\/hero\.|_cover\.|\/banner_1\.)/);
  await waitForPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofProducts = () => pictures.filter((path) => path.includes('/products/'));
  await twoFrames(page);
  expect(ofProducts(), 'while it is loading').toEqual([]);
  hero.release();
  await expect.poll(() => ofProducts().length).toBeGreaterThan(2);
});

test('[PERF-01] @mobile @pictures images in the first viewport of an empty cart load before code and content below the fold', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/') || pathname.startsWith('/_next/static/chunks/'))
      asked.push(pathname);
  });
  const pictures = await hold(page, '**/pictures/**');
  await waitForPictures(page);
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect.poll(pictures.isAsked).toBe(true);
  await twoFrames(page);
  const first = [...asked];
  expect(first.filter((path) => path.startsWith('/_next/'))).toEqual([]);
  pictures.release();
  await expect(page.locator('html:not([data-starting])')).toBeAttached();
  await expect.poll(() => asked.length).toBeGreaterThan(first.length);
});

for (const path of ['/', '/ornamentplants', '/cart', `/products/${PLANT}`]) {
  test(`[PERF-01] @mobile @pictures lazy images cause no layout shift when they load (${path})`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html:not([data-starting])')).toBeAttached();
    await expect(page.locator('#main img[loading]').first()).toHaveJSProperty('complete', true);
    await twoFrames(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe('of a page whose entry script is missing', () => {
  test.use({ expectedMessages: [/404/] });

  test('[PERF-01] it reloads and works', async ({ page }) => {
    let asked = 0;
    await page.route('**/_next/static/page/**', async (route) => {
      asked += 1;
      if (asked === 1) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    const shop = new Shop(page);
    await page.goto(`/products/${PLANT}`, { waitUntil: 'load' });
    await expect.poll(() => asked).toBe(2);
    await shop.addToCart();
    await shop.expectSettledAdd();
  });
});

test.describe('of a page whose data is missing', () => {
  test.use({ expectedMessages: [/page-data.*404|404.*page-data/] });

  test('[PERF-01] it reloads and works', async ({ page }) => {
    let gone = 0;
    await page.route('**/page-data/**', async (route) => {
      gone += 1;
      // Requested, then retried: nothing has it.
      if (gone <= 2) await route.fulfill({ status: 404 });
      else await route.continue();
    });
    const shop = new Shop(page);
    await page.goto(`/products/${PLANT}`, { waitUntil: 'load' });
    await expect.poll(() => gone).toBe(3);
    await shop.addToCart();
    await shop.expectSettledAdd();
  });

  test('[PERF-01] it reloads once, without a loop', async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    let askedAgain = 0;
    await page.route('**/page-data/**', async (route) => {
      if (loads > 1) askedAgain += 1;
      await route.fulfill({ status: 404 });
    });
    await page.goto(`/products/${PLANT}`, { waitUntil: 'load' });
    await expect.poll(() => loads).toBe(2);
    // Requested and retried: it stays.
    await expect.poll(() => askedAgain).toBeGreaterThanOrEqual(2);
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[PERF-02] [FAV-01] [PROD-05] clicks before hydration show feedback at once and are replayed after it', async ({
  page,
}) => {
  const code = await hold(page, CODE);
  const shop = new Shop(page);
  await page.goto(`/products/${PLANT}`, { waitUntil: 'domcontentloaded' });
  const heart = page.locator('h1 + div [data-favorite]');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const more = page.getByRole('button', { name: words.aria.quantityUp });
  await more.click();
  const add = page.getByRole('button', { name: words.product.addToCart }).first();
  await add.click();
  await expect(add).toHaveCSS('cursor', 'progress');
  await expect(shop.dialog).toHaveCount(0);
  code.release();
  await shop.expectSettledAdd();
  await expect(shop.badge, 'one more, then added').toHaveText('2');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[PERF-02] @mobile the menu, the search and navigation work before hydration', async ({ page }) => {
  await hold(page, CODE);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: words.aria.openMenu }).click();
  const menu = page.getByRole('dialog', { name: words.menu.title });
  await expect(menu).toBeVisible();
  await menu.getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("[PERF-03] @pictures images come from the storefront's origin, in the newest format that the browser accepts", async ({
  page,
  baseURL,
}) => {
  const pictures: { origin: string; status: number; type: string | undefined }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || response.url().startsWith('data:')) return;
    const { origin, pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/'))
      pictures.push({ origin, status: response.status(), type: response.headers()['content-type'] });
    else expect(origin, pathname).toBe(baseURL);
  });
  await page.goto('/ornamentplants');
  await expect(page.locator('#main article img').first()).toHaveJSProperty('complete', true);
  await expect.poll(() => pictures.length).toBeGreaterThan(2);
  for (const picture of pictures)
    expect(picture).toEqual({ origin: baseURL, status: 200, type: 'image/avif' });
});
