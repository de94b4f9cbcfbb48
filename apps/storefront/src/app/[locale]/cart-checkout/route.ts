import { linkServices } from '#features/link/server/link-services.ts';
import { openOwnCheckout } from '#features/link/server/open-own-checkout.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';

export const dynamic = 'force-dynamic';

interface CheckoutContext {
  params: Promise<{ locale: string }>;
}

/** The checkout without JavaScript (GATE-01). */
export async function GET(request: Request, { params }: CheckoutContext): Promise<Response> {
  return openOwnCheckout(request, localeOf((await params).locale), linkServices());
}
