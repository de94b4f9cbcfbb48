import type { Page } from '@playwright/test';
import { words } from '../test/support/words';
import { allowMeasuring, ga4Events, test } from './support/measured-shop';
import { Shop } from './support/shop';
import { expect } from './support/test';

const PLANT = { handle: 'umbellata', title: 'フィカス・ウンベラータ' };
const OTHER = 'pachira-mini';

test.beforeEach(({ page, baseURL }) => allowMeasuring(page, baseURL));

/** A product's event data on its page. */
const item = (quantity: number) => ({
  item_id: expect.stringMatching(/^\d+$/),
  item_name: PLANT.title,
  item_brand: expect.stringMatching(/.+/),
  item_variant: expect.stringMatching(/号/),
  price: expect.any(Number),
  quantity,
});
const priceOf = (items: readonly { price?: number | undefined; quantity?: number | undefined }[]) =>
  items.reduce((sum, { price = 0, quantity = 0 }) => sum + price * quantity, 0);

/** The tag manager is loaded, and page content is reported. */
const whenMeasured = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'isTagManagerHere' in window)).toBe(true);

test('[ANA-03] a product view is reported once, also after client-side navigation', async ({
  page,
  dataLayer,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await expect.poll(() => ga4Events(dataLayer, 'view_item')).toHaveLength(1);
  const [viewed] = ga4Events(dataLayer, 'view_item');
  expect(viewed).toMatchObject({
    ecommerce: { currency: 'JPY', items: [{ ...item(1), item_category: '観葉植物' }] },
  });
  await page.goto('/ranking');
  await whenMeasured(page);
  const card = page.locator('#main article').nth(1);
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => ga4Events(dataLayer, 'view_item')).toHaveLength(2);
  expect(ga4Events(dataLayer, 'view_item')[1]).toMatchObject({ ecommerce: { items: [{ item_name: name }] } });
});

test('[ANA-03] list products are reported when visible, a selected one with its position in the whole list', async ({
  page,
  dataLayer,
}) => {
  await page.goto('/ornamentplants?p=2');
  await expect.poll(() => ga4Events(dataLayer, 'view_item_list')).not.toHaveLength(0);
  const [list] = ga4Events(dataLayer, 'view_item_list');
  expect(list).toMatchObject({
    ecommerce: { item_list_id: 'ornamentplants', item_list_name: 'ornamentplants' },
  });
  const cards = await page.locator('#main [data-list] article').count();
  const items = list?.event === 'view_item_list' ? list.ecommerce.items : [];
  expect(items.map(({ index }) => index)).toEqual(Array.from({ length: cards }, (_, at) => 24 + at));
  await page.locator('#main [data-list] article').nth(2).getByRole('link').click();
  await expect.poll(() => ga4Events(dataLayer, 'select_item')).toHaveLength(1);
  expect(ga4Events(dataLayer, 'select_item')).toMatchObject([
    {
      ecommerce: {
        item_list_id: 'ornamentplants',
        items: [{ item_id: items[2]?.item_id, item_name: items[2]?.item_name, index: 26 }],
      },
    },
  ]);
});

test('[ANA-03] adds and removals are reported once the platform confirms them, independent of clicks', async ({
  page,
  dataLayer,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(OTHER, PLANT.handle);
  await expect.poll(() => ga4Events(dataLayer, 'add_to_cart')).toHaveLength(2);
  expect(ga4Events(dataLayer, 'add_to_cart')[1]).toMatchObject({
    ecommerce: { currency: 'JPY', items: [item(1)] },
  });
  await shop.expectSettledCart();
  await expect.poll(() => ga4Events(dataLayer, 'view_cart')).toHaveLength(1);
  const [viewed] = ga4Events(dataLayer, 'view_cart');
  const seen = viewed?.event === 'view_cart' ? viewed.ecommerce : null;
  expect(seen?.items).toHaveLength(2);
  expect(seen?.value).toBe(priceOf(seen?.items ?? []));
  const line = shop.line('パキラ');
  const more = line.getByRole('button', { name: words.aria.quantityUp });
  for (let press = 0; press < 3; press++) await more.click();
  // Three pieces in any number of calls.
  const pieces = (name: string) =>
    ga4Events(dataLayer, name)
      .flatMap((event) => ('ecommerce' in event ? event.ecommerce.items : []))
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  await expect.poll(() => pieces('add_to_cart')).toBe(5);
  await line.getByRole('button', { name: /を削除$/ }).click();
  await expect.poll(() => pieces('remove_from_cart')).toBe(4);
  await shop.expectSettledCart();
  await page.reload();
  await expect.poll(() => ga4Events(dataLayer, 'view_cart')).toHaveLength(2);
  expect([pieces('add_to_cart'), pieces('remove_from_cart')]).toEqual([5, 4]);
});

test('[ANA-03] begin checkout is reported once, from the cart and by buy now', async ({
  page,
  dataLayer,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await shop.openProduct(PLANT.handle);
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
  await page.goto('/cart');
  await expect
    .poll(() => ga4Events(dataLayer, 'begin_checkout'))
    .toMatchObject([
      { ecommerce: { currency: 'JPY', items: [item(1)] } },
      { ecommerce: { currency: 'JPY', items: [item(1)] } },
    ]);
  // Products bought directly were never in the cart.
  expect(ga4Events(dataLayer, 'add_to_cart')).toHaveLength(1);
});

test('[ANA-03] a search is reported once with its query; its next page is not another search', async ({
  page,
  dataLayer,
}) => {
  await page.goto('/search?q=苗');
  await expect.poll(() => ga4Events(dataLayer, 'search')).toEqual([{ event: 'search', search_term: '苗' }]);
  await page.getByRole('link', { name: words.pagination.next }).click();
  await expect(page).toHaveURL(/p=2/);
  const places = () =>
    ga4Events(dataLayer, 'view_item_list').flatMap((event) =>
      'ecommerce' in event ? event.ecommerce.items.map(({ index = -1 }) => index) : [],
    );
  await expect.poll(places).toContain(24);
  expect(ga4Events(dataLayer, 'search')).toHaveLength(1);
});

test('[ANA-03] home page features are reported when visible', async ({ page, dataLayer }) => {
  await page.goto('/en');
  await page.locator('#main [data-promotion]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => ga4Events(dataLayer, 'view_promotion')).not.toHaveLength(0);
  const ids = () =>
    ga4Events(dataLayer, 'view_promotion').flatMap((event) =>
      event.event === 'view_promotion' ? [event.ecommerce.promotion_id] : [],
    );
  const first = ids();
  await page
    .locator('#columns :not([aria-hidden="true"]) > [data-promotion]')
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(ids).not.toHaveLength(first.length);
  expect(new Set(ids()).size).toBe(ids().length);
  expect(ids().filter((id) => !id.startsWith('/') || id.startsWith('/en'))).toEqual([]);
});

test.describe('after consent is declined', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'analytics_consent', value: 'denied', url: baseURL ?? '' }]),
  );

  test('[ANA-04] [ANA-03] [ANA-01] shopping and search events are not reported', async ({
    page,
    dataLayer,
    foreign,
  }) => {
    const shop = new Shop(page);
    await page.goto('/search?q=秘密');
    await shop.fillCart(PLANT.handle);
    await shop.expectSettledCart();
    await shop.proceed.click();
    await page.waitForURL(/checkouts/);
    expect([dataLayer, foreign]).toEqual([[], []]);
  });
});
