import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '#env.ts';
import { localeOf } from '#i18n/locale-of.ts';
import { messages } from '#i18n/messages.ts';
import { CouponScreen } from '#screens/mail-magazine/CouponScreen.tsx';

export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface PageProps {
  params: Promise<{ locale: string; code: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const m = messages(localeOf((await params).locale));
  return { title: m.meta.withStore({ title: m.mail.modalTitle }), robots: { index: false } };
}

/** Where a registration without JavaScript leads: the coupon. Only for codes that the shop hands out. */
export default async function CouponPage({ params }: PageProps) {
  const { locale, code } = await params;
  const coupon = env().mailMagazineCoupons.find((one) => one.code === code) ?? notFound();
  return <CouponScreen locale={localeOf(locale)} coupon={coupon} />;
}
