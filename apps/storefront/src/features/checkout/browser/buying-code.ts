import { cartCode } from '#features/cart/browser/cart-code.ts';
import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The purchase code (machines), together with the cart's. */
export const buyingCode = lazyModule(async () => {
  const loading = import('./buying-runtime').then(({ addToCart, startBuyNow }) => ({
    addToCart,
    startBuyNow,
  }));
  const [runtime] = await Promise.all([loading, cartCode.load()]);
  return runtime;
});
