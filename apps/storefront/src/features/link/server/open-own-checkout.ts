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
  return seeOther(cart.ok ? cart.value.webUrl : localePath(locale, ownCheckoutPath(cart.error)));
}
