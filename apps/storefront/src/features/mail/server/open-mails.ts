import type { Pool } from 'pg';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';

/** A mail that has not been sent. */
export interface OpenMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly sendAfter: Date;
  readonly isGivenUp: boolean;
  readonly lastError: string | null;
}

/** The mails that wait or were given up, oldest first. */
export async function listOpenMails(pool: Pool): Promise<readonly OpenMail[]> {
  const { rows } = await pool.query<OpenMail>(
    `select id, kind, recipient, created_at as "createdAt", send_after as "sendAfter",
            given_up_at is not null as "isGivenUp", last_error as "lastError"
     from mail where sent_at is null order by created_at`,
  );
  return rows;
}

/** Queues the mails that were given up once more. @returns how many */
export function sendGivenUpAgain(pool: Pool, queue: JobQueue): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update mail set given_up_at = null where given_up_at is not null and sent_at is null returning id`,
    );
    for (const { id } of rows) await queue.queueMail(client, id);
    return rows.length;
  });
}
