import { notFound } from 'next/navigation';
import { RegistrationScreen } from '#features/mail-magazine/screen/RegistrationScreen.tsx';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { MAIL_MAGAZINE_RESULTS } from '#foundation/routing/form-results.ts';

export const generateMetadata = resultMetadata<'result'>((m, { result }) =>
  result === 'unsubscribed' ? m.mailLinks.unsubscribeTitle : m.footer.mailTitle,
);

/** The result page of a failed registration without JavaScript. */
export default async function RegistrationPage({ params }: PageProps<'result'>) {
  const { locale, result } = await params;
  const known = MAIL_MAGAZINE_RESULTS.find((one) => one === result) ?? notFound();
  // The other results link to the form, which a shop without a mail magazine does not have (BRAND-01); former subscribers can unsubscribe.
  if (!shopBrand().hasMailMagazine && known !== 'unsubscribed') notFound();
  return <RegistrationScreen locale={localeOf(locale)} result={known} />;
}
