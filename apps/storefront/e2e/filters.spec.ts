import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test';
import { say, words } from './support/words';

const LIST = '/ornamentplants';
const rail = (page: Page) => page.locator('#filters');
const stock = (page: Page) => rail(page).getByRole('link', { name: words.list.inStockOnly });
const cheap = (page: Page, text = words.list.priceBelow) =>
  rail(page).getByRole('link', { name: say(text, { max: '3,000' }), exact: true });

test('[LIST-04] each filter is in the address, starts at page 1, and is let go by the same link', async ({
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
  await rail(page).getByRole('link', { name: words.list.clearFilters }).click();
  await expect(page).toHaveURL(`${LIST}?sort=new`);
});

test('[LIST-04] by keyboard alone, with an AI tag; a new order starts at page 1 and keeps the filters (lesson 14)', async ({
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

test('[LIST-04] an address with filters is a page of its own, without JavaScript too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`${LIST}?price=-3000`);
  await expect(cheap(page)).toHaveAttribute('aria-current', 'true');
  await cheap(page).click();
  await expect(page).toHaveURL(LIST);
  await context.close();
});

test('[LIST-02] Back from a product finds the list’s page and place (lesson 15)', async ({ page }) => {
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

test('[LIST-04] in English too', async ({ page }) => {
  await page.goto(`/en${LIST}`);
  await cheap(page, en.list.priceBelow).click();
  await expect(page).toHaveURL(`/en${LIST}?price=-3000`);
});

test('[LIST-04] @mobile a phone has the filters in a sheet that closes by its cross, and by a choice', async ({
  page,
}) => {
  await page.goto(LIST);
  const open = page.getByRole('button', { name: words.list.filter });
  await open.tap();
  await expect(cheap(page)).toBeVisible();
  await rail(page).getByRole('button', { name: words.common.close }).tap();
  await expect(cheap(page)).toBeHidden();
  await open.tap();
  await cheap(page).tap();
  await expect(page).toHaveURL(`${LIST}?price=-3000`);
  await expect(cheap(page)).toBeHidden();
});

test('[LIST-01] Back finds as many as were shown, at their place; a new visit shows four (lesson 15)', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
  const categories = page.locator('#categories');
  const more = categories.getByRole('link', { name: words.common.showMore, exact: true }).first();
  // The button stands in the foot of its list.
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
