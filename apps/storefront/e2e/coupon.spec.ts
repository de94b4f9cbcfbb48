import { sampled } from '../test/support/sampled';
import { LANGUAGES, say } from '../test/support/words';
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
