import { loadCart } from '../cart/load-cart';

type BuyingRuntime = typeof import('./buying-runtime');

/**
 * Brings the code of buying (machines, the cart with it), once: on intent, so that it is here when it is needed and no page
 * pays for it before. A failed load is tried again by the next call.
 */
export async function loadBuying(): Promise<BuyingRuntime> {
  const loading = import('./buying-runtime').then(({ addToCart, startBuyNow, startProduct }) => ({
    addToCart,
    startBuyNow,
    startProduct,
  }));
  const [runtime] = await Promise.all([loading, loadCart()]);
  return runtime;
}
