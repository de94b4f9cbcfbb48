import { foreignWords } from '../../test/support/foreign-words';
import { words } from '../../test/support/words';
import { placeOrder } from '../support/hosted-checkout';
import { Shop } from '../support/shop';
import { expect, test } from '../support/test';
import { violations } from '../support/violations';

const BEANS = 'エチオピア イルガチェフェ';

test('[BRAND-03] [SHIP-05] [A11Y-01] the coffee roaster on a phone: from the home page to a placed order, with axe and wording checks @mobile', async ({
  page,
}) => {
  const shop = new Shop(page);
  const look = async () => {
    expect.soft(await violations(page), page.url()).toEqual([]);
    expect.soft(foreignWords(await page.locator('body').innerText()), page.url()).toEqual([]);
  };

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/週に二度、\s*焼きたての\s*豆を。/);
  await expect(page.locator('html')).toHaveCSS('--color-action-primary', '#e6a850');
  await look();

  await page.goto('/beans');
  await look();
  await page
    .getByRole('link', { name: new RegExp(BEANS) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: BEANS })).toBeVisible();
  await page.getByRole('radio', { name: '200g' }).click();
  await page.getByRole('radio', { name: '中挽き' }).click();
  await expect(page).toHaveURL(/\?variant=43\d+$/);
  await look();

  await shop.addToCart();
  await expect(shop.dialog.getByText(BEANS).first()).toBeVisible();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.line(BEANS)).toBeVisible();
  // Its own fee, and no e-gifts.
  for (const sum of ['1,810', '600', '2,410']) await expect(shop.money).toContainText(sum);
  await expect(page.getByRole('button', { name: words.cart.accordion })).toBeVisible();
  await expect(page.getByLabel(words.cart.egift)).toHaveCount(0);
  await look();

  await shop.proceed.click();
  await placeOrder(page, 'hana@example.jp');
  await look();
});

test('[BRAND-03] [SET-01] a set of three of six options is selected and listed by name in the cart @mobile', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.openProduct('beans-pick3');
  for (const name of ['エチオピア', 'ケニア', 'ブラジル']) await shop.pick(name);
  expect.soft(await violations(page)).toEqual([]);
  await shop.addToCart();
  await expect(shop.dialog.getByText(/選べる3種セット/).first()).toBeVisible();
  await shop.expectSettledAdd();
});
