import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** What the platform was asked for since `clear`, by operation; it counts while its faults are switched on. */
function counter(platformUrl: string) {
  const address = `${platformUrl}/__faults`;
  return {
    clear: () => fetch(address, { method: 'DELETE' }),
    calls: async () => ((await (await fetch(address)).json()) as { calls: Record<string, number> }).calls,
  };
}

test('[PLAT-01] the first view of a product ever is one call, and the next ones none', async ({
  request,
  platform,
}) => {
  const { clear, calls } = counter(platform.url);
  await clear();
  expect((await request.get('/products/asplenium')).status()).toBe(200);
  expect(await calls()).toEqual({ ProductPage: 1 });
  await clear();
  for (const address of ['/products/asplenium', '/products/asplenium?utm_source=mail']) {
    expect((await request.get(address)).status()).toBe(200);
  }
  expect(await calls()).toEqual({});
});

test('[CART-05] an add is one call, the first and the following', async ({ page, platform }) => {
  const { clear, calls } = counter(platform.url);
  const shop = new Shop(page);
  await shop.openProduct('zamioculcas');
  await clear();
  await shop.addToCart();
  await shop.expectSettledAdd();
  expect(await calls()).toEqual({ CartCreate: 1 });
  await page.keyboard.press('Escape');
  await shop.addToCart();
  await shop.expectSettledAdd();
  await expect(shop.badge).toHaveText('2');
  expect(await calls()).toEqual({ CartCreate: 1, CartLinesAdd: 1 });
});
