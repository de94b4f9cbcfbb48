import type { Page } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { words, wordsOf } from '../test/support/words';
import { codesRefusedForGood } from './support/codes-refused-for-good';
import { Delivery } from './support/delivery';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'umbellata', title: 'フィカス・ウンベラータ' };
const CHECKOUT = /\/checkouts\//;

/** All checkout buttons on the page. */
const buttons = (page: Page, locale: 'ja' | 'en' = 'ja') =>
  page.getByRole('button', { name: wordsOf[locale].cart.proceed });

test('[GATE-02] a double click on any of the three checkout buttons sends every change once, a pending edit too', async ({
  page,
  platformApi,
}) => {
  const shop = new Shop(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.fillCart(PLANT.handle);
  const busy = buttons(page).and(page.locator('[aria-busy="true"]'));
  const more = shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp });
  for (let which = 0; which < 3; which += 1) {
    await platformApi.clear();
    await platformApi.fault({ latencyMs: 2_000 });
    // At the top of the page only the bar's is visible; the bar hides where another is.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(buttons(page)).toHaveCount(3);
    if (which === 0) await more.click();
    await buttons(page).nth(which).dblclick();
    // They share one state.
    await expect(busy.first()).toBeVisible();
    await expect.poll(async () => (await buttons(page).count()) - (await busy.count())).toBe(0);
    await page.waitForURL(CHECKOUT);
    const calls = await platformApi.calls();
    expect(calls['CartAttributesUpdate'] ?? 0).toBe(which === 0 ? 1 : 0);
    expect(calls['CartLinesUpdate'] ?? 0).toBe(which === 0 ? 1 : 0);
    expect(calls['CartNoteUpdate'] ?? 0).toBe(0);
    await platformApi.clear();
    await page.goBack();
    await shop.expectPieces(2);
    await expect(busy).toHaveCount(0);
  }
});

test('[ATTR-01] [ANA-02] the cart stores its id and the attribution cookies before the checkout opens', async ({
  page,
  context,
  platformApi,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'utm_source', value: 'mail', url: baseURL ?? '' },
    { name: 'gs_user_id', value: 'u-1', url: baseURL ?? '' },
  ]);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);
  const id = await cookie(context, 'cart_id');
  expect((await platformApi.cart(id))?.attributes).toEqual([
    { key: 'GS_USER_ID', value: 'u-1' },
    { key: 'UTM_SOURCE', value: 'mail' },
    { key: 'CART_ID', value: id },
  ]);
});

test('[GATE-01] a coupon added after the cart was created is applied', async ({
  page,
  context,
  platformApi,
  baseURL,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectSettledCart();
  await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);
  expect((await platformApi.cart(await cookie(context, 'cart_id')))?.discountCodes).toEqual([
    { code: 'WELCOME500', applicable: true },
  ]);
  await expect(page.locator('body')).toContainText('WELCOME500');
});

for (const locale of sampled(['ja', 'en'] as const, 'checkout 1')) {
  const local = wordsOf[locale];

  for (const [code, message] of sampled(codesRefusedForGood(local), 'checkout codes')) {
    test(`[CART-06] (${locale}) ${code} stops the checkout once with its reason, deletes the cookie, and the next click continues`, async ({
      page,
      context,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      await shop.expectSettledCart();
      await proceedWithCoupon(shop, code);
      await expect(shop.alert).toHaveText(message);
      expect(await cookie(context, 'discount_code')).toBeNull();
      await shop.expectPieces(1);
      await shop.proceed.click();
      await page.waitForURL(CHECKOUT);
    });
  }

  test(`[CART-06] (${locale}) a code not applicable to the cart stops the checkout once and is kept`, async ({
    page,
    context,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    await shop.expectSettledCart();
    await proceedWithCoupon(shop, 'BIG10000');
    await expect(shop.alert).toHaveText(local.discount.notApplicable);
    expect(await cookie(context, 'discount_code')).toBe('BIG10000');
    await shop.proceed.click();
    await page.waitForURL(CHECKOUT);
  });
}

test.describe('when the platform fails', () => {
  test.use({ expectedMessages: [/500|Failed to load resource/] });

  for (const locale of sampled(['ja', 'en'] as const, 'checkout 2')) {
    const local = wordsOf[locale];

    for (const operation of sampled(['CartAttributesUpdate', 'CartGetById'], 'checkout outages')) {
      test(`[GATE-01] (${locale}) an outage at ${operation} stops with a message, nothing is lost, the next click continues`, async ({
        page,
        context,
        platformApi,
      }) => {
        const shop = new Shop(page, wordsOf[locale]);
        await shop.fillCart(PLANT.handle);
        await shop.expectPieces(1);
        const id = await cookie(context, 'cart_id');
        await platformApi.fault({ status: 500, operations: [operation] });
        await shop.proceed.click();
        await expect(shop.alert.last()).toHaveText(local.cartError.unreachable);
        await expect(shop.proceed).not.toHaveAttribute('aria-busy', 'true');
        await shop.expectPieces(1);
        expect(await cookie(context, 'cart_id')).toBe(id);
        await platformApi.clear();
        await shop.proceed.click();
        await page.waitForURL(CHECKOUT);
      });
    }
  }

  test('[SHIP-02] a prefecture that cannot be sent is reported and does not block the checkout', async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page);
    await shop.fillCart(PLANT.handle);
    await platformApi.fault({
      status: 500,
      operations: ['CartDeliveryAddressesAdd', 'CartDeliveryAddressesUpdate'],
    });
    await page.getByLabel(words.cart.destination).selectOption({ label: '沖縄県' });
    await expect(shop.alert).toHaveText(words.cartError.unreachable);
    await shop.proceed.click();
    await page.waitForURL(CHECKOUT);
  });
});

test('[GATE-01] [TRUTH-02] an expired cart is recreated with its lines, and this is reported', async ({
  page,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectPieces(1);
  await platformApi.fault({ expireCarts: true, operations: ['CartAttributesUpdate'] });
  await shop.proceed.click();
  await expect(shop.alert).toHaveText(words.cart.restored);
  await shop.expectPieces(1);
  await platformApi.clear();
  await shop.proceed.click();
  await page.waitForURL(CHECKOUT);
});

test('[GATE-02] a slow platform shows a progress message', async ({ page, platformApi }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await platformApi.fault({ latencyMs: 5_000, operations: ['CartAttributesUpdate'] });
  await shop.proceed.click();
  await expect(shop.proceed).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(words.checkout.slow)).toBeVisible();
  await page.waitForURL(CHECKOUT);
});

test('[GATE-02] an edit made during the checkout request is in the cart that is paid for', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await platformApi.fault({ latencyMs: 4_000, operations: ['CartAttributesUpdate'] });
  await shop.proceed.click();
  await shop.line(PLANT.title).getByRole('button', { name: words.aria.quantityUp }).click();
  await page.waitForURL(CHECKOUT);
  expect(await platformApi.quantities(await cookie(context, 'cart_id'))).toEqual([2]);
});

test('[GATE-02] a note written during the checkout request is on the cart that is paid for', async ({
  page,
  context,
  platformApi,
}) => {
  const shop = new Shop(page);
  const delivery = new Delivery(page);
  await shop.fillCart(PLANT.handle);
  await delivery.openDate();
  await platformApi.fault({ latencyMs: 4_000, operations: ['CartAttributesUpdate'] });
  await shop.proceed.click();
  await delivery.note.fill('玄関前に');
  await page.waitForURL(CHECKOUT);
  expect((await platformApi.cart(await cookie(context, 'cart_id')))?.note).toBe('玄関前に');
});

/**
 * Continues to the checkout with a coupon set after the cart was read. In one task: a cart read in between would make the page try the code
 * itself, with the message elsewhere.
 */
async function proceedWithCoupon(shop: Shop, code: string): Promise<void> {
  await shop.proceed.evaluate((button, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one waits
    document.cookie = `discount_code=${value}; path=/`;
    (button as HTMLElement).click();
  }, code);
}
