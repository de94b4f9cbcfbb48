import { linkServices } from '#features/link/server/link-services.ts';
import { openDiscountLink } from '#features/link/server/open-discount-link.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';

export const dynamic = 'force-dynamic';

interface LinkContext {
  params: Promise<{ locale: string; code: string }>;
}

/** An address with a discount code (LINK-02). */
export async function GET(request: Request, { params }: LinkContext): Promise<Response> {
  const { locale, code } = await params;
  return openDiscountLink(request, { locale: localeOf(locale), code }, linkServices());
}
