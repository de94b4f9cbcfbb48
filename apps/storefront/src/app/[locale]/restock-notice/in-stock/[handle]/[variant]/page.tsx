import { notFound } from 'next/navigation';
import { readProduct } from '#features/product/server/read-product.ts';
import { InStockScreen } from '#features/restock-notice/screen/RestockScreen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';

export const generateMetadata = resultMetadata((m) => m.restock.title);

/** The result page of a restock notice without JavaScript whose variant is already in stock. */
export default async function InStockPage({ params }: PageProps<'handle' | 'variant'>) {
  const { locale: segment, handle: encoded, variant: id } = await params;
  const locale = localeOf(segment);
  const handle = decodeSegment(encoded);
  const { product } = (await readProduct(handle, locale)) ?? notFound();
  const variant = product.variants.find((one) => String(one.id) === id) ?? notFound();
  return (
    <InStockScreen
      locale={locale}
      product={[product.title, variant.title].filter((part) => part !== '').join(' ')}
      path={`/products/${encodeURIComponent(handle)}?variant=${id}`}
    />
  );
}
