import { say, words, wordsOf } from '../test/support/words';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('[ROUTE-06] [PROD-04] without JavaScript a variant of a product has a URL', async ({ page }) => {
  await page.goto('/products/umbellata');
  await page.getByRole('radio', { name: /8号/ }).click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(page.getByRole('radio', { name: /8号/ })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText('15,400').first()).toBeVisible();
  await page.goto('/products/umbellata?variant=not-a-number');
  await expect(page.getByRole('radio', { name: /6号/ })).toHaveAttribute('aria-checked', 'true');
});

test('[DLV-09] without JavaScript a product page shows no date, only how many days ahead can be selected', async ({
  page,
}) => {
  await page.goto('/products/umbellata');
  await expect(page.getByText(say(words.product.deliveryNote, { from: 10, to: 24 }))).toBeVisible();
  await expect(page.getByText(/\d月\d+日\(/)).toHaveCount(0);
});

test('[LIST-02] [LIST-04] without JavaScript lists paginate, filter and sort by the same URLs, and scroll to the list', async ({
  page,
}) => {
  await page.goto('/ornamentplants?sort=new');
  await page.getByRole('link', { name: words.pagination.next }).click();
  await expect(page).toHaveURL('/ornamentplants?p=2&sort=new');
  await expect(page.getByText(/25〜48点/)).toBeInViewport();
  await page.getByRole('link', { name: words.pagination.previous }).click();
  await expect(page).toHaveURL('/ornamentplants?sort=new#list');
  await expect(page.getByText(/1〜24点/)).toBeInViewport();
  await page.getByRole('complementary').getByRole('link', { name: words.list.inStockOnly }).click();
  await expect(page).toHaveURL('/ornamentplants?sort=new&stock=1#list');
  // The browser under test parses <noscript> as with scripts on: its button is text.
  expect(await page.locator('form noscript').first().innerHTML()).toContain(words.common.change);
  await page.goto('/ornamentplants?stock=1&sort=price-asc');
  await expect(page.getByLabel(words.list.sort)).toHaveValue('price-asc');
  await page.goto('/ornamentplants?price=-3000');
  const cheap = page
    .locator('#filters')
    .getByRole('link', { name: say(words.list.priceBelow, { max: '3,000' }) });
  await expect(cheap).toHaveAttribute('aria-current', 'true');
  await cheap.click();
  await expect(page).toHaveURL('/ornamentplants#list');
});

test('[SEARCH-02] without JavaScript the search is a form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: words.header.search }).first().fill('もんすてら');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('link', { name: /モンステラ・デリシオーサ/ }).first()).toBeVisible();
});

test('[PROD-07] a sold-out product links to its category', async ({ page }) => {
  await page.goto('/products/pothos-golden');
  await expect(page.getByText(words.product.stockWaiting).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.product.addToCart })).toHaveCount(0);
  await page.getByRole('link', { name: /ほかの観葉植物を見る/ }).click();
  await expect(page).toHaveURL('/ornamentplants');
});

test('[CART-08] [GATE-01] without JavaScript a product is added to the cart, and the cart leads to its checkout', async ({
  page,
  baseURL,
}) => {
  await page.goto('/products/umbellata');
  await page.getByRole('button', { name: words.product.addToCart }).first().click();
  await expect(page).toHaveURL('/cart');
  // The browser under test parses <noscript> as with scripts on: its content is text.
  const inside = await page.locator('main noscript').first().innerHTML();
  expect(inside).toContain(words.cart.withoutJavaScript);
  const href = /<a [^>]*href="([^"]+)"/.exec(inside)?.[1] ?? '';
  expect(href).toBe('/cart/checkout');
  await page.goto(href);
  await expect(page.getByText('フィカス・ウンベラータ').first()).toBeVisible();
  expect(new URL(page.url()).origin, 'that of the platform').not.toBe(new URL(baseURL ?? '').origin);
});

test('[GATE-01] without a cart the checkout link says that the cart is empty, and leads back to the shop', async ({
  page,
}) => {
  await page.goto('/en/cart/checkout');
  await expect(page).toHaveURL('/en/cart/checkout/empty');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(wordsOf.en.cart.empty);
  await expect(page.getByText(wordsOf.en.cart.needsCookies)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: wordsOf.en.added.continue }).click();
  await expect(page).toHaveURL('/en');
});
