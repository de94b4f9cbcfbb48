import type { Page } from '@playwright/test';
import { translatePage } from '@shop/ui-kit/testing/translate-page';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** The page does not look as the server drew it: React draws it anew, and says so. Nothing else may be thrown. */
const DRAWN_ANEW = /React error #418/;
test.use({ expectedMessages: [DRAWN_ANEW] });

/** Every document of the page is translated as soon as it is parsed, before the page's code takes it over, and whatever comes later. */
async function translate(page: Page): Promise<Error[]> {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => {
    if (!DRAWN_ANEW.test(error.message)) thrown.push(error);
  });
  await page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${String(translatePage)})` });
  return thrown;
}

const PLANT = { ja: 'パキラ 実生 ミニサイズ', en: 'Money tree (seedling)' };

for (const { locale, words } of sampled(LANGUAGES, 'translated 1')) {
  test(`[TRANS-01] @mobile on a translated page a whole purchase is made, and its sums are right (${locale})`, async ({
    page,
  }) => {
    const thrown = await translate(page);
    const shop = new Shop(page, words);
    await shop.openProduct('pachira-mini');
    await expect(page.locator('font').first()).toBeAttached();
    await shop.addToCart();
    await shop.expectSettledAdd();
    await expect(shop.badge).toHaveText('1');
    await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
    await shop.expectSettledCart();
    const line = shop.line(PLANT[locale]);
    const more = line.getByRole('button', { name: words.aria.quantityUp });
    for (const pieces of [2, 3]) {
      await more.click();
      await expect(line.locator('output')).toHaveText(String(pieces));
    }
    await shop.expectSettledCart();
    // 3 × 1,280 + 800
    await expect(shop.money).toContainText('¥3,840');
    await expect(shop.money).toContainText('¥4,640');
    await page.getByLabel(words.cart.destination).selectOption('JP-01');
    await expect(shop.money).toContainText('¥5,840');
    await page.getByRole('textbox', { name: words.cart.discountCode }).fill('WELCOME500');
    await page.getByRole('button', { name: words.cart.discountApply }).click();
    await expect(shop.money).toContainText(/−\s*¥500/);
    await expect(shop.money).toContainText('¥5,340');
    await shop.proceed.click();
    await expect(page).toHaveURL(/\/checkouts?\//);
    await expect(page.locator('body')).toContainText('5,340');
    expect(thrown).toEqual([]);
  });

  test(`[TRANS-01] [BUY-01] on a translated page buy now opens the checkout (${locale})`, async ({
    page,
  }) => {
    const thrown = await translate(page);
    const shop = new Shop(page, words);
    await shop.openProduct('pachira-mini');
    await page.getByRole('button', { name: words.product.buyNow }).click();
    await expect(page).toHaveURL(/\/checkouts?\//);
    expect(thrown).toEqual([]);
  });
}
