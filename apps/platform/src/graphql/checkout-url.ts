import type { CartView } from '../cart/cart-view.ts';
import type { PlatformContext } from './context.ts';

/** Checkout URL of a cart, in the language of the request. */
export function checkoutUrl(
  { cart }: Pick<CartView, 'cart'>,
  { env, language }: Pick<PlatformContext, 'env' | 'language'>,
): string {
  const locale = language === cart.language ? '' : `&locale=${language.toLowerCase()}`;
  return `${env.url}/checkouts/cn/${cart.token}?key=${cart.key}${locale}`;
}
