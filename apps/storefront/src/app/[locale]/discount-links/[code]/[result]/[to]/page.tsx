import { notFound } from 'next/navigation';
import { DiscountLinkScreen } from '#features/link/screen/DiscountLinkScreen.tsx';
import { localePath } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { discountCodeSchema } from '#foundation/routing/cart-link.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { DISCOUNT_LINK_RESULTS, fromBase64Url } from '#foundation/routing/discount-link.ts';
import { shopPathSchema } from '#foundation/routing/shop-path.ts';

// Addresses can be invented freely: never cached.
export const dynamic = 'force-dynamic';

export const generateMetadata = resultMetadata((m) => m.links.discountTitle);

/** Shows the result of a discount link's code (LINK-02). */
export default async function DiscountLinkPage({ params }: PageProps<'code' | 'result' | 'to'>) {
  const { locale: segment, code: codeSegment, result, to } = await params;
  const locale = localeOf(segment);
  const known = DISCOUNT_LINK_RESULTS.find((one) => one === result) ?? notFound();
  const code = discountCodeSchema.parse(decodeSegment(codeSegment)) ?? notFound();
  const path = shopPathSchema.parse(fromBase64Url(to)) ?? localePath(locale, '/');
  return <DiscountLinkScreen locale={locale} result={known} code={code} to={path} />;
}
