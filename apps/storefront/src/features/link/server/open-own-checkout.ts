import { isAllSoldOut } from '@shop/rules/cart/cart';
import { cartOrReason } from '#features/cart/server/cart-of-cookies.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ownCheckoutPath } from '#foundation/routing/cart-link.ts';
import type { LinkServices } from './link-services';

/**
 * `GET /cart/checkout`, for visitors without JavaScript: redirects to the checkout of the cart in their cookie, or to the page that
 * says why there is none (GATE-01).
 */
export async function openOwnCheckout(
  request: Request,
  locale: Locale,
  services: Pick<LinkServices, 'gateway'>,
): Promise<Response> {
  const cart = await cartOrReason(request, services.gateway(locale));
  if (cart.ok && !isAllSoldOut(cart.value.lines)) return seeOther(cart.value.webUrl);
  return seeOther(localePath(locale, ownCheckoutPath(cart.ok ? 'sold-out' : cart.error)));
}
