import type { Page } from '@playwright/test';
import { words, wordsOf } from '../test/support/words';
import { recordDataLayer } from './support/record-data-layer';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const { en } = wordsOf;

const PLANT = { handle: 'umbellata', title: 'フィカス・ウンベラータ' };

interface Measured {
  readonly event: string;
  readonly [key: string]: unknown;
}

/** Data layer events of this name so far in the current document. */
const result = (page: Page, event: string) =>
  page.evaluate(
    (name) =>
      ((window as unknown as { dataLayer?: Measured[] }).dataLayer ?? []).filter((one) => one.event === name),
    event,
  );

test('[ANA-01] list positions continue across pages of a search, and the list name never contains the search query; a suggested product is reported too', async ({
  page,
}) => {
  await page.goto('/en/search?q=苗&p=2');
  await page.locator('#main article').nth(1).getByRole('link').click();
  await expect.poll(() => result(page, 'productClick')).toHaveLength(1);
  const [second] = await result(page, 'productClick');
  expect(second).toMatchObject({
    ecommerce: { click: { actionField: { list: 'search' }, products: [{ position: 26, list: 'search' }] } },
  });
  const field = page.getByRole('banner').locator('input[data-suggest]');
  // The result page clears the field.
  await expect(field).toHaveValue('');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('monstera');
  const options = page
    .getByRole('listbox')
    .getByRole('group', { name: en.search.products })
    .getByRole('option');
  const address = (await options.first().getAttribute('href')) ?? '';
  await options.first().click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => result(page, 'productClick')).toHaveLength(2);
  expect((await result(page, 'productClick'))[1]).toMatchObject({
    ecommerce: { click: { products: [{ position: 1, list: 'suggestions' }] } },
  });
  expect(
    JSON.stringify(await page.evaluate(() => (window as unknown as { dataLayer: unknown }).dataLayer)),
  ).not.toMatch(/苗|%E8%8B%97/);
});

test('[ANA-01] [SEC-01] a product opened in another tab is reported, and its document violates no policy of this page', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  await page
    .locator('#main article')
    .nth(1)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  // The fixture fails on a violation, which is a console error.
  await expect.poll(() => result(page, 'productClick')).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/ornamentplants');
});

test('[ANA-01] a list product is reported with every field that the analytics tools require', async ({
  page,
}) => {
  await page.goto('/ornamentplants');
  const card = page.locator('#main article').nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const handle = (await card.getByRole('link').getAttribute('href')) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(handle);
  await expect.poll(() => result(page, 'productClick')).toHaveLength(1);
  const [click] = await result(page, 'productClick');
  const id = await page.locator('h1 + div [data-favorite]').getAttribute('data-favorite');
  expect(click).toEqual({
    event: 'productClick',
    ecommerce: {
      currencyCode: 'JPY',
      click: {
        actionField: { list: 'ornamentplants' },
        products: [
          {
            id,
            name,
            brand: expect.stringMatching(/.+/),
            category: expect.stringMatching(/^観葉植物/),
            variant: expect.any(String),
            price: expect.any(Number),
            quantity: 1,
            position: 3,
            list: 'ornamentplants',
          },
        ],
      },
    },
  });
});

test('[ANA-01] favorites, links and forms are reported without the typed values', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await page.locator('h1 + div [data-favorite]').click();
  await expect.poll(() => result(page, 'favoriteClick')).toMatchObject([{ isFavorite: true }]);
  await page.getByRole('banner').getByRole('searchbox').fill('秘密の言葉');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect.poll(() => result(page, 'formSubmit')).toEqual([{ event: 'formSubmit', form: 'search' }]);
  await page.getByRole('banner').getByRole('link', { name: words.aria.favourites }).click();
  await expect(page).toHaveURL('/favorite');
  await expect.poll(() => result(page, 'linkClick')).toMatchObject([{ place: 'header' }]);
  const all = await page.evaluate(() =>
    JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer),
  );
  expect(all).not.toContain('秘密');
});

test('[ANA-01] add to cart, buy now and begin checkout are reported', async ({ page, context }) => {
  const dataLayer = await recordDataLayer(context);
  const events = (name: string) => dataLayer.filter((entry) => 'event' in entry && entry.event === name);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const product = {
    id: expect.stringMatching(/^\d+$/),
    name: PLANT.title,
    brand: expect.stringMatching(/.+/),
    variant: expect.stringMatching(/号/),
    price: expect.any(Number),
    quantity: 1,
  };
  await expect
    .poll(() => events('addToCart'))
    .toEqual([
      {
        event: 'addToCart',
        ecommerce: {
          currencyCode: 'JPY',
          add: { products: [{ ...product, category: expect.stringMatching(/^観葉植物/) }] },
        },
      },
    ]);
  await shop.expectSettledCart();
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await shop.openProduct(PLANT.handle);
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
  await page.goto('/cart');
  await expect
    .poll(() => events('checkout'))
    .toMatchObject([
      { ecommerce: { checkout: { actionField: { option: 'cart' }, products: [product] } } },
      { ecommerce: { checkout: { actionField: { option: 'buyNow' }, products: [product] } } },
    ]);
});

test('[ANA-02] [ATTR-01] a landing URL sets the campaign cookies, and the cart receives them', async ({
  page,
  context,
  platformApi,
}) => {
  await page.goto(`/products/${PLANT.handle}?utm_source=mail&utm_medium=email&utm_campaign=%E7%A7%8B`);
  await expect.poll(() => cookie(context, 'utm_campaign')).toBe('秋');
  expect(await cookie(context, 'utm_source')).toBe('mail');
  expect(await cookie(context, 'gs_user_id'), 'the storefront creates no user id').toBeNull();
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  const cart = await platformApi.cart(await cookie(context, 'cart_id'));
  expect(cart?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'UTM_SOURCE', value: 'mail' },
      { key: 'UTM_MEDIUM', value: 'email' },
      { key: 'UTM_CAMPAIGN', value: '秋' },
    ]),
  );
  await page.goto('/?utm_source=');
  await expect.poll(() => cookie(context, 'utm_campaign')).toBeNull();
  expect(await cookie(context, 'utm_source')).toBeNull();
});

test('[ANA-01] no third-party request is made, and no analytics request before the first interaction', async ({
  page,
  baseURL,
  platform,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.locator('h1').click();
  const own = [baseURL ?? '', platform.url].map((address) => new URL(address).origin);
  expect([...origins].filter((origin) => !own.includes(origin))).toEqual([]);
});

test('[TAG-01] [API-03] [PROD-09] [ROUTE-03] a selected tag is counted without delaying navigation', async ({
  page,
}) => {
  const shop = new Shop(page);
  await page.route('**/api/ai-tags/counts', () => new Promise(() => undefined));
  await shop.openProduct(PLANT.handle);
  const counted = page.waitForRequest('**/api/ai-tags/counts');
  const tags = page.locator('section').filter({
    has: page.getByRole('heading', { name: words.product.aiTags, exact: true }),
  });
  const tag = tags.getByRole('link').first();
  const name = (await tag.textContent()) ?? '';
  const [, parent, child] = /tagId=(\d+),(\d+)$/.exec((await tag.getAttribute('href')) ?? '') ?? [];
  await tag.click();
  await expect(page).toHaveURL(/\/search\/tag\?tagId=\d+,\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`「${name}」`);
  expect((await counted).postDataJSON()).toEqual({
    parentAITagId: Number(parent),
    childAITagId: Number(child),
    path: `/products/${PLANT.handle}`,
  });
  await expect(page.locator('#main article').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[API-03] the count is stored, and an invalid tag is rejected with its field name', async ({
  page,
  request,
}) => {
  const post = (data: object) => request.post('/api/ai-tags/counts', { data });
  const choice = { parentAITagId: 1, childAITagId: 102, path: '/' };
  expect((await post(choice)).status()).toBe(204);
  const refused = await post({ ...choice, childAITagId: 201 });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'childAITagId' }] });
  await page.goto('/search/tag?tagId=1,102');
  await page.getByRole('link', { name: words.pagination.next }).click();
  await expect(page).toHaveURL('/search/tag?tagId=1,102&p=2');
  await page.goto('/en/search/tag?tagId=1,102&p=9999');
  await expect(page).toHaveURL(/\/en\/search\/tag\?tagId=1,102&p=\d+$/);
});

test.describe('an invalid tag', () => {
  test.use({ expectedMessages: [/404/] });

  test('[ROUTE-03] [ROUTE-14] returns 404', async ({ page }) => {
    for (const query of ['', '?tagId=1', '?tagId=1,201', '?tagId=999,1', '?tagId=<script>']) {
      expect((await page.goto(`/search/tag${query}`))?.status()).toBe(404);
    }
  });
});

test('[PROD-09] similar products are one click away', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await page.getByRole('link', { name: words.product.similar }).click();
  await expect(page).toHaveURL(`/products/${PLANT.handle}#also-like`);
  await expect(page.getByRole('heading', { name: words.added.recommend })).toBeInViewport();
});
