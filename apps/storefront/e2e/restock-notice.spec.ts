import type { Page } from '@playwright/test';
import { LANGUAGES, newAddress } from '../test/support/languages';
import { sampled } from '../test/support/sampled';
import { words as ja, say } from '../test/support/words';
import { openedVariant } from './support/opened-variant';
import { stockOf } from './support/platform-stock';
import { expect, test } from './support/test';

const ENDPOINT = '**/api/stock-notification';
const SOLD_OUT = '/products/pothos-golden';

/** Opens the product as sold out: pages are cached briefly, and in the previous case it may have been in stock. */
async function openSoldOut(page: Page, prefix: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${prefix}${SOLD_OUT}`);
    await expect(page.locator('form[data-form="restock-notice"]')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Waits until product page and variant data show the restock; the open page does not. */
async function expectForSale(page: Page, prefix: string): Promise<void> {
  const address = `${prefix}${SOLD_OUT}`;
  for (const shown of [address, `${address}?variant=${await openedVariant(page)}`]) {
    await expect
      .poll(async () => {
        const answer = await page.request.get(shown);
        return answer.ok() && !(await answer.text()).includes('data-form="restock-notice"');
      })
      .toBe(true);
  }
}

/** The form of a sold-out product. */
function restockForm(page: Page, words: typeof ja) {
  const form = page.locator('form[data-form="restock-notice"]');
  return {
    form,
    field: form.getByLabel(words.restock.mailLabel),
    button: form.getByRole('button', { name: words.product.restockButton }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
  };
}

test.use({
  expectedMessages: [
    /Failed to load resource: (?:the server responded with a status of 503|net::ERR_FAILED)/,
  ],
});

for (const { language, words, prefix } of sampled(LANGUAGES, 'restock-notice 1')) {
  test(`[RESTOCK-01] [PROD-07] ${language}: when sold out, the form replaces the buttons; validation alert and success message`, async ({
    page,
  }) => {
    await openSoldOut(page, prefix);
    await expect(page.getByRole('button', { name: words.product.addToCart })).toHaveCount(0);
    const { form, field, button, alert, status } = restockForm(page, words);
    await expect(form).toContainText(words.restock.body);
    await expect(form).toContainText(words.restock.note);
    for (const text of ['', 'hana', 'hana@example']) {
      await field.fill(text);
      await button.click();
      await expect(alert).toHaveText(words.restock.errorFormat);
      await expect(field).toBeFocused();
    }
    const address = newAddress();
    await field.fill(address);
    await expect(alert).toHaveText('');
    const sent = page.waitForRequest(ENDPOINT);
    await button.click();
    const body = (await sent).postDataJSON();
    expect(Object.keys(body).sort()).toEqual(['mail_address', 'product_id', 'variant_id']);
    expect(body.variant_id).toBeGreaterThan(0);
    expect(body.product_id).toBeGreaterThan(0);
    await expect(status).toHaveText(say(words.restock.registered, { address }));
    await expect(status).toContainText(words.restock.success);
    // The button shows success until another address is typed.
    const done = form.getByRole('button', { name: words.restock.done });
    await expect(done).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveCount(0);
    await field.press('End');
    await field.pressSequentially('x');
    await expect(status).toHaveText('');
    await expect(done).toHaveCount(0);
    await button.click();
    await expect(status).toHaveText(say(words.restock.registered, { address: `${address}x` }));
  });

  test(`[RESTOCK-01] ${language}: a product restocked while the page is open is reported, with a link to buy it`, async ({
    page,
    request,
    platform,
  }) => {
    await openSoldOut(page, prefix);
    const { form, field, button, alert, status } = restockForm(page, words);
    await field.fill(newAddress());
    const stock = await stockOf(page, request, platform.url);
    try {
      await stock.set(3);
      await expectForSale(page, prefix);
      await button.click();
      await expect(status).toHaveText(words.restock.inStock);
      await expect(alert).toHaveText('');
      await form.getByRole('link', { name: words.restock.buy }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${SOLD_OUT}\\?variant=\\d+$`));
      await expect(page.getByRole('button', { name: words.product.addToCart }).first()).toBeVisible();
    } finally {
      await stock.restore();
    }
  });

  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`[RESTOCK-01] ${language}: a restocked product leads to a page with a link to buy it`, async ({
      page,
      request,
      platform,
    }) => {
      await openSoldOut(page, prefix);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const { field, button } = restockForm(page, words);
      await field.fill(newAddress());
      const stock = await stockOf(page, request, platform.url);
      try {
        await stock.set(3);
        await expectForSale(page, prefix);
        await button.click();
        const main = page.getByRole('main');
        await expect(main.getByRole('status')).toHaveText(words.restock.inStock);
        await expect(main.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await main.getByRole('link', { name: words.restock.buy }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}${SOLD_OUT}\\?variant=\\d+$`));
      } finally {
        await stock.restore();
      }
    });

    test(`[RESTOCK-01] ${language}: the form posts, and every outcome is a page`, async ({ page }) => {
      await openSoldOut(page, prefix);
      const { field, button } = restockForm(page, words);
      await field.fill('hana@example');
      await button.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/restock-notice/invalid/pothos-golden/\\d+$`));
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.restock.errorFormat);
      await page.getByRole('main').getByRole('link', { name: words.restock.back }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${SOLD_OUT}\\?variant=\\d+#`));
      await field.fill(newAddress());
      await button.click();
      await expect(page).toHaveURL(`${prefix}/restock-notice/registered`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(words.restock.success);
    });
  });
}

test('[RESTOCK-01] without a response the form shows an error; nothing is lost and a retry succeeds', async ({
  page,
  shopDatabase,
}) => {
  await openSoldOut(page, '');
  const { field, button, alert, status } = restockForm(page, ja);
  const address = newAddress();
  await field.fill(address);
  await page.route(ENDPOINT, (route) => route.abort('failed'), { times: 1 });
  await button.click();
  await expect(alert).toHaveText(ja.mail.errorGeneric);
  await shopDatabase.cut();
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(alert).toHaveText(ja.mail.errorGeneric);
  await expect(field).toHaveValue(address);
  await shopDatabase.mend();
  await button.click();
  await expect(status).toHaveText(say(ja.restock.registered, { address }));
});

test('[PROD-07] [RESTOCK-01] @mobile the sticky bar of a phone scrolls to the form', async ({ page }) => {
  await openSoldOut(page, '');
  await page.getByRole('link', { name: ja.product.restockButton }).click();
  await expect(page).toHaveURL(/#restock-notice$/);
  await expect(restockForm(page, ja).field).toBeInViewport();
});
