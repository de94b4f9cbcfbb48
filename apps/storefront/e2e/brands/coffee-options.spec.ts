import type { Locator, Page } from '@playwright/test';
import { words } from '../../test/support/words';
import { Shop } from '../support/shop';
import { expect, test } from '../support/test';
import { violations } from '../support/violations';

/** Its 200 g in medium grind are sold out, and 500 g are not sold in fine grind. */
const BEANS = '/products/sumatra-lintong';

/** A radio of an option, by the start of its name. */
const radio = (page: Page, option: string, value: string): Locator =>
  page
    .getByRole('radiogroup', { name: option, exact: true })
    .getByRole('radio', { name: new RegExp(`^${value}`) });
const weight = (page: Page, value: string) => radio(page, '内容量', value);
const grind = (page: Page, value: string) => radio(page, '挽き目', value);
const chosen = async (page: Page) =>
  (await page.getByRole('radio', { checked: true }).all()).map((each) =>
    each.locator('span').first().innerText(),
  );

async function expectChosen(page: Page, ...values: string[]): Promise<void> {
  await expect.poll(async () => Promise.all(await chosen(page))).toEqual(values);
}

test('[PROD-16] weight and grind are selected each for itself; price, URL and cart follow @mobile', async ({
  page,
}) => {
  const shop = new Shop(page);
  await page.goto(BEANS);
  await expectChosen(page, '100g', '豆のまま');
  await expect(page.getByRole('radio')).toHaveCount(6);
  await weight(page, '500g').click();
  await grind(page, '中挽き').click();
  await expectChosen(page, '500g', '中挽き');
  await expect(page.getByRole('main')).toContainText('4,130');
  await expect(page).toHaveURL(/\?variant=43100002293761$/);
  expect.soft(await violations(page)).toEqual([]);
  await page.reload();
  await expectChosen(page, '500g', '中挽き');
  await shop.addToCart();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.line('スマトラ')).toContainText('500g / 中挽き');
});

test('[PROD-16] [PROD-07] a sold-out and a missing combination are named in words; the former offers the notice, the latter leads to the nearest @mobile', async ({
  page,
}) => {
  await page.goto(BEANS);
  await weight(page, '200g').click();
  await expect(grind(page, '中挽き')).toHaveAccessibleName(`中挽き ${words.product.stockWaiting}`);
  await grind(page, '中挽き').click();
  await expect(page.getByRole('button', { name: words.product.restockButton })).toBeVisible();
  await expect(page.getByRole('button', { name: words.product.addToCart })).toHaveCount(0);

  await grind(page, '豆のまま').click();
  await weight(page, '500g').click();
  await expect(grind(page, '細挽き')).toHaveAccessibleName(`細挽き ${words.product.optionMissing}`);
  await expect(page.getByText(words.product.optionNearest)).toHaveCount(0);
  await grind(page, '細挽き').click();
  await expectChosen(page, '200g', '細挽き');
  await expect(page.getByRole('status').filter({ hasText: words.product.optionNearest })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await weight(page, '100g').click();
  await expect(page.getByText(words.product.optionNearest)).toHaveCount(0);
});

test('[PROD-16] by keyboard each option is one tab stop, and a missing combination takes the space key @mobile', async ({
  page,
}) => {
  await page.goto(`${BEANS}?variant=43100002260993`);
  await expectChosen(page, '500g', '豆のまま');
  await weight(page, '500g').focus();
  await page.keyboard.press('Tab');
  await expect(grind(page, '豆のまま')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(grind(page, '細挽き')).toBeFocused();
  await expectChosen(page, '500g', '豆のまま');
  await page.keyboard.press('Space');
  await expectChosen(page, '200g', '細挽き');
  await page.keyboard.press('ArrowLeft');
  await expectChosen(page, '200g', '中挽き');
});

for (const [prefix, names, missing] of [
  ['/en', ['Weight', 'Grind'], 'Fine grind Not in this combination'],
  ['/zh-TW', ['重量', '研磨度'], '細研磨 沒有此組合'],
] as const) {
  test(`[PROD-16] in ${prefix} options and notes are in its language @mobile`, async ({ page }) => {
    await page.goto(`${prefix}${BEANS}?variant=43100002260993`);
    for (const name of names) await expect(page.getByRole('radiogroup', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: missing, exact: true })).toBeVisible();
  });
}

test('[PROD-04] a product of one option has one list of its variants, with their prices @mobile', async ({
  page,
}) => {
  await page.goto('/products/dripper-cone');
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(page.getByRole('radiogroup', { name: words.product.variant })).toContainText('¥3,300');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PROD-16] each value is the link of its variant, of a missing combination that of the nearest @mobile', async ({
    page,
  }) => {
    await page.goto(BEANS);
    await weight(page, '500g').click();
    await expect(page).toHaveURL(/\?variant=43100002260993$/);
    await expectChosen(page, '500g', '豆のまま');
    await grind(page, '細挽き').click();
    await expect(page).toHaveURL(/\?variant=43100002228225$/);
    await expectChosen(page, '200g', '細挽き');
    await grind(page, '中挽き').click();
    await expect(page.getByRole('button', { name: words.product.restockButton })).toBeVisible();
  });
});
