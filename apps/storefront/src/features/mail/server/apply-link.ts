import { NoSlotError } from '@shop/page-server/request-queue';
import { isDatabaseDown } from '@shop/rules/is-database-down';
import type { Pool, PoolClient } from 'pg';
import { consentHash, recordConsent } from '#features/mail-magazine/server/consent.repository.ts';
import type { LinkTarget } from '#foundation/mail/signed-link.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { Store } from '#foundation/store/open-store.ts';

/** The result of a mail link, which decides the page the reader sees. */
export type LinkResult = 'confirmed' | 'unsubscribed' | 'stopped' | 'expired';

/** The pages that say the results. */
export const LINK_RESULT_PAGES: Record<LinkResult, string> = {
  confirmed: '/mail-magazine/confirmed',
  unsubscribed: '/mail-magazine/unsubscribed',
  expired: '/mail-magazine/expired',
  stopped: '/restock-notice/stopped',
};

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

/** Which rows of its table a link changes; it is done where there are none. */
const OPEN: Record<LinkTarget['purpose'], string> = {
  confirm: 'confirm_id = $1',
  unsubscribe: `address_key = (select address_key from mail_magazine_member where link_id = $1)
    and unsubscribed_at is null`,
  stopRestock: 'link_id = $1 and stopped_at is null',
};

/** The result that a verified link had already, so that its page asks for nothing; null while a press would change something (MAIL-06). */
export async function doneByLink(
  store: Pick<Store, 'line' | 'ready'>,
  { purpose, id }: LinkTarget,
): Promise<LinkResult | null> {
  try {
    return await store.line.run(async () => {
      const pool = await store.ready();
      const table = purpose === 'stopRestock' ? 'restock_notice' : 'mail_magazine_member';
      const { rowCount } = await pool.query(`select 1 from ${table} where ${OPEN[purpose]}`, [id]);
      if (rowCount !== 0) return null;
      if (purpose !== 'confirm') return purpose === 'unsubscribe' ? 'unsubscribed' : 'stopped';
      return (await isConfirmedWith(pool, id)) ? 'confirmed' : 'expired';
    });
  } catch (error) {
    // The page asks for the press, whose answer says what is wrong.
    if (error instanceof NoSlotError || isDatabaseDown(error)) return null;
    throw error;
  }
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
           where ${OPEN.confirm} for update) before
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

async function isConfirmedWith(client: Pool | PoolClient, confirmId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from mail_magazine_member where confirmed_with = $1 and unsubscribed_at is null',
    [confirmId],
  );
  return rowCount === 1;
}

async function unsubscribe(client: PoolClient, linkId: string, source: string): Promise<LinkResult> {
  const { rows } = await client.query<{ address_key: string }>(
    `update mail_magazine_member set unsubscribed_at = now(), confirm_id = gen_random_uuid()
     where ${OPEN.unsubscribe}
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
  await client.query(`update restock_notice set stopped_at = now() where ${OPEN.stopRestock}`, [linkId]);
  return 'stopped';
}
