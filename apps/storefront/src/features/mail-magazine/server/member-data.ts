import type { EmailAddress } from '@shop/rules/email';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { consentHash, recordConsent } from './consent.repository';

/** All data stored about one address, by table. */
export type MemberData = Readonly<Record<string, readonly unknown[]>>;

/** The tables with data about an address, and the queries for its mailbox: $1 is its key, $2 the hash of its consents. */
const QUERIES = {
  mailMagazine: `select address, language, registered_at, confirmed_at, unsubscribed_at, code as coupon_code
                 from mail_magazine_member left join coupon_handed_out on member_id = id where address_key = $1 and $2 <> '' order by id`,
  restockNotices: `select address, language, variant_id, product_id, requested_at, notified_at, stopped_at
                   from restock_notice where address_key = $1 and $2 <> '' order by id`,
  mails: `select id, kind, recipient, language, facts, created_at, sent_at
          from mail where recipient_key = $1 and $2 <> '' order by created_at`,
  consents: `select event, source, wording, happened_at
             from mail_consent where $1 <> '' and subject_hash = $2 order by id`,
} as const;

/** Collects the data stored about an address, for a data access request (MAIL-06). */
export async function exportMember(pool: Pool, address: EmailAddress): Promise<MemberData> {
  const key = mailboxKey(address);
  const found = await Promise.all(
    Object.entries(QUERIES).map(async ([name, sql]) => {
      const { rows } = await pool.query(sql, [key, consentHash(key)]);
      return [name, rows as readonly unknown[]] as const;
    }),
  );
  return Object.fromEntries(found);
}

/**
 * Erases an address and its aliases everywhere: member, coupon, notices, sent and unsent mails, and their jobs with their errors.
 * The consent record stays under its hash, with the erasure added.
 * @returns whether anything was stored about it
 */
export function eraseMember(pool: Pool, address: EmailAddress): Promise<boolean> {
  const key = mailboxKey(address);
  return inTransaction(pool, async (client) => {
    const counts = [
      await client.query('delete from restock_notice where address_key = $1', [key]),
      await client.query('delete from mail_magazine_member where address_key = $1', [key]),
      await eraseMails(client, key),
    ].map(({ rowCount }) => rowCount ?? 0);
    const isKnown = counts.some((count) => count > 0);
    if (isKnown) {
      await recordConsent(client, { subjectHash: consentHash(key), event: 'erased', source: 'command' });
    }
    return isKnown;
  });
}

/** A job contains only its mail's id, but a mail server's response about an address may be stored with it. */
async function eraseMails(client: PoolClient, key: string): Promise<{ readonly rowCount: number | null }> {
  const { rows, rowCount } = await client.query<{ id: string }>(
    'delete from mail where recipient_key = $1 returning id',
    [key],
  );
  const ids = rows.map(({ id }) => id);
  for (const table of ['pgboss.job', 'pgboss.archive']) {
    const { rows: found } = await client.query('select to_regclass($1) is not null as there', [table]);
    // A database that no shop has used has no queue yet.
    if (found[0]?.there === true)
      await client.query(`delete from ${table} where data ->> 'mailId' = any($1)`, [ids]);
  }
  return { rowCount };
}
