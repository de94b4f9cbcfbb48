import { linkServices } from '#features/link/server/link-services.ts';
import { openCartHandover } from '#features/link/server/receive-cart-handover.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';

export const dynamic = 'force-dynamic';

interface LinkContext {
  params: Promise<{ locale: string; id: string }>;
}

/** Opens an agent's cart in the shop (AGENT-03). */
export async function GET(request: Request, { params }: LinkContext): Promise<Response> {
  const { locale, id } = await params;
  return openCartHandover(request, { locale: localeOf(locale), id }, linkServices());
}
