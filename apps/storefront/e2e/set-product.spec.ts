import { sampled } from '../test/support/sampled';
import { LANGUAGES, say, words } from '../test/support/words';
import { openedVariant } from './support/opened-variant';
import { stockOf } from './support/platform-stock';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const SET = 'tableplants-pick2';
const OPTIONS = {
  ja: ['ガジュマル', 'パキラ', 'サンスベリア'],
  en: ['Ficus microcarpa', 'Pachira', 'Sansevieria'],
} as const;
const [GAJUMARU, PACHIRA, SANSEVIERIA] = OPTIONS.ja;

for (const { locale, prefix, words: said } of sampled(LANGUAGES, 'set-product 1')) {
  const [gajumaru, pachira, sansevieria] = OPTIONS[locale];
  test(`[SET-01] [SET-02] a set is composed, changed and bought (${locale})`, async ({ page }) => {
    const shop = new Shop(page, said);
    await shop.openProduct(SET, prefix);
    const add = page.getByRole('button', { name: said.product.addToCart }).first();
    const buy = page.getByRole('button', { name: said.product.buyNow });
    const count = (n: number) => page.getByText(say(said.set.count, { n, total: 2 }));
    await expect(count(0)).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(buy).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(say(said.set.remaining, { n: 2 }));
    await shop.pick(gajumaru);
    await expect(count(1)).toBeVisible();
    await expect(add).toHaveAccessibleDescription(say(said.set.remaining, { n: 1 }));
    await shop.pick(pachira);
    await expect(count(2)).toBeVisible();
    await expect(page.getByText(said.set.complete)).toBeVisible();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(add).toBeEnabled();
    await expect(buy).toBeEnabled();
    await shop.unpick(pachira);
    await expect(add).toBeDisabled();
    await expect(buy).toBeDisabled();
    await expect(page).not.toHaveURL(/variant/);
    await shop.pick(sansevieria);
    await shop.addToCart();
    await shop.expectSettledAdd();
    await expect(shop.dialog).toContainText(`${gajumaru}/${sansevieria}`);
    await expect(shop.badge).toHaveText('1');
  });

  test(`[SET-03] an invalid combination is not offered; one too many and out of stock are reported (${locale})`, async ({
    page,
    platform,
    request,
  }) => {
    const shop = new Shop(page, said);
    await shop.openProduct(SET, prefix);
    // The restock form has an empty one.
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
    const add = page.getByRole('button', { name: said.product.addToCart }).first();

    const plus = (name: string) => page.getByRole('button', { name: say(said.set.option, { name }) });
    await shop.pick(gajumaru);
    // A set cannot contain a plant twice: the option is disabled, and a press explains why.
    await expect(plus(gajumaru)).toHaveAttribute('aria-disabled', 'true');
    for (const name of [pachira, sansevieria]) {
      await expect(plus(name)).not.toHaveAttribute('aria-disabled', 'true');
    }
    await shop.pickInVain(gajumaru);
    await expect(alert).toHaveText(said.set.errorNotFound);
    await expect(page.getByText(say(said.set.count, { n: 1, total: 2 }))).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(said.set.errorNotFound);

    await shop.pick(pachira);
    await expect(alert).toHaveCount(0);
    await expect(add).toBeEnabled();
    await shop.pickInVain(sansevieria);
    await expect(alert).toHaveText(said.set.errorOver);
    await expect(add, 'the set is unchanged').toBeEnabled();

    const stock = await stockOf(page, request, platform.url);
    try {
      await stock.set(0);
      await expect(async () => {
        await page.reload();
        await expect(alert).toHaveText(said.set.errorSoldOut, { timeout: 1_000 });
      }).toPass();
      await expect(add).toBeDisabled();
      await expect(page.getByRole('button', { name: said.product.restockButton })).toBeVisible();
    } finally {
      await stock.restore();
    }
    // Pages are cached for some seconds: the next test finds it in stock.
    await expect(async () => {
      await page.reload();
      await expect(add).toBeEnabled({ timeout: 1_000 });
    }).toPass();
  });
}

test('[SET-01] a set is composed by keyboard alone', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(SET);
  const plus = (name: string) => page.getByRole('button', { name: say(words.set.option, { name }) });
  await plus(GAJUMARU).focus();
  await page.keyboard.press('Enter');
  await expect(plus(GAJUMARU)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plus(PACHIRA)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(words.set.complete)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.getByRole('button', { name: say(words.set.optionRemove, { name: GAJUMARU }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plus(GAJUMARU), 'the focus stays in the row').toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.product.addToCart }).first().press('Enter');
  await shop.expectSettledAdd();
});

test('[SET-01] on a phone the sticky bar shows what is missing, and buys @mobile', async ({ page }) => {
  const shop = new Shop(page);
  await shop.openProduct(SET);
  await expect(page.getByText(say(words.set.remaining, { n: 2 })).last()).toBeVisible();
  const bar = page.getByRole('button', { name: words.product.addToCart }).last();
  await expect(bar).toBeDisabled();
  await shop.pick(GAJUMARU);
  await shop.pick(PACHIRA);
  await expect(bar).toBeEnabled();
  await bar.tap();
  await shop.expectSettledAdd();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SET-01] [PROD-04] the picker is rendered with the options of the URL selected', async ({ page }) => {
    await page.goto(`/products/${SET}`);
    await expect(page.getByText(say(words.set.count, { n: 0, total: 2 }))).toBeVisible();
    for (const name of [GAJUMARU, PACHIRA, SANSEVIERIA]) {
      await expect(page.getByRole('button', { name: say(words.set.option, { name }) })).toBeVisible();
    }
    // The first variant in stock: ガジュマル/パキラ.
    await page.goto(`/products/${SET}?variant=${await openedVariant(page)}`);
    await expect(page.getByText(say(words.set.count, { n: 2, total: 2 }))).toBeVisible();
    await expect(page.getByText(words.set.complete)).toBeVisible();
  });
});

test('[SET-02] [PROD-08] clicks on a slow connection before hydration are replayed after it', async ({
  page,
}) => {
  const shop = new Shop(page);
  let release = () => {};
  const code = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(`/products/${SET}`, { waitUntil: 'domcontentloaded' });
  await shop.pick(GAJUMARU);
  await shop.pick(PACHIRA);
  await expect(page.getByText(say(words.set.count, { n: 0, total: 2 }))).toBeVisible();
  release();
  await expect(page.getByText(say(words.set.count, { n: 2, total: 2 }))).toBeVisible();
  await page.unroute('**/_next/static/chunks/**');
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.dialog).toContainText(`${GAJUMARU}/${PACHIRA}`);
  await expect(shop.badge, 'each click counts once').toHaveText('1');
});
