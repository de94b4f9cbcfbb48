import type { Route } from '@playwright/test';
import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, words, wordsOf } from '../test/support/words';
import { codesRefusedForGood } from './support/codes-refused-for-good';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

/** 1,280 yen. */
const PLANT = { handle: 'pachira-mini', ja: 'パキラ 実生 ミニサイズ', en: 'Money tree (seedling)' };
/** 6,480 yen; excluded from coupons. */
const EXCLUDED = 'altissima';

for (const { locale, words } of sampled(LANGUAGES, 'coupon 1')) {
  const { discount, cart: said } = words;

  test(`[CART-06] [MAIL-04] (${locale}) a coupon that is not applicable shows its specific reason`, async ({
    page,
    context,
    platformApi,
  }) => {
    const shop = new Shop(page, words);
    await shop.fillCart(PLANT.handle);
    await shop.expectSettledCart();
    const field = page.getByRole('textbox', { name: said.discountCode });
    const codes = page.getByRole('list', { name: said.discountCode });
    const apply = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: said.discountApply }).click();
    };

    for (const [code, reason] of [
      ['NOSUCHCODE', discount.missing],
      ['SUMMER2025', discount.expired],
      ['STOPPED20', discount.stopped],
      ['FIRST100', discount.usedUp],
      ['ALREADYUSED', discount.alreadyUsed],
    ] as const) {
      await apply(code);
      await expect(field, code).toHaveAccessibleDescription(reason);
      await expect(field, 'the typed code can be corrected').toHaveValue(code);
      await expect(codes, 'an expired code does not stay listed').toHaveCount(0);
      await expect
        .poll(async () => (await platformApi.cart(await cookie(context, 'cart_id')))?.discountCodes)
        .toEqual([]);
    }

    for (const [code, amount] of [
      ['BIG10000', '10,000'],
      ['WELCOME500', '3,000'],
    ] as const) {
      await apply(code);
      await expect(codes).toContainText(code);
      await expect(codes, 'the minimum is that of this code').toContainText(
        say(discount.minimum, { minimum: amount }),
      );
    }
    await page.reload();
    await expect(codes, 'a refetch shows it too').toContainText(say(discount.minimum, { minimum: '3,000' }));
    const more = shop.line(PLANT[locale]).getByRole('button', { name: words.aria.quantityUp });
    await more.click();
    await more.click();
    await expect(shop.money, 'it applies once the cart total is high enough').toContainText(/−\s*¥500/);
    await expect(codes).toContainText(said.discountApplied);
  });

  test(`[CART-06] [CART-09] (${locale}) lines excluded from a coupon are marked, and the amount is explained`, async ({
    page,
  }) => {
    const shop = new Shop(page, words);
    await shop.fillCart(EXCLUDED);
    await shop.expectSettledCart();
    const lines = page.getByRole('list', { name: said.title }).getByRole('listitem');
    const field = page.getByRole('textbox', { name: said.discountCode });
    const codes = page.getByRole('list', { name: said.discountCode });
    await field.fill('APP10');
    await page.getByRole('button', { name: said.discountApply }).click();
    await expect(codes).toContainText(discount.noEntitledLines);
    await expect(lines.getByText(said.lineExcluded, { exact: true })).toHaveCount(1);

    await shop.fillCart(PLANT.handle);
    await expect(shop.money).toContainText(/−\s*¥128/);
    await expect(shop.money).toContainText(said.couponPartly);
    const marked = lines.filter({ hasText: said.lineExcluded });
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('link').last()).toHaveAttribute('href', /altissima/);
  });
}

test('[CART-09] a pending coupon in its cookie is applied with the first add', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'discount_code', value: 'WELCOME500', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.openProduct(PLANT.handle);
  for (let click = 0; click < 2; click += 1) {
    await page.getByRole('button', { name: words.aria.quantityUp }).click();
  }
  await shop.addToCart();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await expect(shop.money).toContainText(say(words.cart.couponApplied, { code: 'WELCOME500' }));
  await expect(shop.money).toContainText(/−\s*¥500/);
  // 3 × 1,280 − 500 + 800
  await expect(shop.money).toContainText('4,140');
});

test('[CART-06] a coupon that the platform rejects permanently is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'discount_code', value: 'ALREADYUSED', url: baseURL ?? '' }]);
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await expect(shop.line(PLANT.ja)).toBeVisible();
  expect(await cookie(context, 'discount_code')).toBeNull();
});

test('[CART-06] [PERF-02] a code is applied while the style sheet of another part is loading', async ({
  page,
}) => {
  const shop = new Shop(page);
  const field = page.getByRole('textbox', { name: words.cart.discountCode });
  const held: Route[] = [];
  await page.route(/\/_next\/static\/css\//, async (route) => {
    // The room and the cards load theirs once the cart is shown.
    if (await field.isVisible()) held.push(route);
    else await route.continue();
  });
  await shop.fillCart(PLANT.handle);
  await expect.poll(() => held.length).toBeGreaterThan(0);

  await field.fill('APP10');
  await expect(field).toHaveValue('APP10');
  await field.press('Enter');
  await expect(shop.money).toContainText(say(words.cart.couponApplied, { code: 'APP10' }));

  // Handled by the browser from here on, the held ones too.
  await page.unroute(/\/_next\/static\/css\//);
  const room = page.locator('#cart-room');
  await room.scrollIntoViewIfNeeded();
  await expect(room).toBeVisible();
});

for (const locale of sampled(['ja', 'en'] as const, 'coupon 2')) {
  const local = wordsOf[locale];

  test(`[CART-06] (${locale}) a typed code: applied, removed, rejected, not applicable to this cart`, async ({
    page,
  }) => {
    const shop = new Shop(page, local);
    await shop.fillCart(PLANT.handle);
    const field = page.getByRole('textbox', { name: local.cart.discountCode });
    const codes = page.getByRole('list', { name: local.cart.discountCode });
    const apply = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: local.cart.discountApply }).click();
    };
    const remove = async (code: string) => {
      await page.getByRole('button', { name: say(local.cart.discountRemove, { code }) }).click();
      await expect(codes).toHaveCount(0);
    };

    await apply(' ＡＰＰ１０ ');
    await expect(shop.money).toContainText(say(local.cart.couponApplied, { code: 'APP10' }));
    await expect(shop.money).toContainText(/−\s*¥128/);
    await expect(field).toHaveValue('');
    // Retyped, or as the prefix of another, it stays as typed.
    await field.pressSequentially('app10');
    await expect(field).toHaveValue('app10');
    await page.getByRole('button', { name: local.cart.discountApply }).click();
    await expect(page.getByText(local.discount.alreadyApplied, { exact: true })).toBeVisible();
    await field.press('End');
    await field.pressSequentially('0');
    await expect(field).toHaveValue('app100');
    await expect(page.getByText(local.discount.alreadyApplied)).toHaveCount(0);
    await remove('APP10');
    await expect(shop.money).not.toContainText('APP10');

    for (const [code, message] of codesRefusedForGood(local)) {
      await apply(code);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(codes, 'it can never apply').toHaveCount(0);
    }

    await apply('WELCOME500');
    await expect(codes).toContainText(say(local.discount.minimum, { minimum: '3,000' }));
    await expect(shop.money).not.toContainText('WELCOME500');

    await apply('   ');
    await expect(page.getByText(local.cart.discountInvalid, { exact: true })).toBeVisible();
  });
}
