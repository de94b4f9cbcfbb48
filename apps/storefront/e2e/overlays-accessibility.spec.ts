import { newAddress } from '../test/support/languages';
import { words } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { violations } from './support/violations';
import { WIDTHS } from './support/widths';

const PLANT = '/products/umbellata';

test.describe('overlays of a page', () => {
  test('[HEAD-02] axe reports no violations with a dropdown menu open', async ({ page }) => {
    await page.goto('/');
    const menus = page.getByRole('navigation', { name: words.menu.title }).locator('summary');
    await expect(menus.first()).toBeVisible();
    for (const menu of await menus.all()) {
      await menu.press('Enter');
      expect.soft(await violations(page), (await menu.textContent()) ?? '').toEqual([]);
      await menu.press('Escape');
    }
  });

  test('[HEAD-02] axe reports no violations in the side menu with each group expanded', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: words.aria.openMenu }).click();
    const menu = page.getByRole('dialog', { name: words.menu.title });
    await expect(menu).toBeVisible();
    expect.soft(await violations(page), 'its rows').toEqual([]);
    for (const head of await menu.locator('summary').all()) {
      await head.click();
      expect.soft(await violations(page), (await head.textContent()) ?? '').toEqual([]);
      await head.click();
    }
  });

  test('[SEARCH-04] axe reports no violations with suggestions open, under the field or as a sheet on a phone', async ({
    page,
  }) => {
    await page.goto('/');
    const listbox = page.getByRole('listbox', { name: words.search.suggestions });
    const field = page.getByRole('banner').locator('input[data-suggest]');
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially('パキラ');
    await expect(listbox.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect.soft(await violations(page), 'the panel').toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('link', { name: words.header.searchPlaceholder }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox').pressSequentially('パキラ');
    await expect(listbox.getByRole('option').first()).toBeVisible();
    expect.soft(await violations(page), 'the sheet').toEqual([]);
  });

  test('[MAIL-03] axe reports no violations in the coupon dialog, nor in the preceding alert', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.locator('form[data-form="mail-magazine"]');
    await form.getByRole('button', { name: words.footer.mailSubmit }).click();
    await expect(form.getByRole('alert')).toHaveText(words.mail.errorRequired);
    expect.soft(await violations(page), 'the alert').toEqual([]);
    await form.getByLabel(words.footer.mailLabel).fill(newAddress());
    await form.getByRole('button', { name: words.footer.mailSubmit }).click();
    await expect(page.getByRole('dialog', { name: words.mail.modalTitle })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
    }
  });

  test('[LIST-04] axe reports no violations in the filter sheet', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ornamentplants');
    await page.getByRole('button', { name: words.list.filter }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('[PROD-08] axe reports no violations in the add-to-cart dialog', async ({ page }) => {
    const shop = new Shop(page);
    await shop.openProduct('umbellata');
    await shop.addToCart();
    await shop.expectSettledAdd();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await violations(page), `${width} pixels wide`).toEqual([]);
    }
  });

  test('[PROD-01] axe reports no violations in the full-screen gallery', async ({ page }) => {
    await page.goto(PLANT);
    await page.getByRole('link', { name: words.product.zoomOpen }).first().click();
    await expect(page.getByRole('dialog', { name: words.product.photos })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
