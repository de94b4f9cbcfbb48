import { nonEmptyCart } from '#features/cart/server/cart-of-cookies.ts';
import { linkServices } from '#features/link/server/link-services.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';

export const dynamic = 'force-dynamic';

interface CheckoutContext {
  params: Promise<{ locale: string }>;
}

/** Redirects visitors without JavaScript: to the checkout of the cart in their cookie, or to the cart's page without one (GATE-01). */
export async function GET(request: Request, { params }: CheckoutContext): Promise<Response> {
  const locale = localeOf((await params).locale);
  const cart = await nonEmptyCart(request, linkServices().gateway(locale));
  const hasCart = cart !== null && cart !== 'unknown';
  return seeOther(hasCart ? cart.webUrl : localePath(locale, '/cart'));
}
