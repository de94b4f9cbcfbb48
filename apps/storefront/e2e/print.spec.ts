import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Number of pages of a PDF, by object type. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { locale, prefix, words } of sampled(LANGUAGES, 'print 1')) {
  test(`[PRINT-01] a product prints on one sheet (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/products/pachira-mini`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.product.care })).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
    expect(await sheets(page)).toBe(1);
  });
}

test('[PRINT-01] a cart prints with its lines and totals, without bars and forms', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct('pachira-mini');
  await shop.addToCart();
  await shop.expectSettledAdd();
  await page.goto('/cart');
  await shop.expectSettledCart();
  await page.emulateMedia({ media: 'print' });
  await expect(shop.money).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await sheets(page)).toBe(1);
});
