import { words, wordsOf } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const SEEN = 'pachira-mini';
/** A page that no other test requests, not even as a prefetch on focus. */
const UNSEEN = '/en/products/tool-caster';
const PLANT = 'パキラ 実生 ミニサイズ';

test.use({ expectedMessages: [/503|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Failed to load resource/] });

test('[CART-04] [FAULT-01] during a platform outage, cached pages respond, others show an error, and the cart is preserved', async ({
  page,
  context,
  platform,
}) => {
  const shop = new Shop(page);
  await shop.fillCart(SEEN);
  await shop.expectPieces(1);
  const cart = await cookie(context, 'cart_id');

  await platform.stop();

  await page.goto(`/products/${SEEN}`);
  await expect(page.getByRole('heading', { level: 1, name: PLANT })).toBeVisible();

  const answer = await page.goto(UNSEEN);
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf.en.error.unreachable.title }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: wordsOf.en.common.retry })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: words.cart.offline })).toBeVisible();
  expect(await cookie(context, 'cart_id')).toBe(cart);
  await expect(shop.badge).toHaveText('1');

  await platform.start();
  await page.getByRole('button', { name: words.common.retry }).click();
  await shop.expectPieces(1);
  await expect(shop.line(PLANT)).toBeVisible();

  // After repeated failures the shop retries within a second (FAULT-01).
  await expect.poll(async () => (await page.goto(UNSEEN))?.status()).toBe(200);
});

test('[PROD-08] [TRUTH-01] an add whose platform crashed reports an unknown outcome and links to the current cart', async ({
  page,
  context,
  platform,
}) => {
  const shop = new Shop(page);
  await shop.openProduct(SEEN);
  await shop.addToCart();
  await shop.expectSettledAdd();
  await shop.dialog.getByRole('button', { name: words.added.continue }).click();
  await page.getByRole('button', { name: words.product.addToCart }).first().hover();

  await platform.kill();
  await shop.addToCart();
  await expect(shop.dialog.getByRole('alert')).toContainText(words.added.unknown);
  await expect(shop.badge).toHaveText('1');
  expect(await cookie(context, 'cart_count')).toBe('1');

  await platform.start();
  await expect(shop.dialog.getByRole('button', { name: words.common.retry })).toHaveCount(0);
  await shop.dialog.getByRole('link', { name: words.added.toCart }).click();
  await shop.expectPieces(1);
});
