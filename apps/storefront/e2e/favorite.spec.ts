import type { Page } from '@playwright/test';
import { say, words, wordsOf } from '../test/support/words';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { cookie } from './support/shop';
import { expect, test } from './support/test';

const { en } = wordsOf;

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
const OTHER = { handle: 'gajumaru-mini' };
const COOKIE = 'favorite_product_ids';

/** The heart beside a product page's title. */
const heartOfPage = (page: Page) => page.locator('h1 + div [data-favorite]');
/** The hearts of the favourites list; rows of other products have their own headings. */
const hearts = (page: Page) => page.locator('li:has(h2) [data-favorite]');
const idOf = async (page: Page) => (await heartOfPage(page).getAttribute('data-favorite')) ?? '';

async function like(page: Page, handle: string): Promise<string> {
  await page.goto(`/products/${handle}`);
  await heartOfPage(page).click();
  await expect(heartOfPage(page)).toHaveAttribute('aria-pressed', 'true');
  const id = await idOf(page);
  await expect.poll(() => cookie(page.context(), COOKIE)).toMatch(new RegExp(`^${id}(\\.|$)`));
  return id;
}

test('[FAV-01] a favorite is added and removed on the product page and in lists, and a new page shows it', async ({
  page,
  context,
}) => {
  const id = await like(page, PLANT.handle);
  await page.reload();
  await expect(heartOfPage(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/search?q=パキラ');
  const card = page.locator(`li [data-favorite="${id}"]`);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveAccessibleName(say(words.favorite.toggle, { title: PLANT.title }));
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => cookie(context, COOKIE)).toBeNull();
  await expect(page).toHaveURL(/\/search/);
});

test('[FAV-01] the server-rendered favorite button is neutral, and filling it causes no layout shift', async ({
  page,
  request,
}) => {
  const id = await like(page, PLANT.handle);
  const html = await (
    await request.get('/ornamentplants', { headers: { cookie: `${COOKIE}=${id}` } })
  ).text();
  expect(html).toContain('data-favorite');
  expect(html).not.toContain('aria-pressed="true"');
  await watchLayoutShifts(page);
  await page.goto('/search?q=パキラ');
  await expect(page.locator(`li [data-favorite="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShifts(page)).toEqual([]);
});

test('[FAV-01] by keyboard alone: added, shown on the favorites page, removed there', async ({
  page,
  context,
}) => {
  await page.goto(`/products/${PLANT.handle}`);
  await page.waitForFunction(() => document.readyState === 'complete');
  await heartOfPage(page).focus();
  await page.keyboard.press('Space');
  await expect(heartOfPage(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cookie(context, COOKIE)).not.toBeNull();
  await page.getByRole('banner').getByRole('link', { name: words.aria.favourites }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/favorite');
  await expect(page.getByRole('heading', { level: 1, name: words.favorite.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: PLANT.title })).toBeVisible();
  await hearts(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.favorite.empty })).toBeVisible();
  await expect.poll(() => cookie(context, COOKIE)).toBeNull();
});

test('[ROUTE-05] the favorites page lists newest first; removing one moves the focus to the next', async ({
  page,
}) => {
  const older = await like(page, PLANT.handle);
  const newer = await like(page, OTHER.handle);
  await page.goto('/favorite');
  await expect(hearts(page)).toHaveCount(2);
  await expect(hearts(page).first()).toHaveAttribute('data-favorite', newer);
  await expect(page.getByText(say(words.favorite.count, { n: 2 }))).toBeVisible();
  await hearts(page).first().click();
  await expect(hearts(page)).toHaveCount(1);
  await expect(hearts(page).first()).toBeFocused();
  await expect(hearts(page).first()).toHaveAttribute('data-favorite', older);
  await expect(page.getByRole('status').filter({ hasText: words.favorite.removed })).toBeAttached();
});

test('[FAV-01] two tabs: a favorite added in one appears in the other, and neither overwrites the other', async ({
  page,
  context,
}) => {
  await page.goto(`/products/${PLANT.handle}`);
  const second = await context.newPage();
  await second.goto('/favorite');
  await expect(second.getByRole('heading', { level: 1, name: words.favorite.empty })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/search?q=パキラ');
  const id = await idOf(page);
  await heartOfPage(page).click();
  await expect(third.locator(`li [data-favorite="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
  const other = third.locator('li [data-favorite]').nth(1);
  const otherId = await other.getAttribute('data-favorite');
  expect(otherId).not.toBe(id);
  await other.click();
  await expect.poll(() => cookie(context, COOKIE)).toBe(`${otherId}.${id}`);
  await second.reload();
  await expect(hearts(second)).toHaveCount(2);
  await third.locator(`li [data-favorite="${id}"]`).click();
  await expect(hearts(second)).toHaveCount(1);
});

test('[COOKIE-01] malformed cookies never break a page, and the first click replaces them', async ({
  page,
  context,
  baseURL,
}) => {
  for (const value of ['%', '[object Object]', '1..2', '<script>alert(1)</script>', '9'.repeat(3000)]) {
    await context.addCookies(
      [COOKIE, 'view_product_ids'].map((name) => ({
        name,
        value: encodeURIComponent(value),
        url: baseURL ?? '',
      })),
    );
    await page.goto('/favorite');
    await expect(page.getByRole('heading', { level: 1, name: words.favorite.empty })).toBeVisible();
    const id = await like(page, PLANT.handle);
    expect(await cookie(context, COOKIE)).toBe(id);
    expect(await cookie(context, 'view_product_ids')).toBe(id);
    await context.clearCookies();
  }
});

test('[FAV-01] the 101st favorite evicts the oldest', async ({ page, context, baseURL }) => {
  const hundred = Array.from({ length: 100 }, (_, index) => String(index + 1));
  await context.addCookies([{ name: COOKIE, value: hundred.join('.'), url: baseURL ?? '' }]);
  await page.goto(`/products/${PLANT.handle}`);
  await heartOfPage(page).click();
  const id = await idOf(page);
  await expect.poll(() => cookie(context, COOKIE)).toBe([id, ...hundred.slice(0, 99)].join('.'));
  // The hundred are not sold here: only sold products are listed.
  await page.goto('/favorite');
  await expect(hearts(page)).toHaveCount(1);
});

test('[FAV-01] in a browser without cookies a heart does not stay pressed, for nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto(`/products/${PLANT.handle}`);
  const heart = heartOfPage(page);
  // Its states in order: a press shows at once, and is taken back.
  const states = await heart.evaluateHandle((button) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
      attributeFilter: ['aria-pressed'],
    });
    return seen;
  });
  for (const presses of [1, 2]) {
    await heart.click();
    await expect
      .poll(() => states.jsonValue())
      .toEqual(Array.from({ length: presses }, () => ['true', 'false']).flat());
  }
});

test('[ROUTE-16] works in English', async ({ page }) => {
  await page.goto(`/en/products/${PLANT.handle}`);
  await heartOfPage(page).click();
  await expect(heartOfPage(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: en.aria.favourites }).first().click();
  await expect(page).toHaveURL('/en/favorite');
  await expect(page.getByRole('heading', { level: 1, name: en.favorite.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/[A-Za-z]{3}/);
});

test('[VIEW-01] recently viewed: newest first, without the current product, also on home and cart', async ({
  page,
}) => {
  const slider = page.getByRole('list', { name: words.recent.title });
  await page.goto(`/products/${PLANT.handle}`);
  await expect.poll(() => cookie(page.context(), 'view_product_ids')).not.toBeNull();
  await expect(page.getByRole('heading', { name: words.recent.title })).toHaveCount(0);
  await page.goto(`/products/${OTHER.handle}`);
  await page.getByRole('heading', { name: words.recent.title }).scrollIntoViewIfNeeded();
  await expect(slider.getByRole('link')).toHaveCount(1);
  await expect(slider.getByRole('link')).toHaveAttribute('href', `/products/${PLANT.handle}`);
  for (const address of ['/', '/cart']) {
    await page.goto(address);
    await page.getByRole('heading', { name: words.recent.title }).scrollIntoViewIfNeeded();
    await expect(slider.getByRole('link').first()).toHaveAttribute('href', `/products/${OTHER.handle}`);
    await expect(slider.getByRole('link').nth(1)).toHaveAttribute('href', `/products/${PLANT.handle}`);
  }
});

test('@mobile [FAV-01] by touch on a phone', async ({ page, context }) => {
  await page.goto(`/products/${PLANT.handle}`);
  await heartOfPage(page).tap();
  await expect(heartOfPage(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cookie(context, COOKIE)).not.toBeNull();
  await page.getByRole('banner').getByRole('link', { name: words.aria.favourites }).first().tap();
  await expect(hearts(page)).toHaveCount(1);
});

test.describe('when the platform is unavailable', () => {
  test.use({ expectedMessages: [/503|ERR_|Failed to load resource/] });

  test('[FAV-01] the favorites page shows a friendly error, keeps the favorites, and can be retried', async ({
    page,
    context,
    platform,
  }) => {
    const id = await like(page, PLANT.handle);
    await page.goto('/favorite');
    await expect(hearts(page)).toHaveCount(1);
    await context.addCookies([{ name: COOKIE, value: `${id}.8888888888888`, url: page.url() }]);
    await platform.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words.favorite.failedTitle })).toBeVisible();
    expect(await cookie(context, COOKIE)).toBe(`${id}.8888888888888`);
    await platform.start();
    await page.getByRole('button', { name: words.common.retry }).click();
    await expect(hearts(page)).toHaveCount(1);
  });
});
