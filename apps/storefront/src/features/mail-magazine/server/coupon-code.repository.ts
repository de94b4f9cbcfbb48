import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import type { Pool, PoolClient } from 'pg';

/** A code that expires within this many days is not assigned. */
const MIN_DAYS = 60;

/** The condition of an assignable code: $1 is the minimum number of days. */
const IS_FREE = `ready_at is not null and taken_at is null
  and (ends_at is null or ends_at > now() + make_interval(days => $1))`;

/** Whether the assigned code of a row of `coupon_handed_out` has expired; a shared one has no known end. */
export const HAS_ENDED = `exists (
  select 1 from coupon_code own where own.code = coupon_handed_out.code and own.ends_at <= now())`;

/** Codes with the same terms, to be created on the platform. */
export interface CodesToMake {
  readonly codes: readonly string[];
  readonly discountRate: number;
  readonly endsAt: Date;
}

/**
 * Takes an unassigned code for the registration of this transaction. A rollback releases it, and concurrent calls never get the
 * same code.
 * @returns null if there is none
 */
export async function takeCouponCode(client: PoolClient): Promise<Coupon | null> {
  const { rows } = await client.query<{ code: string; discount_rate: number }>(
    `update coupon_code set taken_at = now()
     where code = (select code from coupon_code where ${IS_FREE} order by ends_at, code limit 1 for update skip locked)
     returning code, discount_rate`,
    [MIN_DAYS],
  );
  const [row] = rows;
  return row === undefined ? null : { code: row.code, discountRate: row.discount_rate };
}

/** The number of available codes. */
export async function countFreeCodes(executor: Pool | PoolClient): Promise<number> {
  const { rows } = await executor.query<{ n: number }>(
    `select count(*)::integer as n from coupon_code where ${IS_FREE}`,
    [MIN_DAYS],
  );
  return rows[0]?.n ?? 0;
}

/** Records codes to be created on the platform. Existing ones stay unchanged. */
export async function recordCodesToMake(
  client: PoolClient,
  { codes, discountRate, endsAt }: CodesToMake,
): Promise<void> {
  await client.query(
    `insert into coupon_code (code, discount_rate, ends_at) select unnest($1::text[]), $2, $3 on conflict do nothing`,
    [codes, discountRate, endsAt],
  );
}

/** Recorded codes with the same terms that are not known to be created; null for none. */
export async function readCodesToMake(client: PoolClient, most: number): Promise<CodesToMake | null> {
  const { rows } = await client.query<{ code: string; discount_rate: number; ends_at: Date }>(
    `select code, discount_rate, ends_at from coupon_code
     where ready_at is null and (discount_rate, ends_at) =
       (select discount_rate, ends_at from coupon_code where ready_at is null order by ends_at, discount_rate limit 1)
     order by code limit $1`,
    [most],
  );
  const [first] = rows;
  if (first === undefined) return null;
  return { codes: rows.map(({ code }) => code), discountRate: first.discount_rate, endsAt: first.ends_at };
}

/** The platform has created these codes: from now on they are available. */
export async function markCodesReady(client: PoolClient, codes: readonly string[]): Promise<void> {
  await client.query('update coupon_code set ready_at = now() where code = any($1) and ready_at is null', [
    codes,
  ]);
}

/**
 * Imports codes that already exist on the platform, all or none of them.
 * @param endsAt the platform's expiry; null for none
 * @returns how many were new
 */
export async function importCodes(
  client: PoolClient,
  coupons: readonly Coupon[],
  endsAt: Date | null,
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into coupon_code (code, discount_rate, ends_at, ready_at)
     select code, discount_rate, $3, now() from unnest($1::text[], $2::integer[]) as given (code, discount_rate)
     on conflict do nothing`,
    [coupons.map(({ code }) => code), coupons.map(({ discountRate }) => discountRate), endsAt],
  );
  return rowCount ?? 0;
}

/** The coupon of an assigned code; null for any other, and once it has expired. */
export async function readHandedOutCoupon(pool: Pool, code: string): Promise<Coupon | null> {
  const { rows } = await pool.query<{ code: string; discount_rate: number }>(
    `select code, discount_rate from coupon_handed_out where code = $1 and not ${HAS_ENDED} limit 1`,
    [code],
  );
  const [row] = rows;
  return row === undefined ? null : { code: row.code, discountRate: row.discount_rate };
}
