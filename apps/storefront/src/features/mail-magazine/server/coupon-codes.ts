import { randomInt } from 'node:crypto';
import { COUPON_MINIMUM, type Coupon, parseCoupon } from '@shop/rules/mail-magazine/coupon';
import type { Pool } from 'pg';
import { log } from '#foundation/process/log.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import {
  type CodesToMake,
  countFreeCodes,
  markCodesReady,
  readCodesToMake,
  recordCodesToMake,
} from './coupon-code.repository';

/** Digits and letters that cannot be confused with each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Random characters of a code: too many to guess. */
const SIGNS = 10;
/** Maximum codes created in one call. */
const BATCH = 250;
const DAY_MS = 86_400_000;

export interface CouponCodesServices {
  readonly pool: Pool;
  /** Fewer available codes than this are too few. */
  readonly low: number;
  /** Creates codes on the platform; null if they are imported. */
  readonly make: ((codes: CodesToMake) => Promise<void>) | null;
  /** Percent off of created codes. */
  readonly discountRate: number;
  /** Validity of a code in days from its creation. */
  readonly validDays: number;
}

/**
 * Ensures that codes for registrations are available (MAIL-04). If the platform creates them: below `low`, new codes are recorded
 * up to twice `low`, created on the platform, and only then available. After a crash in between, the recorded codes are requested
 * again, which creates no others. If they are imported, it only logs that they are few.
 * @returns the number of available codes
 * @throws if the platform does not create them; available codes stay so
 */
export async function replenishCouponCodes(services: CouponCodesServices): Promise<number> {
  const { pool, low, make } = services;
  if (make === null) {
    const free = await countFreeCodes(pool);
    if (free < low) log.error(`${free} coupon codes are left: npm run coupons -- --import FILE adds more`);
    return free;
  }
  await inTransaction(pool, async (client) => {
    // One process at a time: two would record twice as many.
    await client.query(`select pg_advisory_xact_lock(hashtext('coupon-codes'))`);
    const { rowCount } = await client.query('select 1 from coupon_code where ready_at is null limit 1');
    const free = await countFreeCodes(client);
    if (rowCount !== 0 || free >= low) return;
    const { discountRate, validDays } = services;
    const codes = Array.from({ length: 2 * low - free }, () => newCode(discountRate));
    const endsAt = new Date(Math.floor(Date.now() / 1000) * 1000 + validDays * DAY_MS);
    await recordCodesToMake(client, { codes, discountRate, endsAt });
  });
  while (await makeBatch(pool, make));
  return countFreeCodes(pool);
}

/** Creates some of the recorded codes. @returns false if none is left */
function makeBatch(pool: Pool, make: (codes: CodesToMake) => Promise<void>): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('coupon-codes'))`);
    const batch = await readCodesToMake(client, BATCH);
    if (batch === null) return false;
    await make(batch);
    await markCodesReady(client, batch.codes);
    return true;
  });
}

/** `MM15-` and ten random characters. */
function newCode(discountRate: number): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `MM${discountRate}-${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`;
}

const TIMEOUT_MS = 10_000;
/** The start of validity is in the past, because two machines' clocks differ. */
const STARTS_AT = '2026-01-01T00:00:00+09:00';

interface BackOffice {
  readonly platformUrl: string;
  readonly adminToken: string;
}

/**
 * Creates coupon codes in the local platform's back office, with the terms of mail magazine coupons (MAIL-04): the discount, the
 * minimum, one use per person and in total, excluded products, an expiry. Repeating the request is harmless.
 * @throws unless the platform confirms that it has them
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
    throw new Error(`the platform created no coupon codes: ${response.status} ${await response.text()}`);
}

/**
 * Parses a file of coupon codes, one per line, as CODE or CODE:RATE; empty lines and the text after a `#` are ignored.
 * @param discountRate percent off of a code without a rate
 * @throws Error that names every invalid line, or the duplicate codes
 */
export function readCouponFile(text: string, discountRate: number): readonly Coupon[] {
  const coupons = new Map<string, Coupon>();
  const faults: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const written = line.replace(/#.*/, '').trim();
    if (written === '') continue;
    const parsed = parseCoupon(written.includes(':') ? written : `${written}:${discountRate}`);
    const key = written.replace(/:.*/, '').toUpperCase();
    if (!parsed.ok) faults.push(`line ${at + 1} is no code, or takes too much off`);
    else if (coupons.has(key)) faults.push(`line ${at + 1} has a code that stands above`);
    else coupons.set(key, parsed.value);
  }
  if (faults.length > 0) throw new Error(`nothing was imported: ${faults.slice(0, 10).join('; ')}`);
  if (coupons.size === 0) throw new Error('nothing was imported: the file has no code');
  return [...coupons.values()];
}
