import { sampled } from '../test/support/sampled';
import { LANGUAGES, wordsOf } from '../test/support/words';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Thrown on purpose, and reported as an uncaught error (OBS-07). */
test.use({ expectedMessages: [/removeChild/] });

for (const { locale, prefix, words } of sampled(LANGUAGES, 'broken-page 1')) {
  test(`[FAULT-04] a page that throws shows an error under its header, with links to the same page and the cart (${locale})`, async ({
    page,
  }) => {
    const shop = new Shop(page, words);
    await shop.openProduct('pachira-mini');
    await shop.addToCart();
    await shop.expectSettledAdd();
    const address = page.url();
    await page.evaluate(() => {
      const dialog = document.querySelector('#main dialog[open]');
      dialog?.parentElement?.insertAdjacentElement('beforebegin', dialog);
    });
    await shop.dialog.getByRole('button', { name: words.added.continue }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.broken.title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words.error.broken.body);
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: words.common.retry }).click();
    await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeVisible();
    await expect(shop.badge, 'the cart is preserved').toHaveText('1');
    await page.goto(`${prefix}/cart`);
    await expect(shop.money).toBeVisible();
  });
}

test("[FAULT-04] when the layout itself throws, the error page has its own header in the page's language", async ({
  page,
}) => {
  const words = wordsOf.en;
  const gate = { open: (): void => undefined };
  const held = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.goto('/en/succulent');
  await page.route(/\/en\/ranking/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: words.header.menuRanking }).first().click();
  const overlay = page.getByRole('status').filter({ hasText: words.loading.overlay });
  await overlay.evaluate((element) => element.remove());
  gate.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.error.broken.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/en');
  await page.getByRole('banner').getByRole('link', { name: words.aria.openCart }).click();
  await expect(page).toHaveURL('/en/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cart.empty);
});
