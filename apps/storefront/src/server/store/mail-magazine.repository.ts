import { type EmailAddress, emailKey } from '@shop/rules/email';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import type { Pool } from 'pg';
import type { Locale } from '../../i18n/locale';

interface Registration {
  readonly address: EmailAddress;
  readonly language: Locale;
  /** Handed out in turn. */
  readonly coupons: readonly [Coupon, ...Coupon[]];
}

/**
 * Registers an address for the mail magazine and gives it a coupon: both or neither, and once, however many ask for the
 * same address at the same moment (API-06).
 * @returns the coupon, or null when the address is registered already
 */
export async function registerMember(
  pool: Pool,
  { address, language, coupons }: Registration,
): Promise<Coupon | null> {
  const { rows } = await pool.query<{ code: string; discount_rate: number }>(
    `with member as (
       insert into mail_magazine_member (address, address_key, language) values ($1, $2, $3)
       on conflict (address_key) do nothing
       returning id
     )
     insert into coupon_handed_out (member_id, code, discount_rate)
     select id, ($4::text[])[id % $6 + 1], ($5::integer[])[id % $6 + 1] from member
     returning code, discount_rate`,
    [
      address,
      emailKey(address),
      language,
      coupons.map(({ code }) => code),
      coupons.map(({ discountRate }) => discountRate),
      coupons.length,
    ],
  );
  const [row] = rows;
  return row === undefined ? null : { code: row.code, discountRate: row.discount_rate };
}
