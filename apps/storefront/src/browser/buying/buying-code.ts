import { cartCode } from '../cart/cart-code';
import { lazyModule } from '../lazy-module';

/** The code of buying (machines), and the cart's with it. */
export const buyingCode = lazyModule(async () => {
  const loading = import('./buying-runtime').then(({ addToCart, startBuyNow, startProduct }) => ({
    addToCart,
    startBuyNow,
    startProduct,
  }));
  const [runtime] = await Promise.all([loading, cartCode.load()]);
  return runtime;
});
