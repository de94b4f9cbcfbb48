import { sampled } from '../test/support/sampled';
import { wordsOf } from '../test/support/words';
import { cookie, Shop } from './support/shop';
import { expect, test } from './support/test';

const PLANT = { handle: 'pachira-mini' };

test.describe('when the platform fails', () => {
  test.use({ expectedMessages: [/500|Failed to load resource/] });

  for (const locale of sampled(['ja', 'en'] as const, 'cart 1')) {
    const local = wordsOf[locale];

    test(`[CART-04] (${locale}) a failed fetch shows an error, keeps the cart, and can be retried`, async ({
      page,
      context,
      platformApi,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      const id = await cookie(context, 'cart_id');
      await platformApi.fault({ status: 500, operations: ['CartGetById'] });
      await shop.openCart();
      await expect(page.getByRole('heading', { level: 1, name: local.cart.offline })).toBeVisible();
      await expect(page.getByText(local.cart.offlineHint)).toBeVisible();
      expect(await cookie(context, 'cart_id')).toBe(id);
      expect(await cookie(context, 'cart_count')).toBe('1');
      await platformApi.clear();
      await page.getByRole('button', { name: local.common.retry }).click();
      await shop.expectPieces(1);
    });

    test(`[CART-04] (${locale}) a rendered cart stays visible when refetching fails`, async ({
      page,
      platformApi,
    }) => {
      const shop = new Shop(page, wordsOf[locale]);
      await shop.fillCart(PLANT.handle);
      await platformApi.fault({ status: 500, operations: ['CartGetById'] });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(shop.alert).toContainText(local.cart.error);
      await shop.expectPieces(1);
      await platformApi.clear();
      await shop.alert.getByRole('button', { name: local.common.retry }).click();
      await expect(shop.alert).toHaveCount(0);
    });
  }
});
