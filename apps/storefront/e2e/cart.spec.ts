import { say, words } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini', title: 'パキラ 実生 ミニサイズ' };

test('[CART-15] a quantity selected from the list is shown at once and sent as one request', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await shop.expectPieces(1);
  await shop.expectSettledCart();
  const sent = page.waitForRequest((request) => /CartLinesUpdate/.test(request.postData() ?? ''));
  const list = shop.line(PLANT.title).getByRole('combobox', {
    name: new RegExp(say(words.aria.lineQuantityChoice, { name: `${PLANT.title}.+` })),
  });
  await list.selectOption('7');
  await expect(shop.line(PLANT.title).locator('output')).toHaveText('7');
  expect((await sent).postData()).toContain('"quantity":7');
  await expect(shop.money).toContainText('8,960');
  await expect(shop.badge).toHaveText('7');
});

test('[CART-07] removing the last line deletes the cart cookie and the count', async ({ page, context }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  await page
    .getByRole('button', { name: new RegExp(say(words.aria.deleteLine, { name: `${PLANT.title}.+` })) })
    .click();
  await shop.expectEmptyCart();
  await expect.poll(() => cookie(context, 'cart_id')).toBeNull();
  expect(await cookie(context, 'cart_count')).toBeNull();
  await expect(shop.badge).toBeHidden();
});

test('[SHIP-01] [CART-09] the prefecture changes the shipping fee and is persisted', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const prefecture = page.getByLabel(words.cart.destination);
  await expect(prefecture).toHaveValue('JP-13');
  await expect(shop.money).toContainText('2,080');
  await prefecture.selectOption({ label: '沖縄県' });
  await expect(shop.money).toContainText('3,280');
  await page.reload();
  await expect(prefecture).toHaveValue('JP-47');
  await expect(shop.money).toContainText('3,280');
});

test('[SHIP-02] a prefecture selected on a page that closes before sending is sent by the next page', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const prefecture = page.getByLabel(words.cart.destination);
  await expect(shop.money).toContainText('2,080');
  // Neither the change nor its response arrives while this page is open.
  const isDestination = /\/graphql\.json/;
  await page.route(isDestination, (route) =>
    /DeliveryAddress/.test(route.request().postData() ?? '') ? undefined : route.continue(),
  );
  await prefecture.selectOption({ label: '沖縄県' });
  await expect(shop.money).toContainText('3,280');
  await page.unroute(isDestination);
  await page.reload();
  await expect(prefecture).toHaveValue('JP-47');
  await expect(shop.money).toContainText('3,280');
  await shop.proceed.click();
  await page.waitForURL(/checkouts/);
  await expect(page.locator('body')).toContainText('¥2,000');
});

test('[CART-08] a cart with products of several producers shows their notice', async ({ page }) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle, 'gajumaru-mini');
  await expect(page.getByText(words.cart.multiVendor)).toBeVisible();
  await expect(page.getByText(/水城グリーンファーム、うるま南風園/)).toBeVisible();
});

test('[CART-08] the whole page: prefecture, lines, totals, three checkout buttons, recommendations, ranking', async ({
  page,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(PLANT.handle);
  const line = shop.line(PLANT.title);
  await expect(line.getByRole('link', { name: PLANT.title })).toHaveAttribute(
    'href',
    /^\/products\/pachira-mini\?variant=\d+$/,
  );
  await expect(line).toContainText('水城グリーンファーム');
  await expect(page.getByText(words.cart.shippingProvisional)).toBeVisible();
  await expect(page.getByRole('button', { name: words.cart.proceed })).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: words.cart.proceed })).toHaveCount(3);
  await expect(page.getByRole('region', { name: words.cart.recommend })).toBeVisible();
});

test('[RANK-01] the overall ranking shows four products, then more', async ({ page }) => {
  await page.goto('/cart');
  const ranking = page.getByRole('region', { name: words.cart.ranking });
  await expect(ranking.getByRole('article')).toHaveCount(4);
  await ranking.getByRole('link', { name: words.common.showMore }).click();
  await expect(ranking.getByRole('article')).toHaveCount(8);
});
