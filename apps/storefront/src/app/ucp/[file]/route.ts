import { deliveryExtension, quoteExtension, ucpProfile } from '#features/agent/server/ucp-profile.ts';
import { env } from '#foundation/env/env.ts';

// Rendered on the first request, then cached: a build does not know the shop's own address.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface FileContext {
  params: Promise<{ file: string }>;
}

/**
 * `/.well-known/ucp` and that of the previous version, and the schemas of the shop's own extensions that it lists (AGENT-02 to AGENT-04).
 */
export async function GET(_request: Request, { params }: FileContext): Promise<Response> {
  const { shopUrl } = env();
  switch ((await params).file) {
    case 'profile.json':
      return Response.json(ucpProfile(shopUrl));
    case '2026-04-08.json':
      return Response.json(ucpProfile(shopUrl, '2026-04-08'));
    case 'delivery.json':
      return Response.json(deliveryExtension(shopUrl));
    case 'quote.json':
      return Response.json(quoteExtension(shopUrl));
    default:
      return new Response(null, { status: 404 });
  }
}
