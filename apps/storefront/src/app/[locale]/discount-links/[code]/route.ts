import { localeOf } from '#i18n/locale-of.ts';
import { linkServices } from '#server/links/link-services.ts';
import { openDiscountLink } from '#server/links/open-discount-link.ts';

export const dynamic = 'force-dynamic';

interface LinkContext {
  params: Promise<{ locale: string; code: string }>;
}

/** A discount code in an address (LINK-02). */
export async function GET(request: Request, { params }: LinkContext): Promise<Response> {
  const { locale, code } = await params;
  return openDiscountLink(request, { locale: localeOf(locale), code }, linkServices());
}
