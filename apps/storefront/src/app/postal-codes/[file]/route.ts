import { postalCodesOf } from '#features/delivery/server/postal-places.ts';

// Rendered on the first request, then cached like pages: it changes only with the package.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PostalCodesContext {
  params: Promise<{ file: string }>;
}

/** `/postal-codes/{three digits}.json`: the places of all postal codes with this prefix (GIFT-01). */
export async function GET(_request: Request, { params }: PostalCodesContext): Promise<Response> {
  const part = /^(\d{3})\.json$/.exec((await params).file)?.[1];
  return part === undefined ? new Response(null, { status: 404 }) : Response.json(postalCodesOf(part));
}
