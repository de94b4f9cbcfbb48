import { expect, test, vi } from 'vitest';
import { cartCode } from '#features/cart/browser/cart-code.ts';
import { buyingCode } from './buying-code';

vi.mock('#features/cart/browser/cart-runtime.ts', () => ({}));
vi.mock('./buying-runtime', () => ({ addToCart: () => undefined, startBuyNow: () => undefined }));

test('[CART-04] the purchase code is there with the cart, which may then hold adds that no cookie has', async () => {
  expect(cartCode.isRequested()).toBe(false);
  await buyingCode.load();
  expect(cartCode.loaded()).toBeDefined();
});
