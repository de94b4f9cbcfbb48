import { cartCode } from '#features/cart/browser/cart-code.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The code of buying (machines), and the cart's with it. */
export const buyingCode = lazyModule(async () => {
  const loading = import('./buying-runtime').then(({ addToCart, startBuyNow }) => ({
    addToCart,
    startBuyNow,
  }));
  const [runtime] = await Promise.all([loading, cartCode.load()]);
  return runtime;
});
