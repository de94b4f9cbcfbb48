import { type Coupon, isCouponCode } from '@shop/rules/mail-magazine/coupon';
import { notFound } from 'next/navigation';
import { CouponScreen } from '#features/mail-magazine/screen/CouponScreen.tsx';
import { readHandedOutCoupon } from '#features/mail-magazine/server/coupon-code.repository.ts';
import { missedDraw } from '#features/mail-magazine/server/missed-draw.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { shopStore } from '#foundation/store/shop-store.ts';

// A code of its own is there from when it is given out until it ends: never cached (MAIL-04).
export const dynamic = 'force-dynamic';

export const generateMetadata = resultMetadata((m) => m.mail.modalTitle);

/** A public coupon, or one issued to a person. */
async function readCoupon(code: string): Promise<Coupon | null> {
  const { mailMagazineCoupons, couponCodes } = env();
  const shared = mailMagazineCoupons.find((one) => one.code === code);
  if (shared !== undefined || couponCodes.source === 'shared' || !isCouponCode(code)) return shared ?? null;
  const store = shopStore();
  return store.line.run(async () => readHandedOutCoupon(await store.ready(), code));
}

interface CouponPageProps {
  params: Promise<Awaited<PageProps<'code'>['params']> & { readonly draw?: readonly string[] }>;
}

/**
 * The result page of a registration without JavaScript: the coupon, and the announced prize draw that was over by then. Only for
 * codes that a shop with a mail magazine issues.
 */
export default async function CouponPage({ params }: CouponPageProps) {
  const { locale, code, draw } = await params;
  // Its conditions are those of a mail magazine (BRAND-01).
  if (!shopBrand().hasMailMagazine) notFound();
  const missed = draw === undefined ? null : (missedDraw(draw.join('/')) ?? notFound());
  const coupon = (await readCoupon(code)) ?? notFound();
  return <CouponScreen locale={localeOf(locale)} coupon={coupon} missed={missed} />;
}
