import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { EmailAddress } from '@shop/rules/email';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { Pool, PoolClient } from 'pg';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { queueMail } from '#foundation/mail/outbox.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';

interface NotifyServices {
  readonly pool: Pool;
  readonly queue: JobQueue;
  /** Variants as they are now. */
  readonly readVariants: (ids: readonly number[], locale: Locale) => Promise<readonly SellableVariant[]>;
  /** Most variants that are asked for in one call. */
  readonly mostVariants: number;
}

/** Notices that are turned into mails in one transaction. */
const BATCH = 100;
/** How long who was told has a piece before the next one is told of it, in minutes. */
const WAVE_MINUTES = 60;

/** A variant in each language in which somebody waits for it. */
type Versions = ReadonlyMap<Locale, SellableVariant>;

/**
 * Looks what somebody waits for, asks the platform for its stock, and turns notices whose variant is in stock into one mail each, in waves:
 * to as many as there are pieces, who waited longest first, and an hour later to as many as are left then (RESTOCK-02). A notice is used up
 * by that: when stock goes and comes again, it says nothing more. What has expired says nothing.
 * @returns how many mails were queued
 */
export async function notifyRestocked(services: NotifyServices): Promise<number> {
  const { pool, mostVariants } = services;
  const { rows } = await pool.query<{ variant_id: string; languages: string[] }>(
    `select variant_id, array_agg(distinct language) as languages from restock_notice
     where notified_at is null and stopped_at is null and expires_at > now()
     group by variant_id order by variant_id`,
  );
  let queued = 0;
  for (let start = 0; start < rows.length; start += mostVariants) {
    const versions = await readVersions(services, rows.slice(start, start + mostVariants));
    for (const ofOne of versions) queued += await notifyWave(services, ofOne);
  }
  return queued;
}

async function readVersions(
  { readVariants }: NotifyServices,
  waiting: readonly { readonly variant_id: string; readonly languages: readonly string[] }[],
): Promise<readonly Versions[]> {
  const versions = new Map<number, Map<Locale, SellableVariant>>();
  for (const locale of LOCALES) {
    const ids = waiting
      .filter(({ languages }) => languages.includes(locale))
      .map(({ variant_id }) => Number(variant_id));
    for (const variant of ids.length === 0 ? [] : await readVariants(ids, locale)) {
      const others = versions.get(variant.id) ?? new Map<Locale, SellableVariant>();
      versions.set(variant.id, others.set(locale, variant));
    }
  }
  return [...versions.values()];
}

/** Turns as many notices about one variant into mails as it has pieces for, a batch at a time, so that no transaction is long. */
async function notifyWave({ pool, queue }: NotifyServices, versions: Versions): Promise<number> {
  let queued = 0;
  for (;;) {
    const inBatch = await inTransaction(pool, (client) => notifyBatch(client, queue, versions));
    queued += inBatch;
    if (inBatch < BATCH) return queued;
  }
}

async function notifyBatch(client: PoolClient, queue: JobQueue, versions: Versions): Promise<number> {
  const [any] = versions.values();
  if (any === undefined || isSoldOut(any.quantity)) return 0;
  // Two that look at once must not tell of the same pieces.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`restock:${any.id}`]);
  const told = await client.query<{ pieces: number }>(
    `select count(*)::integer as pieces from restock_notice
     where variant_id = $1 and notified_at > now() - make_interval(mins => $2)`,
    [any.id, WAVE_MINUTES],
  );
  const left = any.quantity - (told.rows[0]?.pieces ?? 0);
  if (left <= 0) return 0;
  const { rows } = await client.query<{
    id: string;
    address: EmailAddress;
    link_id: string;
    language: Locale;
  }>(
    `select id, address, link_id, language from restock_notice
     where variant_id = $1 and language = any($2) and notified_at is null and stopped_at is null and expires_at > now()
     order by id limit $3 for update skip locked`,
    [any.id, [...versions.keys()], Math.min(left, BATCH)],
  );
  for (const notice of rows) {
    const variant = versions.get(notice.language) ?? any;
    const mailId = await queueMail(client, queue, {
      recipient: notice.address,
      language: notice.language,
      facts: {
        kind: 'restock',
        linkId: notice.link_id,
        handle: variant.handle,
        variantId: variant.id,
        product: variant.productTitle,
        variant: variant.title,
        vendor: variant.vendor,
        price: variant.price,
        quantity: variant.quantity,
        imageUrl: variant.picture?.src ?? '',
      },
    });
    await client.query('update restock_notice set notified_at = now(), mail_id = $2 where id = $1', [
      notice.id,
      mailId,
    ]);
  }
  return rows.length;
}
