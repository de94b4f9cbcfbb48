import { COUPON_MINIMUM } from '@shop/rules/mail-magazine/coupon';
import type { CodesToMake } from './coupon-code.repository';

const TIMEOUT_MS = 10_000;
/** Codes are good from some time ago on: two machines' clocks differ. */
const STARTS_AT = '2026-01-01T00:00:00+09:00';

interface BackOffice {
  readonly platformUrl: string;
  readonly adminToken: string;
}

/**
 * Makes coupon codes in the back office of the local platform, on the terms of the mail magazine's coupons (MAIL-04): so much off, from
 * the minimum on, once per person and once in all, not on excluded products, for a time. Asking again for the same is harmless.
 * @throws when the platform does not answer that it has them
 */
export async function makeCouponCodes(
  { platformUrl, adminToken }: BackOffice,
  { codes, discountRate, endsAt }: CodesToMake,
): Promise<void> {
  const response = await fetch(`${platformUrl}/admin/discounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform-admin-token': adminToken },
    body: JSON.stringify({
      title: `Mail magazine ${discountRate}%`,
      percentage: discountRate,
      minimumSubtotal: COUPON_MINIMUM,
      oncePerCustomer: true,
      excludesProducts: true,
      usageLimit: 1,
      startsAt: STARTS_AT,
      endsAt: endsAt.toISOString(),
      codes,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  });
  if (!response.ok)
    throw new Error(`the platform makes no coupon codes: ${response.status} ${await response.text()}`);
}
