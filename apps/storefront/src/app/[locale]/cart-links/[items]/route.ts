import { linkServices } from '#features/link/server/link-services.ts';
import { openCartLink } from '#features/link/server/open-cart-link.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';

export const dynamic = 'force-dynamic';

interface LinkContext {
  params: Promise<{ locale: string; items: string }>;
}

/** An address with a cart's items (LINK-01). */
export async function GET(request: Request, { params }: LinkContext): Promise<Response> {
  const { locale, items } = await params;
  return openCartLink(request, { locale: localeOf(locale), items }, linkServices());
}
