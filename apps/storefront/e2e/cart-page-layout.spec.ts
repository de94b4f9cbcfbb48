import type { Page } from '@playwright/test';
import type { PlatformApi } from '../test/support/platform-api';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, words, wordsOf } from '../test/support/words';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = 'pachira-mini';
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Throttles the network to a slow mobile connection: later loads are very late. */
async function slowLine(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** From now on, every opened page records the headings it shows, in order. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      const text = shown.map(({ firstChild }) => firstChild?.textContent ?? '').join(' + ');
      if (text !== '' && seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenHeadings = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);

/** A cart already read by its page, without pending requests. */
async function fillAndReadCart(shop: Shop, platformApi: PlatformApi): Promise<void> {
  await shop.fillCart(PLANT);
  await expect.poll(async () => (await platformApi.calls())['CartGetById']).toBe(1);
  await shop.expectSettledCart();
}

/** The page is stable: the skeleton is gone, and two frames were rendered since. */
async function expectRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect(page.getByRole('main').getByText(words.cart.loading)).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const line of ['quick', 'slow'] as const) {
  test(`[CART-08] on a ${line} connection an empty cart renders empty at once, without layout shift`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    await watchHeadings(page);
    if (line === 'slow') await slowLine(page);
    const shop = new Shop(page);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await shop.openCart();
      await shop.expectEmptyCart();
      await expect(page.getByRole('region', { name: words.cart.recommend })).toBeVisible();
      await expectRest(page);
      expect(await layoutShifts(page), `${window.width} pixels wide`).toEqual([]);
      expect(await seenHeadings(page)).toEqual([words.cart.empty]);
    }
  });

  test(`[CART-08] on a ${line} connection a filled cart replaces its skeleton without layout shift`, async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await fillAndReadCart(shop, platformApi);
    await watchLayoutShifts(page);
    await watchHeadings(page);
    if (line === 'slow') await slowLine(page);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await platformApi.clear();
      const related = page.waitForResponse(
        (answer) => answer.request().postData()?.includes('ProductRecommendations') === true,
      );
      await page.reload();
      await shop.expectSettledCart();
      await related;
      await expect(page.getByRole('checkbox', { name: words.cart.egift })).toBeVisible();
      await expect(page.getByRole('region', { name: words.cart.recommend })).toBeVisible();
      await expectRest(page);
      expect(await layoutShifts(page), `${window.width} pixels wide`).toEqual([]);
      expect(await seenHeadings(page)).toEqual([words.cart.title]);
      expect((await platformApi.calls())['CartGetById'], 'the cart is fetched once').toBe(1);
    }
  });
}

test('[CART-08] the cart is fetched while its code is still loading', async ({ page, platformApi }) => {
  const shop = new Shop(page);
  await fillAndReadCart(shop, platformApi);
  await platformApi.clear();
  const read = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('graphql'));
  // No script file of the shop loads before the cart is requested.
  await page.route('**/_next/static/chunks/**', async (route) => {
    await read;
    await route.continue();
  });
  await page.reload();
  await shop.expectPieces(1);
  expect((await platformApi.calls())['CartGetById']).toBe(1);
});

test('[CART-13] a cart emptied in another tab is empty when its page is restored', async ({
  page,
  context,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT);
  await shop.expectSettledCart();
  await page.goto('/products/pachira-mini');
  const other = new Shop(await context.newPage());
  await other.openCart();
  await other.page
    .getByRole('button', { name: /パキラ/ })
    .first()
    .click();
  await other.expectEmptyCart();
  await other.page.close();
  await page.goBack();
  await shop.expectEmptyCart();
});

test.describe('when the platform fails', () => {
  test.use({ expectedMessages: [/500|Failed to load resource/] });

  for (const { locale, words: said } of sampled(LANGUAGES, 'cart-page-layout 1')) {
    test(`[CART-10] (${locale}) the tags of a line never widen the page`, async ({ page, platformApi }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT);
      await shop.expectSettledCart();
      const line = page.getByRole('list', { name: said.cart.title }).getByRole('listitem');
      const link = await line.getByRole('link').last().getAttribute('href');
      const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
      const expectNoScroll = async () => {
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 740 });
          expect
            .soft(
              await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth),
              `${width} pixels wide`,
            )
            .toBe(width);
        }
      };
      await platformApi.fault({ status: 500, operations: ['CartLinesUpdate'] });
      await line.getByRole('button', { name: said.aria.quantityUp }).click();
      await expect(line.getByText(said.cart.lineFailed)).toBeVisible();
      await expectNoScroll();
      await platformApi.clear();
      try {
        await page.reload();
        await shop.expectSettledCart();
        await platformApi.setStock(variant, 1);
        await line.getByRole('button', { name: said.aria.quantityUp }).click();
        await expect(line.getByText(said.cart.lineExceeds.replace('{n}', '1'))).toBeVisible();
        await expectNoScroll();
      } finally {
        await platformApi.setStock(variant, 12);
      }
    });
  }
});

test('[CART-08] on a phone the sticky bottom bar hides while a button of the page is visible @mobile', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT);
  const add = page.getByRole('button', { name: words.product.addToCart });
  await expect(add.last()).toBeInViewport();
  await add.first().scrollIntoViewIfNeeded();
  await expect(add, 'a visible button in the buy box').toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(add, 'and the bar below it').toHaveCount(2);

  await shop.fillCart(PLANT);
  await shop.expectSettledCart();
  const proceed = page.getByRole('button', { name: words.cart.proceed });
  await expect(proceed).toHaveCount(3);
  await expect(proceed.last()).toBeInViewport();
  for (const place of [0, 1]) {
    await proceed.nth(place).scrollIntoViewIfNeeded();
    await expect(proceed, 'no sticky bar beside a button of the page').toHaveCount(2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(proceed).toHaveCount(3);
  }
});
