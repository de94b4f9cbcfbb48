import { sampled } from '../test/support/sampled';
import { LANGUAGES, say } from '../test/support/words';
import { calls } from './support/calls';
import { faults } from './support/faults';
import { stockOf } from './support/platform-stock';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

/** Browser messages about the injected faults. */
test.use({ expectedMessages: [/Failed to load resource/] });

/** Used only by this file, so no other test sees its stock changes. */
const SCARCE = { handle: 'hoya-carnosa', ja: 'ホヤ・カルノーサ', en: 'Wax plant' };
const PLANT = { handle: 'pachira-mini', ja: 'パキラ 実生 ミニサイズ', en: 'Money tree (seedling)' };
const OTHER = 'gajumaru-mini';

test('[BUY-01] buy now opens the checkout of that single line; the cart is unchanged and its count is restored', async ({
  page,
  context,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(OTHER);
  const cart = await cookie(context, 'cart_id');
  await shop.openProduct(PLANT.handle);
  await page.getByRole('button', { name: shop.words.aria.quantityUp }).click();
  const asked = calls(page);
  await shop.buyNow.dblclick();
  await page.waitForURL(/checkouts/);
  expect(
    asked.filter((name) => name === 'CartCreate'),
    'a double click sends one request',
  ).toHaveLength(1);
  await expect(page.locator('body')).toContainText(PLANT.ja);
  await expect(page.locator('body')).toContainText('2,560');
  expect(await cookie(context, 'cart_count'), 'the count is cleared').toBeNull();
  expect(await cookie(context, 'cart_id'), 'the cart is not cleared').toBe(cart);
  await page.goto('/');
  await expect(shop.badge).toHaveText('1');
  await page.goto('/cart');
  await expect(shop.line(PLANT.ja)).toHaveCount(0);
});

test('[BUY-01] [SHIP-01] buy now uses the prefecture selected in the cart and its shipping fee', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(OTHER);
  await shop.expectSettledCart();
  const prefecture = page.getByLabel(shop.words.cart.destination);
  await prefecture.selectOption({ label: '沖縄県' });
  await expect(shop.money).toContainText('2,000');
  await shop.openProduct(PLANT.handle);
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('select[name="provinceCode"]')).toHaveValue('JP-47');
  await expect(page.locator('body')).toContainText('2,000');
  await expect(page.locator('body'), 'no fee of another prefecture').not.toContainText('¥800');
});

test('[BUY-01] after Back from the checkout the page accepts clicks again', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
  await page.goBack();
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
});

test('[BUY-01] a pending coupon in its cookie is applied', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: shop.words.aria.quantityUp }).click();
  }
  await shop.buyNow.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('body')).toContainText('WELCOME500');
  await expect(page.locator('body')).toContainText(/[−-]\s*¥?500/);
});

for (const { locale, prefix, words } of sampled(LANGUAGES, 'buy-now 1')) {
  test.describe(`in ${locale}`, () => {
    test(`[BUY-01] [CART-06] a rejected coupon is reported and deleted, and the next click continues without it (${locale})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'discount_code', value: 'ALREADYUSED', url: baseURL ?? '' }]);
      const shop = new Shop(page, words);
      await shop.openProduct(PLANT.handle, prefix);
      await shop.buyNow.click();
      await expect(shop.alert).toContainText(words.discount.alreadyUsed);
      await expect(shop.alert).toContainText(words.checkout.withoutCoupon);
      expect(await cookie(context, 'discount_code')).toBeNull();
      await shop.buyNow.click();
      await page.waitForURL(/checkouts/);
    });

    test(`[BUY-01] a coupon that is not applicable is reported first (${locale})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
      const shop = new Shop(page, words);
      await shop.openProduct(PLANT.handle, prefix);
      await shop.buyNow.click();
      await expect(shop.alert).toContainText(words.discount.notApplicable);
      expect(await cookie(context, 'discount_code'), 'it may apply to another cart').toBe('WELCOME500');
      await shop.buyNow.click();
      await page.waitForURL(/checkouts/);
    });

    for (const [name, fault] of sampled(
      [
        ['out of reach', { drop: 'before' }],
        ['failing', { status: 503 }],
        ['throttling', { throttled: true }],
        ['answering half', { malformed: true }],
        ['gone after it made the cart', { drop: 'after' }],
      ] as const,
      'buy-now faults',
    )) {
      test(`[BUY-01] platform error ${name}: an error is shown, nothing is lost, and a retry succeeds (${locale})`, async ({
        page,
        context,
        platform,
      }) => {
        const shop = new Shop(page, words);
        await shop.openProduct(PLANT.handle, prefix);
        await faults(platform.url, { ...fault, operations: ['CartCreate'] });
        await shop.buyNow.click();
        await expect(shop.alert).toHaveText(words.checkout.buyNowFailed);
        await expect(page).toHaveURL(new RegExp(`/products/${PLANT.handle}$`));
        expect(await cookie(context, 'cart_id')).toBeNull();
        await faults(platform.url);
        await shop.buyNow.click();
        await page.waitForURL(/checkouts/);
      });
    }

    test(`[BUY-01] [CART-12] a product that sells out or runs low meanwhile is reported by name (${locale})`, async ({
      page,
      platform,
      request,
    }) => {
      const shop = new Shop(page, words);
      await shop.openProduct(SCARCE.handle, prefix);
      const stock = await stockOf(page, request, platform.url);
      const name = SCARCE[locale];
      try {
        await page.getByRole('button', { name: words.aria.quantityUp }).click();
        await stock.set(1);
        await shop.buyNow.click();
        await expect(shop.alert).toHaveText(say(words.stock.notEnough, { name }));
        await stock.set(0);
        await shop.buyNow.click();
        await expect(shop.alert).toHaveText(say(words.stock.outOfStock, { name }));
      } finally {
        await stock.restore();
      }
    });
  });
}
