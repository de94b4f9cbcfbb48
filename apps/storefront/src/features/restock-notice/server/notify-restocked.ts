import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { EmailAddress } from '@shop/rules/email';
import { LOCALES, type Locale } from '@shop/rules/language';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { Pool, PoolClient } from 'pg';
import { queueMail } from '#foundation/mail/outbox.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';

interface NotifyServices {
  readonly pool: Pool;
  readonly queue: JobQueue;
  /** Reads variants with their current stock. */
  readonly readVariants: (ids: readonly number[], locale: Locale) => Promise<readonly SellableVariant[]>;
  /** Maximum variants requested in one call. */
  readonly maxVariants: number;
}

/** Notices turned into mails in one transaction. */
const BATCH = 100;
/** Minutes that notified people have to buy before the next wave is notified. */
const WAVE_MINUTES = 60;

/** A variant in each language of its notices. */
type Versions = ReadonlyMap<Locale, SellableVariant>;

/**
 * Asks the platform for the stock of variants with notices, and turns notices of available variants into one mail each, in waves
 * (RESTOCK-02). A wave notifies as many people as there are pieces, the longest waiting first; an hour later the next wave covers
 * the remaining stock. A notice is used once: later restocks send nothing more. Expired notices send nothing.
 * @returns how many mails were queued
 */
export async function notifyRestocked(services: NotifyServices): Promise<number> {
  const { pool, maxVariants } = services;
  const { rows } = await pool.query<{ variant_id: string; languages: string[] }>(
    `select variant_id, array_agg(distinct language) as languages from restock_notice
     where notified_at is null and stopped_at is null and expires_at > now()
     group by variant_id order by variant_id`,
  );
  let queued = 0;
  for (let start = 0; start < rows.length; start += maxVariants) {
    const versions = await readVersions(services, rows.slice(start, start + maxVariants));
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

/** Turns as many notices of one variant into mails as it has pieces, in batches, so that no transaction is long. */
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
  // Concurrent runs must not announce the same pieces.
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`restock:${any.id}`]);
  const notified = await client.query<{ count: number }>(
    `select count(*)::integer as count from restock_notice
     where variant_id = $1 and notified_at > now() - make_interval(mins => $2)`,
    [any.id, WAVE_MINUTES],
  );
  const left = any.quantity - (notified.rows[0]?.count ?? 0);
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
