import { notFound } from 'next/navigation';
import { RestockScreen } from '#features/restock-notice/screen/RestockScreen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { RESTOCK_RESULTS } from '#foundation/routing/form-results.ts';

export const generateMetadata = resultMetadata((m) => m.restock.title);

/** Result of a restock notice without JavaScript. */
export default async function RestockPage({ params }: PageProps<'result'>) {
  const { locale, result } = await params;
  const known = RESTOCK_RESULTS.find((one) => one === result) ?? notFound();
  return <RestockScreen locale={localeOf(locale)} result={known} />;
}
