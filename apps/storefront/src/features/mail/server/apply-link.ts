import type { Pool, PoolClient } from 'pg';
import { consentHash, recordConsent } from '#features/mail-magazine/server/consent.repository.ts';
import type { LinkTarget } from '#foundation/mail/signed-link.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';

/** The result of a mail link, which decides the page the reader sees. */
export type LinkResult = 'confirmed' | 'unsubscribed' | 'stopped' | 'expired';

/**
 * Applies a verified link. Repeating it changes nothing and gives the same result. A link whose row no longer exists (replaced or
 * erased) is `expired`; ending something that has already ended succeeds.
 * @param source where it was pressed, for the record of consent
 */
export function applyLink(
  pool: Pool,
  { purpose, id }: LinkTarget,
  source: 'mailLink' | 'mailClient',
): Promise<LinkResult> {
  return inTransaction(pool, (client) => {
    switch (purpose) {
      case 'confirm':
        return confirm(client, id, source);
      case 'unsubscribe':
        return unsubscribe(client, id, source);
      case 'stopRestock':
        return stopRestock(client, id);
      default:
        return purpose satisfies never;
    }
  });
}

/**
 * Confirms that the address belongs to its owner: magazine mails and draws begin (MAIL-06). The link works once: another press
 * changes nothing, and returns `confirmed` as long as the address is. An alias's link confirms its person's membership.
 */
async function confirm(client: PoolClient, confirmId: string, source: string): Promise<LinkResult> {
  const { rows } = await client.query<{ address_key: string; was_unsubscribed: boolean }>(
    `update mail_magazine_member member
     set confirmed_at = now(), unsubscribed_at = null, confirm_id = gen_random_uuid(), confirmed_with = $1
     from (select address_key, unsubscribed_at is not null as was_unsubscribed from mail_magazine_member
           where confirm_id = $1 for update) before
     where member.address_key = before.address_key
     returning member.address_key, before.was_unsubscribed`,
    [confirmId],
  );
  const [row] = rows;
  if (row === undefined) return (await isConfirmedWith(client, confirmId)) ? 'confirmed' : 'expired';
  const event = row.was_unsubscribed ? 'resubscribed' : 'confirmed';
  await recordConsent(client, { subjectHash: consentHash(row.address_key), event, source });
  return 'confirmed';
}

async function isConfirmedWith(client: PoolClient, confirmId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from mail_magazine_member where confirmed_with = $1 and unsubscribed_at is null',
    [confirmId],
  );
  return rowCount === 1;
}

async function unsubscribe(client: PoolClient, linkId: string, source: string): Promise<LinkResult> {
  const { rows } = await client.query<{ address_key: string }>(
    `update mail_magazine_member set unsubscribed_at = now(), confirm_id = gen_random_uuid()
     where address_key = (select address_key from mail_magazine_member where link_id = $1) and unsubscribed_at is null
     returning address_key`,
    [linkId],
  );
  const [row] = rows;
  if (row !== undefined) {
    await recordConsent(client, {
      subjectHash: consentHash(row.address_key),
      event: 'unsubscribed',
      source,
    });
  }
  return 'unsubscribed';
}

async function stopRestock(client: PoolClient, linkId: string): Promise<LinkResult> {
  await client.query(
    'update restock_notice set stopped_at = now() where link_id = $1 and stopped_at is null',
    [linkId],
  );
  return 'stopped';
}
