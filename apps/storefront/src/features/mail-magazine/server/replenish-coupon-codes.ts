import { randomInt } from 'node:crypto';
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
