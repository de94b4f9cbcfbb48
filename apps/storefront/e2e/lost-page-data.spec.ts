import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { wordsOf } from '../test/support/words';
import { e2eEnv } from './support/e2e-env';
import { serveThrough } from './support/serve-through';
import { expect, test } from './support/test';

// The browser reports what is lost, and the router that it gives up.
test.use({ expectedMessages: [/Failed to (load resource|fetch RSC payload)/] });

/** From a page to another, by a link that was rested on or not, in both languages. */
const WAYS = [
  { from: '/en', to: '/en/cart', heading: wordsOf.en.cart.empty },
  { from: '/', to: '/cart', heading: wordsOf.ja.cart.empty },
  { from: '/en', to: '/en/ranking', heading: wordsOf.en.ranking.title },
  { from: '/ornamentplants', to: '/products/monstera-deliciosa', heading: 'モンステラ' },
  { from: '/en/cart', to: '/en/faq', heading: 'Questions and answers' },
];

/** Requests for a page's data, except for its segment tree, which contains no content. */
function isPageData(headers: Record<string, string>): boolean {
  return headers['rsc'] !== undefined && headers['next-router-segment-prefetch'] === undefined;
}

type Outcome = 'lose' | 'refuse' | 'answer';

/** Holds every request for page data back. @returns ends the wait: the requests are lost, answered with an error, or answered */
async function holdPageData(page: Page) {
  let end = (_: Outcome) => {};
  const ended = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    if (!isPageData(route.request().headers())) return route.continue();
    const outcome = await ended;
    if (outcome === 'lose') await route.abort('connectionreset');
    else if (outcome === 'refuse') await route.fulfill({ status: 503 });
    else await route.continue();
  });
  return end;
}

/** Presses a link, after a rest that fetches its page ahead or without. */
async function press(page: Page, to: string, isFetchedAhead: boolean): Promise<void> {
  const link = page.locator(`a[href="${to}"]`).first();
  const isAsked = page.waitForRequest((request) => isPageData(request.headers()));
  if (isFetchedAhead) {
    await link.dispatchEvent('touchstart');
    await isAsked;
  }
  await link.dispatchEvent('click');
  await isAsked;
}

/** The overlay of a slow navigation. */
const loading = (page: Page) => page.getByRole('status').filter({ hasText: /^(Loading|読み込み中)/ });

/** A document keeps it, the next one does not. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in globalThis);

for (const outcome of ['lose', 'refuse'] as const) {
  for (const isFetchedAhead of [true, false]) {
    for (const { from, to, heading } of sampled(WAYS, `lost page data ${outcome} ${isFetchedAhead}`)) {
      test(`[NAV-02] a page whose data is lost is loaded as a document (${outcome}, ${isFetchedAhead ? 'fetched ahead' : 'not fetched ahead'}, ${from} to ${to})`, async ({
        page,
      }) => {
        await page.goto(from);
        await mark(page);
        const end = await holdPageData(page);
        await press(page, to, isFetchedAhead);
        await expect(loading(page)).toBeAttached();
        end(outcome);
        await expect(page).toHaveURL(to);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        expect(await isFirstDocument(page)).toBe(false);
        await page.goBack();
        await expect(page).toHaveURL(from);
        await expect(loading(page)).toHaveCount(0);
      });
    }
  }
}

test('[NAV-02] Back to a page of a list with an anchor whose data is lost loads its document', async ({
  page,
}) => {
  await page.goto('/en/ornamentplants#top');
  await page.locator('a[href="/en/ornamentplants?p=2"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page 2');
  // The document has no data of the other page any more.
  await page.reload();
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= isPageData(request.headers());
  });
  await expect(async () => {
    await page.locator('a[href="/en/cart"]').first().dispatchEvent('touchstart');
    expect(isAsked).toBe(true);
  }, 'the page has its code').toPass();
  const end = await holdPageData(page);
  end('lose');
  await page.goBack();
  await expect(page).toHaveURL('/en/ornamentplants#top');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Page 2');
});

test('[NAV-02] a page whose data stays silent is loaded as a document', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en');
  await mark(page);
  await holdPageData(page);
  await press(page, '/en/cart', true);
  await page.clock.fastForward(9_000);
  expect(await isFirstDocument(page), 'it may only be slow').toBe(true);
  await page.clock.fastForward(2_000);
  await expect(page).toHaveURL('/en/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf.en.cart.empty);
});

for (const isFetchedAhead of [true, false]) {
  test(`[NAV-02] a page whose data is cut off is loaded as a document (${isFetchedAhead ? 'fetched ahead' : 'not fetched ahead'})`, async ({
    page,
  }) => {
    const cut = await serveThrough(e2eEnv().shopUrl, ({ headers }, data, answer) => {
      if (!isPageData(headers as Record<string, string>)) return false;
      answer.writeHead(data.statusCode ?? 502, data.headers);
      data.once('data', (part: Buffer) => {
        answer.write(part.subarray(0, part.length / 2));
        setTimeout(() => answer.destroy(), 200);
      });
      return true;
    });
    try {
      await page.goto(`${cut.url}/en`);
      await mark(page);
      await press(page, '/en/cart', isFetchedAhead);
      await expect(page).toHaveURL(`${cut.url}/en/cart`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf.en.cart.empty);
      expect(await isFirstDocument(page)).toBe(false);
    } finally {
      cut.end();
    }
  });
}

test('[NAV-02] a page whose data is only slow is not loaded as a document', async ({ page }) => {
  await page.goto('/en');
  await mark(page);
  await page.locator('header input[name="q"]').first().fill('olive');
  const end = await holdPageData(page);
  await press(page, '/en/cart', true);
  await expect(loading(page)).toBeVisible();
  end('answer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf.en.cart.empty);
  expect(await isFirstDocument(page)).toBe(true);
  await expect(page.locator('header input[name="q"]').first()).toHaveValue('olive');
});
