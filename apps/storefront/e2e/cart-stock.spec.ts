import { sampled } from '../test/support/sampled';
import { say, words, wordsOf } from '../test/support/words';
import { watchPages } from './support/platform-stock';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };
/** The title in either language: the platform's own. */
const PLANT_NAME = { ja: PLANT.title, en: 'Money tree (seedling)' };
const OTHER = {
  handle: 'philodendron-oxy',
  title: 'フィロデンドロン・オキシカルジウム ブラジル',
  price: '2,280',
};

test('[CART-12] a line that sells out meanwhile is marked out of stock and blocks the checkout', async ({
  page,
  request,
  platform,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(OTHER.handle);
  const id = new URL(
    (await shop.line(OTHER.title).getByRole('link').last().getAttribute('href')) ?? '',
    platform.url,
  ).searchParams.get('variant');
  const pages = await watchPages(request, OTHER.handle);
  const setStock = (available: number) =>
    request.patch(`${platform.url}/admin/variants/${id}`, {
      headers: { 'X-Platform-Admin-Token': 'local-admin-token' },
      data: { available },
    });
  try {
    await setStock(0);
    await page.reload();
    const line = shop.line(OTHER.title);
    await expect(line.getByText(words.cart.lineSoldOut)).toBeVisible();
    await expect(line, 'it keeps its price').toContainText(`¥${OTHER.price}`);
    await expect(line).not.toContainText('¥0');
    await shop.proceed.click();
    await expect(shop.alert, 'nothing is left to go on with').toHaveText(words.cart.allSoldOut);
    await expect(page).toHaveURL('/cart');
    // The link to restock notices leads to this variant's form.
    await expect(line.getByRole('link', { name: words.cart.lineRestock })).toHaveAttribute(
      'href',
      `/products/${OTHER.handle}?variant=${id}#restock-notice`,
    );
    await line.getByRole('button', { name: words.cart.lineRemove }).click();
    await shop.expectEmptyCart();
    await expect(shop.alert, 'an empty cart is not sold out').toHaveCount(0);
  } finally {
    await pages.untilChanged();
    await setStock(31);
    await pages.untilAsBefore();
  }
});

for (const locale of sampled(['ja', 'en'] as const, 'cart stock 1')) {
  const local = wordsOf[locale];

  test(`[CART-12] (${locale}) less stock than in the cart: the line shows how many are available`, async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    // Read completely before the stock changes: a page that knows the change would not allow a higher quantity.
    await page.reload();
    await shop.expectSettledCart();
    const line = shop.line(PLANT_NAME[locale]);
    const link = await line.getByRole('link').last().getAttribute('href');
    const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
    try {
      // Another shopper bought the others while the page was open.
      await platformApi.setStock(variant, 1);
      await line.getByRole('button', { name: local.aria.quantityUp }).click();
      await expect(line.getByText(say(local.cart.lineExceeds, { n: 1 }))).toBeVisible();
      await expect(line.locator('output')).toHaveText('1');
      await expect(line.getByRole('button', { name: local.aria.quantityUp })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    } finally {
      await platformApi.setStock(variant, 12);
    }
  });

  test(`[CART-12] (${locale}) less stock since the last visit: the line shows how many are left`, async ({
    page,
    platformApi,
  }) => {
    const shop = new Shop(page, wordsOf[locale]);
    await shop.fillCart(PLANT.handle);
    const line = shop.line(PLANT_NAME[locale]);
    for (const pieces of [2, 3]) {
      await line.getByRole('button', { name: local.aria.quantityUp }).click();
      await shop.expectPieces(pieces);
    }
    await shop.expectSettledCart();
    const link = await line.getByRole('link').last().getAttribute('href');
    const variant = new URL(link ?? '', 'http://shop').searchParams.get('variant') ?? '';
    try {
      await platformApi.setStock(variant, 2);
      await page.reload();
      await expect(line.locator('output')).toHaveText('2');
      await expect(line.getByText(say(local.cart.lineExceeds, { n: 2 }))).toBeVisible();
    } finally {
      await platformApi.setStock(variant, 12);
    }
  });
}
