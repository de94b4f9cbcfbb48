import { calls } from './support/calls';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

test('[CART-05] each add, the first included, is one platform request', async ({ page, platformApi }) => {
  const shop = new Shop(page);
  /** Cart operations of the platform: pages changed by others may be rendered again at any time. */
  const asked = async () =>
    Object.fromEntries(Object.entries(await platformApi.calls()).filter(([name]) => name.startsWith('Cart')));
  await shop.openProduct('zamioculcas');
  await platformApi.clear();
  const sent = calls(page);
  await shop.addToCart();
  await shop.expectSettledAdd();
  expect(await asked()).toEqual({ CartCreate: 1 });
  await page.keyboard.press('Escape');
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.badge).toHaveText('2');
  expect(await asked()).toEqual({ CartCreate: 1, CartLinesAdd: 1 });
  // Its page sends no other requests either.
  expect(sent).toEqual(['CartCreate', 'CartLinesAdd']);
});
