import { cartHandoverPath } from '../../src/foundation/routing/cart-link';
import { askShop } from './ask-shop';
import { PlatformApi } from './platform-api';
import { runningShop } from './running-shop';

const MAKE = `mutation Make($lines: [CartLineInput!]!) {
  cartCreate(input: { lines: $lines }) { cart { id totalQuantity } }
}`;

/** The link that hands over a new cart of the platform with these lines (AGENT-03). */
export async function handoverOf(
  lines: readonly { readonly merchandiseId: string; readonly quantity: number }[],
): Promise<string> {
  const platform = new PlatformApi(runningShop().platformUrl);
  const { cartCreate } = await platform.ask<{ cartCreate: { cart: { id: string } } }>(MAKE, { lines });
  return cartHandoverPath(btoa(cartCreate.cart.id));
}

/** One request of a browser with cookies, without redirects. */
export const visit = (address: string, cookie: string, init: RequestInit = {}): Promise<Response> =>
  askShop(address, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });

/** The cookie of the cart that a response sets; empty without one. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((text) => text.startsWith('cart_id='))
    ?.split(';')[0] ?? '';

/** The cart's id in such a cookie. */
export const cartOf = (cookie: string): string => decodeURIComponent(cookie.replace('cart_id=', ''));
