import { words } from '../test/support/words';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/404/] });

const NOWHERE = ['/no-such-page', '/products/no-such-plant', '/collections/no-such-list'];

test('[ROUTE-14] an unknown URL returns 404 with search, categories and popular products', async ({
  page,
}) => {
  for (const address of NOWHERE) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words.error['404'].title })).toBeVisible();
    await expect(page.getByRole('searchbox').first()).toBeAttached();
    await expect(page.getByRole('heading', { name: words.search.recommend })).toBeVisible();
  }
});

test('[LIST-02] a page number beyond the last redirects to the last page', async ({ page }) => {
  await page.goto('/ornamentplants?p=99');
  await expect(page).toHaveURL('/ornamentplants?p=3');
});

test('[ROUTE-16] every page exists in English', async ({ page }) => {
  await page.goto('/en/products/pachira-mini');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Money tree (seedling)' })).toBeVisible();
  await expect(page.locator('link[hreflang=ja]')).toHaveAttribute('href', /\/products\/pachira-mini$/);
  await page.goto('/ja/cart');
  await expect(page).toHaveURL('/cart');
});

test('[NAV-01] links navigate without a reload, and Back restores the scroll position in the list', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const card = page.getByRole('link', { name: /フィカス・ウンベラータ/ }).first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'フィカス・ウンベラータ' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/ornamentplants');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test('[SEARCH-01] submitting an empty keyword does nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: words.header.search }).first().fill('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('@mobile [CART-08] the sticky bottom bar adds to the cart and navigates to the checkout', async ({
  page,
}) => {
  await page.goto('/products/pachira-mini');
  await page.getByRole('button', { name: words.product.addToCart }).last().click();
  await page.getByRole('dialog').getByRole('link', { name: words.added.toCart }).click();
  await expect(page.getByText(words.cart.provisionalTotal)).toBeVisible();
  await page.getByRole('button', { name: words.cart.proceed }).last().click();
  await page.waitForURL(/checkouts/);
});

test('[ROUTE-02] [SEARCH-02] search result pages have 1-based URLs; a page number beyond the last redirects to the last page', async ({
  page,
}) => {
  await page.goto('/search?q=植物');
  await page.getByRole('link', { name: words.pagination.next }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: '植物', p: '2' })}`);
  const titles = await page.locator('#main article').allInnerTexts();
  await page.goto('/search?q=植物&p=1');
  await expect(page.locator('#main article').first()).toBeVisible();
  expect(await page.locator('#main article').allInnerTexts()).not.toEqual(titles);
  await page.goto('/en/search?q=plant&p=9999');
  await expect(page).toHaveURL(/\/en\/search\?q=plant(&p=\d{1,2})?$/);
});
