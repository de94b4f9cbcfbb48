import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test';
import { words } from './support/words';

const bar = (page: Page) => page.getByRole('navigation', { name: words.menu.title });
const name = (page: Page, label: string) => bar(page).locator('summary').filter({ hasText: label });
const openMenus = (page: Page) => bar(page).locator('details[open]');
const isLocked = (page: Page) => page.locator('html[data-scroll-locked]');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
});

test('[HEAD-02] a mouse that rests opens, one at a time, and leaving closes', async ({ page }) => {
  await name(page, words.header.menuCategory).hover();
  await expect(openMenus(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link', { name: '観葉植物' })).toBeVisible();
  await name(page, words.header.menuPurpose).hover();
  await expect(openMenus(page)).toHaveCount(1);
  await expect(openMenus(page)).toContainText(words.header.menuPurpose);
  // The panel lies over the page: below it the mouse is out.
  await page.mouse.move(640, 790);
  await expect(openMenus(page)).toHaveCount(0);
});

test('[HEAD-02] by keyboard alone: focus, Enter, Tab into the panel, Escape back to the name', async ({
  page,
}) => {
  const category = name(page, words.header.menuCategory);
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(openMenus(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  const first = openMenus(page).getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const address = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(openMenus(page)).toHaveCount(0);
});

test('[HEAD-03] an open menu locks the page, closing restores its place', async ({ page }) => {
  await page.evaluate(() => window.scrollTo(0, 40));
  await name(page, words.header.menuCategory).click();
  await expect(isLocked(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(isLocked(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
});

test('[HEAD-01] menus by category, purpose, tag and producer; ranking, new, sale and support beside them', async ({
  page,
}) => {
  const { menuCategory, menuPurpose, menuTag, menuProducer, menuRanking, menuNew, menuSale } = words.header;
  await expect(bar(page).locator('summary')).toHaveText([menuCategory, menuPurpose, menuTag, menuProducer]);
  for (const [label, address] of [
    [menuRanking, '/ranking'],
    [menuNew, '/collections/new-arrivals'],
    [menuSale, '/collections/sale'],
  ] as const) {
    await expect(bar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: words.header.support })).toBeVisible();
  await name(page, menuTag).click();
  await bar(page).getByRole('link', { name: '虫がつきにくい' }).click();
  await expect(page).toHaveURL('/search/tag?tagId=3,305');
});

test('[HEAD-02] [ROUTE-16] in English too', async ({ page }) => {
  await page.goto('/en');
  const english = page.getByRole('navigation', { name: en.menu.title });
  await english.locator('summary').filter({ hasText: en.header.menuPurpose }).click();
  await expect(english.locator('details[open] a').first()).toHaveAttribute('href', /^\/en\//);
});

test('[HEAD-02] [HEAD-03] @mobile the side menu has categories, purposes, producers and favourites, and holds the page', async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: words.aria.openMenu }).tap();
  const drawer = page.getByRole('dialog', { name: words.menu.title });
  await expect(drawer).toBeVisible();
  await expect(isLocked(page)).toHaveCount(1);
  const { menuCategory, menuPurpose, menuTag } = words.header;
  for (const label of [menuCategory, menuPurpose, menuTag, words.menu.producer]) {
    await expect(drawer.locator('summary').filter({ hasText: label })).toBeVisible();
  }
  await drawer.getByRole('link', { name: words.header.favourites }).tap();
  await expect(page).toHaveURL('/favorite');
  await expect(drawer).toBeHidden();
  await expect(isLocked(page)).toHaveCount(0);
});
