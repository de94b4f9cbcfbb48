import { deliveryExtension, quoteExtension, ucpProfile } from '#features/agent/server/ucp-profile.ts';
import { env } from '#foundation/env/env.ts';
import { UCP_VERSION_NAMES, ucpAddresses } from '#foundation/routing/ucp-versions.ts';

// Rendered on the first request, then cached: a build does not know the shop's own address.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface FileContext {
  params: Promise<{ file: string }>;
}

/**
 * The profile of each version at `/.well-known/ucp`, and the schemas of the shop's own extensions that it lists (AGENT-02 to AGENT-04).
 */
export async function GET(_request: Request, { params }: FileContext): Promise<Response> {
  const { shopUrl } = env();
  const { file } = await params;
  const version = UCP_VERSION_NAMES.find((one) => ucpAddresses(one).profileFile === file);
  if (version !== undefined) return Response.json(ucpProfile(shopUrl, version));
  switch (file) {
    case 'delivery.json':
      return Response.json(deliveryExtension(shopUrl));
    case 'quote.json':
      return Response.json(quoteExtension(shopUrl));
    default:
      return new Response(null, { status: 404 });
  }
}
