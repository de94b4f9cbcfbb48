import type { Locator } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

/** ¥1,280 each; ¥800 to Tokyo and ¥2,000 to Hokkaido. */
const PLANT = { handle: 'pachira-mini', ja: 'パキラ 実生 ミニサイズ', en: 'Money tree (seedling)' };
const CHECKOUT = /\/checkouts?\//;

/** Conditions under which the path leads through the cart, and the row that each proves. */
const ROWS = [
  ['translated', 'TRANS-01'],
  ['late', 'PERF-02'],
  ['cancelled', 'TRUTH-01'],
] as const;

for (const [condition, row] of ROWS) {
  test.describe(condition, () => {
    test.use({ condition });
    for (const { locale, prefix, words } of sampled(LANGUAGES, `main road ${condition}`)) {
      test(`[${row}] @mobile @pictures the main road: from a list to the checkout, totals, shipping fee and coupon are right (${locale})`, async ({
        page,
        context,
        platformApi,
      }) => {
        const shop = new Shop(page, words);
        await page.goto(`${prefix}/search?${new URLSearchParams({ q: PLANT[locale] })}`);
        if (condition === 'translated') await expect(page.locator('font').first()).toBeAttached();
        await page.getByRole('main').getByRole('link', { name: PLANT[locale] }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: PLANT[locale] })).toBeVisible();
        await addOnce(shop);
        await expect(shop.badge).toHaveText('1');
        await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
        await shop.expectSettledCart();
        const line = shop.line(PLANT[locale]);
        const pieces = line.locator('output');
        const more = line.getByRole('button', { name: words.aria.quantityUp });
        await insist(shop, '¥3,840', async () => {
          for (let number = Number(await pieces.textContent()); number < 3; number += 1) await more.click();
        });
        await expect(pieces).toHaveText('3');
        await expect(shop.money).toContainText('¥4,640');
        await insist(shop, '¥5,840', async () => {
          await page.getByLabel(words.cart.destination).selectOption('JP-01');
        });
        await insist(shop, '¥5,340', async () => {
          await page.getByRole('textbox', { name: words.cart.discountCode }).fill('WELCOME500');
          await page.getByRole('button', { name: words.cart.discountApply }).click();
        });
        await expect(shop.money).toContainText(/−\s*¥500/);
        await expect.poll(async () => platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([3]);
        await leave(shop, shop.proceed);
        await expect(page.locator('body')).toContainText('5,340');
      });

      test(`[${row}] [BUY-01] @mobile @pictures buy now opens the checkout (${locale})`, async ({ page }) => {
        const shop = new Shop(page, words);
        await shop.openProduct(PLANT.handle);
        await leave(shop, shop.buyNow);
        await expect(page.locator('body')).toContainText('2,080');
      });
    }
  });
}

test.describe('refused', () => {
  test.use({ condition: 'refused' });
  for (const { locale, words } of sampled(LANGUAGES, 'main road refused')) {
    test(`[PROD-08] @mobile @pictures the main road: no add is reported as successful, and both buttons lead to the checkout (${locale})`, async ({
      page,
    }) => {
      const shop = new Shop(page, words);
      await shop.openProduct(PLANT.handle);
      await shop.addToCart();
      await expect(shop.dialog.getByRole('alert')).toContainText(words.added.cookiesHint);
      await expect(shop.dialog.getByText(words.added.title)).toHaveCount(0);
      await expect(shop.badge).toBeHidden();
      await shop.dialog.getByRole('link', { name: words.added.toCheckout }).click();
      await expect(page).toHaveURL(CHECKOUT);
      await expect(page.locator('body')).toContainText('1,280');
      await shop.openProduct(PLANT.handle);
      await shop.buyNow.click();
      await expect(page).toHaveURL(CHECKOUT);
      await expect(page.locator('body')).toContainText('2,080');
      await shop.openCart();
      await shop.expectEmptyCart();
    });
  }
});

/** Adds one piece. When the add failed or its outcome is unknown, the dialog reports it, and the test retries. */
async function addOnce(shop: Shop): Promise<void> {
  const { words, dialog } = shop;
  const added = dialog.getByRole('status').filter({ hasText: words.added.title });
  await shop.addToCart();
  await expect(added.or(dialog.getByRole('alert')).first()).toBeAttached();
  if ((await added.count()) > 0) return;
  await dialog.getByRole('button', { name: words.common.retry }).click();
  await expect(added).toBeAttached();
}

/** Repeats an action until the amount matches. Failures are reported on the page; a completed action has no further effect. */
async function insist(shop: Shop, money: string, act: () => Promise<void>): Promise<void> {
  const isSeen = async () => (await shop.money.textContent())?.includes(money) === true;
  // At the field, or above.
  const told = shop.page.getByText(shop.words.cartError.unreachable);
  await act();
  await expect
    .poll(async () => {
      // Before, the amount is the page's own, and a lost request takes it back.
      await shop.expectSettledCart();
      return (await isSeen()) || (await told.count()) > 0;
    })
    .toBe(true);
  if (!(await isSeen())) await act();
  await expect(shop.money).toContainText(money);
  await shop.expectSettledCart();
}

/** Presses a button that leads to the checkout, and again if the page reports a failure. */
async function leave(shop: Shop, button: Locator): Promise<void> {
  const isGone = () => CHECKOUT.test(shop.page.url());
  await button.click();
  await expect.poll(async () => isGone() || (await shop.alert.isVisible())).toBe(true);
  if (!isGone()) await button.click();
  await expect(shop.page).toHaveURL(CHECKOUT);
}
