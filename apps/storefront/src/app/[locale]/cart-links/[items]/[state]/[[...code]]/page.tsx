import { notFound } from 'next/navigation';
import { CartLinkScreen } from '#features/link/screen/CartLinkScreen.tsx';
import { readSellableVariants } from '#features/product/server/read-variants.ts';
import { rememberedVariantName } from '#features/product/server/variant-names.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { CART_LINK_STATES, cartLinkItemsSchema, discountCodeSchema } from '#foundation/routing/cart-link.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';

// Reads the current stock: never cached.
export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: string; items: string; state: string; code?: string[] }>;
}

export const generateMetadata = resultMetadata((m) => m.links.cartTitle);

/** The page of a cart link: asks before it changes a cart, and shows the result (LINK-01). The same for all visitors. */
export default async function CartLinkPage({ params }: PageProps) {
  const { locale: segment, items, state, code = [] } = await params;
  const locale = localeOf(segment);
  const parsed = cartLinkItemsSchema.safeParse(decodeSegment(items));
  const known = CART_LINK_STATES.find((one) => one === state);
  if (!parsed.success || known === undefined) notFound();
  const ids = parsed.data.map(({ variantId }) => variantId);
  const variants = await readSellableVariants(ids, locale);
  const link = { items: parsed.data, code: discountCodeSchema.parse(decodeSegment(code[0] ?? '')) };
  const nameOf = (id: number) => rememberedVariantName(id, locale);
  return <CartLinkScreen locale={locale} state={known} link={link} variants={variants} nameOf={nameOf} />;
}
