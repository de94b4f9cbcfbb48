import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../test/support/languages';
import { say, words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

const { en } = wordsOf;

const LIST = '/ornamentplants';
const rail = (page: Page) => page.locator('#filters');
const stock = (page: Page) => rail(page).getByRole('link', { name: words.list.inStockOnly });
const cheap = (page: Page, text = words.list.priceBelow) =>
  rail(page).getByRole('link', { name: say(text, { max: '3,000' }) });
/** The count beside an option. */
const countOf = async (option: Locator) => Number(/(\d+)$/.exec((await option.textContent()) ?? '')?.[1]);
/** The product count of a list. */
const total = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('#list-count').textContent()) ?? '')?.[0]);

test('[LIST-04] each filter is in the URL, resets to page 1, and is removed by the same link', async ({
  page,
}) => {
  await page.goto(`${LIST}?p=2&sort=new`);
  await cheap(page).click();
  await expect(page).toHaveURL(`${LIST}?sort=new&price=-3000`);
  await expect(cheap(page)).toHaveAttribute('aria-current', 'true');
  const prices = await page.locator('#main article').allInnerTexts();
  expect(prices.length).toBeGreaterThan(0);
  for (const text of prices) {
    expect(Number(/¥\s*([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))).toBeLessThanOrEqual(3000);
  }
  await stock(page).click();
  await expect(page).toHaveURL(`${LIST}?sort=new&stock=1&price=-3000`);
  await cheap(page).click();
  await expect(page).toHaveURL(`${LIST}?sort=new&stock=1`);
  await page.getByRole('link', { name: words.list.clearAll }).first().click();
  await expect(page).toHaveURL(`${LIST}?sort=new`);
});

test('[LIST-04] by keyboard alone, with an AI tag; a new sort order resets to page 1 and keeps the filters', async ({
  page,
}) => {
  await page.goto(`${LIST}?p=2`);
  await page.waitForFunction(() => document.readyState === 'complete');
  await stock(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?stock=1`);
  const tag = rail(page).locator('section').nth(2).getByRole('link').first();
  await tag.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stock=1&tag=\d+\.\d+$/);
  await page.getByRole('combobox', { name: words.list.sort }).selectOption('price-asc');
  await expect(page).toHaveURL(/\?stock=1&tag=\d+\.\d+&sort=price-asc$/);
});

test("[LIST-02] Back from a product restores the list's page and scroll position", async ({ page }) => {
  await page.goto(`${LIST}?p=2&sort=new`);
  const card = page.locator('#main article a').nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?p=2&sort=new`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 50);
});

test('[LIST-04] works in English', async ({ page }) => {
  await page.goto(`/en${LIST}`);
  await cheap(page, en.list.priceBelow).click();
  await expect(page).toHaveURL(`/en${LIST}?price=-3000`);
});

test('[LIST-04] every option shows the count of products it leaves, and the count is right: stock, price and tags', async ({
  page,
}) => {
  await page.goto(LIST);
  const tag = rail(page).locator('section').nth(2).getByRole('link').first();
  for (const option of [stock(page), cheap(page), tag]) {
    const promised = await countOf(option);
    expect(promised).toBeGreaterThan(0);
    const before = page.url();
    await option.click();
    await expect(page).not.toHaveURL(before);
    // No jump to the top: the list's head stays in view, with focus.
    await expect(page.locator('#list-count')).toBeFocused();
    await expect(page.locator('#list-count')).toBeInViewport();
    await expect.poll(() => total(page)).toBe(promised);
    await page.getByRole('link', { name: words.list.clearAll }).first().click();
    await expect(page).toHaveURL(LIST);
  }
});

test('[LIST-04] active filters are listed above the list and removable there; an empty list offers to remove them and mentions no keyword', async ({
  page,
}) => {
  // No potted table plant is that expensive.
  await page.goto('/ornamentplants/tableplants?price=10000-&stock=1');
  await expect(page.locator('#list-count')).toHaveText(say(words.list.count, { n: 0 }));
  await expect(page.getByText(words.list.emptyFiltered)).toBeVisible();
  await expect(page.locator('#main')).not.toContainText('キーワード');
  const above = say(words.list.priceAbove, { min: '10,000' });
  await page
    .getByRole('link', { name: say(words.list.removeFilter, { filter: above }) })
    .last()
    .click();
  await expect(page).toHaveURL('/ornamentplants/tableplants?stock=1');
  await expect(page.locator('#main article').first()).toBeVisible();
  // An option that leaves nothing is not offered.
  await expect(rail(page)).toContainText(say(words.list.priceBelow, { max: '3,000' }));
  await expect(rail(page)).not.toContainText(above);
  const chips = page.getByRole('link', {
    name: say(words.list.removeFilter, { filter: words.list.inStock }),
  });
  await chips.click();
  await expect(page).toHaveURL('/ornamentplants/tableplants');
  await expect(chips).toHaveCount(0);
});

test('[LIST-04] @mobile filters, order and quick choices are one row, and the first screen of a list and of a search shows a product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  for (const { prefix, words } of LANGUAGES) {
    for (const address of ['ornamentplants', 'search?q=monstera']) {
      await page.goto(`${prefix}/${address}`);
      const filter = page.getByRole('button', { name: words.list.filter });
      await expect(filter).toBeInViewport();
      await expect(page.getByRole('combobox', { name: words.list.sort })).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('[data-results] img').first()).toBeInViewport({ ratio: 0.25 });
    }
    await page.goto(`${prefix}/ornamentplants`);
    const bottom = (control: Locator) =>
      control.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await bottom(page.getByRole('link', { name: words.list.inStockOnly }).first())).toBe(
      await bottom(page.getByRole('button', { name: words.list.filter })),
    );
    // The row fades where it goes on, but not what has the focus.
    const row = page.locator('#list div:has(> div > [popovertarget="filters"])').last();
    await expect(row).not.toHaveCSS('mask-image', 'none');
    await page.getByRole('combobox', { name: words.list.sort }).focus();
    await page.keyboard.press('Tab');
    await expect(row).toHaveCSS('mask-image', 'none');
  }
});

test('[LIST-04] @mobile the filter sheet on a phone stays open during selection, counts selections, and applies them once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/lists')) asked.push(new URL(request.url()).search);
  });
  await page.goto(LIST);
  const all = await total(page);
  const open = page.getByRole('button', { name: words.list.filter });
  const option = (name: string) => rail(page).getByLabel(name);
  const show = (n: number | string) => rail(page).getByRole('link', { name: say(words.list.show, { n }) });
  await open.tap();
  await expect(show(all)).toBeVisible();
  await option(words.list.inStockOnly).tap();
  await option(say(words.list.priceBelow, { max: '3,000' })).tap();
  await expect(page).toHaveURL(LIST);
  await expect.poll(() => asked.at(-1)).toBe('?handle=ornamentplants&stock=1&price=-3000');
  const button = rail(page).getByRole('link', { name: /\d/ });
  await expect(button).toBeVisible();
  const promised = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThan(all);
  await button.tap();
  await expect(page).toHaveURL(`${LIST}?stock=1&price=-3000`);
  await expect(rail(page)).toBeHidden();
  await expect(page.locator('#list-count')).toBeFocused();
  await expect.poll(() => total(page)).toBe(promised);
  await expect(page.getByRole('button', { name: `${words.list.filter} (2)` })).toBeVisible();
  await expect(page.locator('#main article').first()).toBeInViewport();
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
});

test('[LIST-04] @mobile an unapplied draft is discarded; without a response the filters can still be applied', async ({
  page,
}) => {
  await page.goto(LIST);
  const open = page.getByRole('button', { name: words.list.filter });
  const inStock = rail(page).getByLabel(words.list.inStockOnly);
  await open.tap();
  await inStock.tap();
  await expect(inStock).toBeChecked();
  await rail(page).getByRole('button', { name: words.common.close }).tap();
  await expect(rail(page)).toBeHidden();
  await open.tap();
  await expect(inStock).not.toBeChecked();
  await page.route('**/api/lists?*', (route) => route.fulfill({ status: 204 }));
  await inStock.tap();
  await expect(rail(page).getByRole('status')).toHaveText(words.list.countFailed);
  await rail(page).getByRole('link', { name: words.list.showUncounted }).tap();
  await expect(page).toHaveURL(`${LIST}?stock=1`);
  await page.unroute('**/api/lists?*');
  await open.tap();
  await rail(page).getByRole('button', { name: words.list.clearAll }).tap();
  await rail(page).getByRole('link', { name: /\d/ }).tap();
  await expect(page).toHaveURL(LIST);
});

test('[LIST-01] Back restores as many products as were shown, at their scroll position; a new visit shows four', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
  const categories = page.locator('#categories');
  const more = categories.getByRole('link', { name: words.common.showMore, exact: true }).first();
  // The button is in the foot of its list.
  const cards = more.locator('xpath=../..').locator('article');
  await expect(cards).toHaveCount(4);
  await more.click();
  await more.click();
  await expect(cards).toHaveCount(12);
  const last = cards.last().getByRole('link');
  const address = (await last.getAttribute('href')) ?? '';
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  await page.reload();
  await expect(cards).toHaveCount(12);
  await page.goto('/ornamentplants');
  await page.goto('/');
  await expect(cards).toHaveCount(4);
});
