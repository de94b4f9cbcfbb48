import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnCheckoutScreen } from '#features/link/screen/OwnCheckoutScreen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { OWN_CHECKOUT_RESULTS } from '#foundation/routing/cart-link.ts';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; result: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return { title: m.meta.withStore({ title: m.cart.title }), robots: { index: false } };
}

/** Why the checkout without JavaScript did not open (GATE-01). */
export default async function OwnCheckoutPage({ params }: PageProps) {
  const { locale, result } = await params;
  const known = OWN_CHECKOUT_RESULTS.find((one) => one === result) ?? notFound();
  return <OwnCheckoutScreen locale={localeOf(locale)} result={known} />;
}
