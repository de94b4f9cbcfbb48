import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RegistrationScreen } from '#features/mail-magazine/screen/RegistrationScreen.tsx';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { MAIL_MAGAZINE_RESULTS } from '#foundation/routing/form-results.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; result: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, result } = await params;
  const m = messages(localeOf(locale));
  const title = result === 'unsubscribed' ? m.mailLinks.unsubscribeTitle : m.footer.mailTitle;
  return { title: m.meta.withStore({ title }), robots: { index: false } };
}

/** The result page of a failed registration without JavaScript. */
export default async function RegistrationPage({ params }: PageProps) {
  const { locale, result } = await params;
  const known = MAIL_MAGAZINE_RESULTS.find((one) => one === result) ?? notFound();
  // The other results link to the form, which a shop without a mail magazine does not have (BRAND-01); former subscribers can unsubscribe.
  if (!shopBrand().hasMailMagazine && known !== 'unsubscribed') notFound();
  return <RegistrationScreen locale={localeOf(locale)} result={known} />;
}
