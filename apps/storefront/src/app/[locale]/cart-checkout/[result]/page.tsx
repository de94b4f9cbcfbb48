import { notFound } from 'next/navigation';
import { OwnCheckoutScreen } from '#features/link/screen/OwnCheckoutScreen.tsx';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { OWN_CHECKOUT_RESULTS } from '#foundation/routing/cart-link.ts';

export const generateMetadata = resultMetadata((m) => m.cart.title);

/** Why the checkout without JavaScript did not open (GATE-01). */
export default async function OwnCheckoutPage({ params }: PageProps<'result'>) {
  const { locale, result } = await params;
  const known = OWN_CHECKOUT_RESULTS.find((one) => one === result) ?? notFound();
  return <OwnCheckoutScreen locale={localeOf(locale)} result={known} />;
}
