import { SCREENS, WIDTHS } from './support/screens';
import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { words } from './support/words';

const PLANT = '/products/umbellata';

test.describe('screens', () => {
  test.use({ expectedMessages: [/404/] });

  for (const { name, path, status = 200 } of SCREENS) {
    test(`axe finds nothing on a phone or a desktop: ${name}`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
      }
    });
  }
});

test('[ROUTE-16] axe finds nothing on the English pages either', async ({ page }) => {
  for (const path of ['/en', '/en/ornamentplants', '/en/products/umbellata']) {
    await page.goto(path);
    expect.soft(await violations(page), path).toEqual([]);
  }
});

test('[CART-08] axe finds nothing in a full cart, with every part of it unfolded', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart('umbellata', 'pachira-mini');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const folded = page
      .getByRole('main')
      .locator('button[aria-expanded="false"], details:not([open]) > summary');
    while ((await folded.count()) > 0) await folded.first().click();
    expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
  }
});

test.describe('without the platform', () => {
  test.use({ expectedMessages: [/503|ERR_CONNECTION_REFUSED|Failed to load resource/] });

  test('axe finds nothing on the page that says so', async ({ page, platform }) => {
    await platform.stop();
    const answer = await page.goto('/products/codex-pachypodium-gracilius');
    expect(answer?.status()).toBe(503);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
    }
  });
});

test.describe('what opens over a page', () => {
  test('[HEAD-02] axe finds nothing with a pull-down open', async ({ page }) => {
    await page.goto('/');
    const menus = page.getByRole('navigation', { name: words.menu.title }).locator('summary');
    await expect(menus.first()).toBeVisible();
    for (const menu of await menus.all()) {
      await menu.press('Enter');
      expect.soft(await violations(page), (await menu.textContent()) ?? '').toEqual([]);
      await menu.press('Escape');
    }
  });

  test('[HEAD-02] axe finds nothing in the side menu, every group unfolded in turn', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: words.aria.openMenu }).click();
    const menu = page.getByRole('dialog', { name: words.menu.title });
    await expect(menu).toBeVisible();
    for (const group of await menu.locator('details').all()) {
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      expect.soft(await violations(page), (await group.locator('summary').textContent()) ?? '').toEqual([]);
    }
  });

  test('[LIST-04] axe finds nothing in the sheet of filters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ornamentplants');
    await page.getByRole('button', { name: words.list.filter }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('[PROD-08] axe finds nothing in the dialog of what was added', async ({ page }) => {
    const shop = new Shop(page);
    await shop.openProduct('umbellata');
    await shop.addToCart();
    await shop.expectSettledAdd();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
    }
  });

  test('[PROD-01] axe finds nothing in the pictures over the whole window', async ({ page }) => {
    await page.goto(PLANT);
    await page.getByRole('link', { name: words.product.zoomOpen }).first().click();
    await expect(page.getByRole('dialog', { name: words.product.photos })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('[HEAD-01] a cart of more than ninety-nine pieces is called what its badge shows', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cart_count', value: '120', url: baseURL ?? '' }]);
  await page.goto('/cart');
  await expect(page.locator('#cart-count')).toHaveText('99+');
  await expect(page.locator('a', { has: page.locator('#cart-count') })).toHaveAccessibleName(/99\+/);
});
