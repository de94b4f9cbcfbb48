import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { clipboardText } from './support/clipboard-text';
import { expect, test } from './support/test';

const PLANT = { handle: 'umbellata', title: { ja: 'フィカス・ウンベラータ', en: 'Ficus umbellata' } };

/** Opens the product's page. The share row's code loads with the first intended button. */
const openProduct = (page: Page, prefix = '') => page.goto(`${prefix}/products/${PLANT.handle}`);

for (const { locale, prefix, words } of sampled(LANGUAGES, 'share 1')) {
  test(`[PROD-09] the URL is copied, and the page confirms it (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProduct(page, prefix);
    const copy = page.getByRole('button', { name: words.product.shareCopy });
    await copy.hover();
    const toast = page.getByRole('status').filter({ hasText: words.common.copied });
    // Pressed until the page is interactive: an earlier press has no effect.
    await expect(async () => {
      await copy.click();
      await expect(toast).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await clipboardText(context)).toBe(new URL(`${prefix}/products/${PLANT.handle}`, baseURL).href);
    await toast.getByRole('button', { name: words.common.close }).click();
    await expect(toast).toHaveCount(0);
  });
}

test('[PROD-09] the native share sheet is offered where available, and receives URL and name', async ({
  page,
  baseURL,
}) => {
  await openProduct(page);
  const { words } = LANGUAGES[0];
  const sheet = page.getByRole('button', { name: words.product.share, exact: true });
  await expect(page.getByRole('button', { name: words.product.shareCopy })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (page: unknown) => {
        shared.push(page);
        throw new DOMException('put away', 'AbortError');
      },
    });
  });
  await openProduct(page);
  await expect(sheet).toBeVisible();
  await expect(async () => {
    await sheet.click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toContainEqual({
      url: new URL(`/products/${PLANT.handle}`, baseURL).href,
      title: PLANT.title.ja,
    });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROD-09] the services are plain links that open a new window', async ({ page, baseURL }) => {
    await openProduct(page);
    const { words } = LANGUAGES[0];
    const address = encodeURIComponent(new URL(`/products/${PLANT.handle}`, baseURL).href);
    for (const name of [words.aria.shareX, words.aria.shareLine, words.aria.shareFacebook]) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', new RegExp(`=${address.replaceAll('.', '\\.')}(&|$)`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});
