import { isCartGone } from '@shop/rules/cart/cart-errors';
import { cartCookies, creationFieldsOf } from '#features/cart/server/cart-of-cookies.ts';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ENDED_HANDOVER_PATH, handoverPagePath } from '#foundation/routing/cart-link.ts';
import { copyCart } from './copy-cart';
import { signHandover } from './handover-token';
import { heldCart } from './held-cart';
import { isOpening } from './is-opening';
import { isShort } from './is-short';
import type { LinkServices } from './link-services';

/**
 * `GET /cart/open/{id}` (AGENT-03): the shopper finds in the shop what an agent put into a cart: items, codes, and the requests for its delivery. It is a
 * new cart of theirs: who made the first one cannot read what they write into it. Who has something in the cart already is asked, as with
 * every link; the page that asks knows which cart it is by a token.
 */
export async function openCartHandover(
  request: Request,
  { locale, id }: { readonly locale: Locale; readonly id: string },
  services: LinkServices,
): Promise<Response> {
  const to = (path: string, ...cookies: string[]) => seeOther(localePath(locale, path), ...cookies);
  const cartId = cartIdCookie.parse(id);
  if (cartId === null) return to(ENDED_HANDOVER_PATH);
  const token = signHandover(cartId, { secret: services.secret, now: services.now() });
  const ask = () => to(handoverPagePath('ask', token));
  if (!isOpening(request) || !(await services.mayChange(request))) return ask();
  const gateway = services.gateway(locale);
  const read = await gateway.readCart({ cartId });
  // The page says by itself that the platform is out of reach.
  if (!read.ok) return isCartGone(read.error.code) ? to(ENDED_HANDOVER_PATH) : ask();
  const { cart } = read.value;
  if (cart.lines.length === 0) return to(ENDED_HANDOVER_PATH);
  if ((await heldCart(request, gateway)) !== null) return ask();
  const copied = await copyCart(cart, gateway, creationFieldsOf(request));
  if (!copied.ok) return to(handoverPagePath('failed', token));
  const path = isShort(copied.value) ? handoverPagePath('part', token) : '/cart';
  return to(path, ...cartCookies(copied.value.cart, services.shopUrl));
}
