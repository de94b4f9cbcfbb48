import { localeOf } from '#i18n/locale-of.ts';
import { linkServices } from '#server/links/link-services.ts';
import { openCartLink } from '#server/links/open-cart-link.ts';

export const dynamic = 'force-dynamic';

interface LinkContext {
  params: Promise<{ locale: string; items: string }>;
}

/** A cart in an address (LINK-01). */
export async function GET(request: Request, { params }: LinkContext): Promise<Response> {
  const { locale, items } = await params;
  return openCartLink(request, { locale: localeOf(locale), items }, linkServices());
}
