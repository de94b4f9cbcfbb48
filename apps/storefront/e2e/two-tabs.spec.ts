import type { Page } from '@playwright/test';
import { newAddress } from '../test/support/languages';
import { say, words } from '../test/support/words';
import { DATED_PLANT, Delivery } from './support/delivery';
import { placeOrder } from './support/hosted-checkout';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: DATED_PLANT, title: 'パキラ 実生 ミニサイズ' };
const OTHER = { handle: 'gajumaru-mini', title: 'ガジュマル 丸幹 ミニ' };
const CHECKOUT = /\/checkouts\//;

/** A tab that no other tab can notify, as in an embedded browser or after it was suspended: it learns of changes at its press. */
async function deafTab(page: Page): Promise<Shop> {
  const beside = await page.context().newPage();
  await beside.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const shop = new Shop(beside);
  await shop.openCart();
  await shop.expectSettledCart();
  return shop;
}

test("[GATE-02] [CART-10] another tab's coupon, prefecture and removed line stop an unnotified tab's checkout once, in words", async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle, PLANT.handle, PLANT.handle, OTHER.handle);
  await shop.expectSettledCart();
  const beside = await deafTab(page);
  await page.getByLabel(words.cart.destination).selectOption({ label: '北海道' });
  await shop
    .line(OTHER.title)
    .getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: `${OTHER.title}.+` })) })
    .click();
  await page.getByLabel(words.cart.discountCode).fill('MMSP15-7KQ2');
  await page.getByRole('button', { name: words.cart.discountApply }).click();
  await expect(page.getByText(words.cart.discountApplied)).toBeVisible();
  await shop.expectSettledCart();
  await expect(beside.line(OTHER.title)).toBeVisible();

  await beside.proceed.click();
  await expect(beside.alert).toContainText(words.change.stopped);
  for (const change of [
    say(words.change.lineGone, { name: `${OTHER.title}(3号)` }),
    say(words.change.province, { from: '東京都', to: '北海道' }),
    say(words.change.shippingFee, { from: '800', to: '2,000' }),
  ])
    await expect(beside.alert).toContainText(change);
  await expect(beside.page.getByLabel(words.cart.destination)).toHaveValue('JP-01');
  const total = await beside.money.innerText();
  expect(total).toBe(await shop.money.innerText());
  await beside.proceed.click();
  await beside.page.waitForURL(CHECKOUT);
});

test("[GATE-02] [GIFT-01] a gift, a day's time and remarks of another tab stop an unnotified tab once, and are shown", async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  // This tab's press has sent what both show.
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);
  await shop.openCart();
  await shop.expectSettledCart();
  const beside = await deafTab(page);
  const elsewhere = new Delivery(beside.page);
  const delivery = new Delivery(page);
  await delivery.giftHead.click();
  for (const [label, text] of [
    [words.delivery.giftName, '森 花'],
    [words.delivery.giftPostalCode, '900-0001'],
    [words.delivery.giftAddress, '沖縄県那覇市港町1-2'],
    [words.delivery.giftPhone, '098-000-0000'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await delivery.openDate();
  await delivery.note.fill('玄関前に');
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);

  await beside.proceed.click();
  await expect(beside.alert).toContainText(words.change.stopped);
  await expect(beside.alert).toContainText('森 花 900-0001');
  await expect(beside.alert).toContainText(words.change.note);
  await expect(beside.money).toContainText('2,000');
  await expect(elsewhere.giftHead).toHaveAttribute('aria-expanded', 'true');
  await beside.proceed.click();
  await beside.page.waitForURL(CHECKOUT);
  await expect(beside.page.locator('body')).toContainText('森 花');
});

test('[CART-03] [GATE-02] a cart ordered in another tab opens no checkout: both kinds of tab report it', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  const deaf = await deafTab(page);
  const beside = new Shop(await page.context().newPage());
  await beside.openCart();
  await beside.expectSettledCart();
  await shop.proceed.click();
  await placeOrder(page, newAddress());
  for (const tab of [deaf, beside]) {
    await tab.proceed.click();
    await expect(tab.page.getByText(words.cart.ended)).toBeVisible();
    await expect(tab.page).toHaveURL('/cart');
    await expect(tab.badge).toBeEmpty();
  }
});

test('[CART-13] [CART-10] a page restored by the way back shows the cart as it is: lines, count, fee, and that it was ordered', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle, OTHER.handle);
  await shop.expectSettledCart();
  const left = await deafTab(page);
  // The browser under test keeps no pages: these are the events of one that does.
  const restore = () =>
    left.page.evaluate(() => {
      for (const name of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    });
  await page.getByLabel(words.cart.destination).selectOption({ label: '沖縄県' });
  await shop
    .line(OTHER.title)
    .getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: `${OTHER.title}.+` })) })
    .click();
  await shop.expectPieces(1);
  await expect(shop.money).toContainText('2,000');
  await shop.expectSettledCart();
  await restore();
  await left.expectPieces(1);
  await expect(left.line(OTHER.title)).toHaveCount(0);
  await expect(left.badge).toHaveText('1');
  await expect(left.money).toContainText('2,000');
  await expect(left.page.getByLabel(words.cart.destination)).toHaveValue('JP-47');

  await shop.proceed.click();
  await placeOrder(page, newAddress());
  await restore();
  await left.expectEmptyCart();
  await expect(left.page.getByText(words.cart.ended)).toBeVisible();
  await expect(left.badge).toBeHidden();
});

test('[GATE-02] [TRUTH-02] a tab that still shows an ordered cart goes to no checkout with the next cart before it was shown', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  const beside = await deafTab(page);
  await shop.proceed.click();
  await placeOrder(page, newAddress());
  await shop.fillCart(OTHER.handle);
  await shop.expectSettledCart();

  await beside.proceed.click();
  await expect(beside.alert).toContainText(words.cartError.cartReplaced);
  await expect(beside.line(OTHER.title)).toBeVisible();
  await expect(beside.line(PLANT.title)).toHaveCount(0);
  await beside.proceed.click();
  await beside.page.waitForURL(CHECKOUT);
  await expect(beside.page.locator('body')).toContainText(OTHER.title);
});
