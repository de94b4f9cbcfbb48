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

/** Digits and letters that nobody takes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Random signs of a code: too many to be guessed. */
const SIGNS = 10;
/** Most codes that are made in one call. */
const BATCH = 250;
const DAY_MS = 86_400_000;

export interface CouponCodesServices {
  readonly pool: Pool;
  /** Fewer free codes than this are few. */
  readonly low: number;
  /** How codes are made at the platform; null where they are imported. */
  readonly make: ((codes: CodesToMake) => Promise<void>) | null;
  /** Percent off of codes that are made. */
  readonly discountRate: number;
  /** Days that a code is good for from its making. */
  readonly validDays: number;
}

/**
 * Sees to it that there are codes for registrations (MAIL-04). Where the platform makes them: when they are few, new ones are noted, twice
 * as many as are few, made at the platform, and only then free to be taken. Whatever dies in between, the noted codes are asked for again,
 * which makes no others. Where they are imported, it says when they are few.
 * @returns how many are free
 * @throws when the platform does not make them; those that are free stay so
 */
export async function replenishCouponCodes(services: CouponCodesServices): Promise<number> {
  const { pool, low, make } = services;
  if (make === null) {
    const free = await countFreeCodes(pool);
    if (free < low) log.error(`${free} coupon codes are left: npm run coupons -- --import FILE brings more`);
    return free;
  }
  await inTransaction(pool, async (client) => {
    // One process at a time: two would note twice as many.
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

/** Makes some of the noted codes. @returns false when there is none left */
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

/** `MM15-` and ten random signs. */
function newCode(discountRate: number): string {
  const signs = Array.from({ length: SIGNS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `MM${discountRate}-${signs.slice(0, SIGNS / 2)}-${signs.slice(SIGNS / 2)}`;
}

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

/**
 * Reads a file of coupon codes, one a line, as CODE or CODE:RATE; empty lines and what follows a `#` do not count.
 * @param discountRate percent off of a code without a rate
 * @throws Error that names every line that is none, or the codes that stand there twice
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
  return [...coupons.values()];
}
