import type { SellableVariant } from '@shop/graphql/to-rules/to-sellable-variants';
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

/**
 * Looks what somebody waits for, asks the platform for its stock, and turns every notice whose variant is in stock into one mail
 * (RESTOCK-02). A notice is used up by that: when stock goes and comes again, it says nothing more. What has expired says nothing.
 * @returns how many mails were queued
 */
export async function notifyRestocked(services: NotifyServices): Promise<number> {
  const { pool, readVariants, mostVariants } = services;
  let queued = 0;
  for (const locale of LOCALES) {
    const { rows } = await pool.query<{ variant_id: string }>(
      `select distinct variant_id from restock_notice
       where language = $1 and notified_at is null and stopped_at is null and expires_at > now()
       order by variant_id`,
      [locale],
    );
    const ids = rows.map(({ variant_id }) => Number(variant_id));
    for (let start = 0; start < ids.length; start += mostVariants) {
      const variants = await readVariants(ids.slice(start, start + mostVariants), locale);
      for (const variant of variants.filter(({ quantity }) => !isSoldOut(quantity))) {
        queued += await notifyAll(services, variant, locale);
      }
    }
  }
  return queued;
}

/** Turns the notices about one variant into mails, a batch at a time, so that no transaction is long. */
async function notifyAll(
  { pool, queue }: NotifyServices,
  variant: SellableVariant,
  locale: Locale,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const inBatch = await inTransaction(pool, (client) => notifyBatch(client, queue, variant, locale));
    queued += inBatch;
    if (inBatch < BATCH) return queued;
  }
}

async function notifyBatch(
  client: PoolClient,
  queue: JobQueue,
  variant: SellableVariant,
  locale: Locale,
): Promise<number> {
  const { rows } = await client.query<{ id: string; address: EmailAddress; link_id: string }>(
    `select id, address, link_id from restock_notice
     where variant_id = $1 and language = $2 and notified_at is null and stopped_at is null and expires_at > now()
     order by id limit $3 for update skip locked`,
    [variant.id, locale, BATCH],
  );
  for (const notice of rows) {
    const mailId = await queueMail(client, queue, {
      recipient: notice.address,
      language: locale,
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
