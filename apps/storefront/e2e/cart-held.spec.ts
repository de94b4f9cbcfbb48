import { say, words } from '../test/support/words';
import { openedVariant } from './support/opened-variant';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
const OTHER = { handle: 'gajumaru-mini' };
const MADE = { handle: 'receipt-of-the-press', title: '値上がりする木', price: 3_280, available: 9 };
const CHECKOUT = /\/checkouts\//;

test.describe('a product changed by the merchant', () => {
  test.beforeEach(({ platformApi }) => platformApi.createProduct(MADE));
  test.afterEach(({ platformApi }) =>
    platformApi.deleteProduct(MADE.handle).catch(() => {
      // The test deleted it itself.
    }),
  );

  test('[GATE-02] [BUY-01] a price increase after render stops buy now and the checkout once, with both prices', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.openProduct(MADE.handle);
    const variant = await openedVariant(page);
    await platformApi.changeVariant(variant, { price: 4_280 });
    await shop.buyNow.click();
    await expect(shop.alert).toContainText(
      say(words.checkout.buyNowChanged, { name: MADE.title, from: '3,280', to: '4,280' }),
    );
    await shop.buyNow.click();
    await page.waitForURL(CHECKOUT);

    await shop.fillCart(MADE.handle);
    await shop.expectSettledCart();
    await platformApi.changeVariant(variant, { price: 5_280 });
    await shop.proceed.click();
    await expect(shop.alert).toContainText(words.change.stopped);
    await expect(shop.alert).toContainText('¥4,280 → ¥5,280');
    await expect(shop.alert).toContainText(say(words.change.total, { from: '5,080', to: '6,080' }));
    await expect(shop.line(MADE.title)).toContainText('¥4,280 → ¥5,280');
    await expect(shop.money).toContainText('6,080');
    await shop.proceed.click();
    await page.waitForURL(CHECKOUT);
    await expect(page.locator('body')).toContainText('5,280');
  });

  test('[PROD-08] [BUY-01] a product unpublished after its page was made is told by both buttons, without a retry', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.openProduct(MADE.handle);
    await platformApi.deleteProduct(MADE.handle);
    await shop.addToCart();
    await expect(shop.dialog.getByRole('alert')).toContainText(words.cartError.merchandiseInvalid);
    await expect(shop.dialog.getByRole('button', { name: words.common.retry })).toHaveCount(0);
    await shop.dialog.getByRole('button', { name: words.added.continue }).click();
    await shop.buyNow.click();
    await expect(shop.alert.last()).toHaveText(words.cartError.merchandiseInvalid);
  });

  test('[CART-12] an unpublished product is named, also as the only line and on a new visit', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    const told = page.getByRole('status').filter({
      hasText: say(words.cart.withdrawn, { names: MADE.title }),
    });
    await shop.fillCart(MADE.handle, PLANT.handle);
    await shop.expectPieces(2);
    await platformApi.deleteProduct(MADE.handle);
    await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
    await expect(told).toBeVisible();
    await expect(shop.line(MADE.title)).toHaveCount(0);

    await shop
      .line(PLANT.title)
      .getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: `${PLANT.title}.+` })) })
      .click();
    await shop.expectEmptyCart();
    await platformApi.createProduct(MADE);
    await shop.fillCart(MADE.handle);
    await shop.expectPieces(1);
    await page.goto('/');
    await platformApi.deleteProduct(MADE.handle);
    await shop.openCart();
    await shop.expectEmptyCart();
    await expect(told).toBeVisible();
  });
});

test.describe('a discount without a code', () => {
  const SALE = { title: '春のセール', code: 'SPRING-SALE' };
  let isThere = false;
  test.beforeEach(async ({ platformApi }) => {
    await platformApi.createAutomaticDiscount(SALE.title, SALE.code);
    isThere = true;
  });
  test.afterEach(async ({ platformApi }) => {
    if (isThere) await platformApi.deleteDiscount(SALE.code);
  });

  test('[GATE-02] [CART-09] that ended after render stops the checkout once, by its name', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.fillCart(PLANT.handle);
    await shop.expectSettledCart();
    await expect(shop.money).toContainText(say(words.cart.discountNamed, { title: SALE.title }));
    await platformApi.deleteDiscount(SALE.code);
    isThere = false;
    await shop.proceed.click();
    await expect(shop.alert).toContainText(say(words.change.discountGone, { title: SALE.title }));
    await expect(shop.alert).toContainText(say(words.change.coupon, { from: '128', to: '0' }));
    await expect(shop.money).not.toContainText(SALE.title);
    await shop.proceed.click();
    await page.waitForURL(CHECKOUT);
  });
});

test('[CART-10] [SHIP-02] a second tab follows the first add, a quantity, the prefecture and the coupon', async ({
  page,
  context,
}) => {
  const shop = new Shop(page);
  const beside = new Shop(await context.newPage());
  await beside.openCart();
  await beside.expectEmptyCart();
  await shop.fillCart(PLANT.handle);
  await beside.expectPieces(1);
  await page.getByRole('button', { name: words.aria.quantityUp }).first().click();
  await beside.expectPieces(2);
  await page.getByLabel(words.cart.destination).selectOption({ label: '北海道' });
  await expect(beside.page.getByLabel(words.cart.destination)).toHaveValue('JP-01');
  await expect(beside.money).toContainText('2,000');
  await page.getByLabel(words.cart.discountCode).fill('MMSP15-7KQ2');
  await page.getByRole('button', { name: words.cart.discountApply }).click();
  // Two plants are below the code's minimum: the code stays on the cart with its reason.
  await expect(beside.page.getByText(say(words.discount.minimum, { minimum: '3,000' }))).toBeVisible();
});

test('[TRUTH-02] [CART-10] an expired cart is reported in the tab that detects it and with the next add in another tab', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);
  const beside = new Shop(await context.newPage());
  await beside.openCart();
  await beside.expectPieces(1);
  await shop.openProduct(OTHER.handle);
  await platformApi.fault({ expireCarts: true, operations: ['CartLinesUpdate'], times: 1 });
  await beside.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await expect(beside.page.getByText(words.cart.ended)).toBeVisible();
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.dialog.getByText(words.cart.ended)).toBeVisible();
  await beside.expectPieces(1);
  await expect(beside.page.getByText(words.cart.ended)).toBeVisible();
});
