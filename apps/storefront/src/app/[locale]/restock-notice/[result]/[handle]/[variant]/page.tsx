import { notFound } from 'next/navigation';
import { RestockScreen } from '#features/restock-notice/screen/RestockScreen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { decodeSegment } from '#foundation/routing/decode-segment.ts';
import { RESTOCK_RETRIES } from '#foundation/routing/form-results.ts';

export const generateMetadata = resultMetadata((m) => m.restock.title);

/** Result of a restock notice without JavaScript that was not taken: it leads back to the product's form (RESTOCK-01). */
export default async function RestockRetryPage({ params }: PageProps<'result' | 'handle' | 'variant'>) {
  const { locale, result, handle, variant } = await params;
  const known = RESTOCK_RETRIES.find((one) => one === result) ?? notFound();
  return (
    <RestockScreen
      locale={localeOf(locale)}
      result={known}
      product={{ handle: decodeSegment(handle), variant }}
    />
  );
}
