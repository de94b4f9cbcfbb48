import { readSocialFacts } from '#features/social-picture/server/social-facts.ts';
import { socialPicture } from '#features/social-picture/server/social-pictures.ts';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { SOCIAL_KINDS } from '#foundation/routing/social-picture.ts';

// Cached by its content, apart from the pages, since it is larger (foundation/cache/cache-manifest.ts).
export const dynamic = 'force-dynamic';

interface SocialContext {
  params: Promise<{ locale: string; kind: string; file: string }>;
}

/** `/social/{language}/{kind}/{handle}.png`, for a product's variant with `?variant=`: a page's image for social sharing (SEO-03). */
export async function GET({ url }: Request, { params }: SocialContext): Promise<Response> {
  const { locale: language, kind: named, file } = await params;
  const locale = shopLocales().find((one) => one === language);
  const kind = SOCIAL_KINDS.find((known) => known === named);
  const handle = decodeSegment(file).replace(/\.png$/, '');
  const variant = new URL(url).searchParams.get('variant');
  const facts = kind && locale ? await readSocialFacts(kind, handle, locale, variant) : null;
  if (!facts || !locale) return new Response(null, { status: 404 });
  const picture = await socialPicture(facts, locale);
  if (picture === null) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
}
