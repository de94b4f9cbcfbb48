import type { Pool } from 'pg';
import { MailRefusedError, type MailTransport, type OutgoingMail } from '#foundation/mail/mail-transport.ts';
import { markSent, type QueuedMail, recordFailure, takeMail } from '#foundation/mail/outbox.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';

/**
 * The outcome of sending a mail: another process may have sent it before, it may be erased, or the mail server may refuse it
 * permanently.
 */
export type SendResult = 'sent' | 'alreadySent' | 'gone' | 'refused';

interface SendMailServices {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly compose: (mail: QueuedMail) => Promise<OutgoingMail>;
}

/**
 * Sends one mail of the outbox. Its row is locked during the SMTP session, so no two processes send it at once. If a process dies
 * after the mail server accepted the mail but before that was recorded, the mail is sent again with the same Message-ID. No mail
 * protocol can rule that out (MAIL-07).
 * @throws if it could not be sent, also while another process, which may die, has it locked; the outbox records the reason
 */
export async function sendMail(
  id: string,
  { pool, transport, compose }: SendMailServices,
): Promise<SendResult> {
  try {
    return await inTransaction(pool, async (client) => {
      const mail = await takeMail(client, id);
      if (mail === null) return 'gone';
      if (mail === 'inHand') throw new Error('another process is sending it');
      if (mail.sentAt !== null) return 'alreadySent';
      await transport.send(await compose(mail));
      await markSent(client, id);
      return 'sent';
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const isGivenUp = error instanceof MailRefusedError;
    await inTransaction(pool, (client) => recordFailure(client, id, { error: text, isGivenUp }));
    if (isGivenUp) return 'refused';
    throw error;
  }
}

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

/** The waiting mails and the dead letters, oldest first. */
export async function listOpenMails(pool: Pool): Promise<readonly OpenMail[]> {
  const { rows } = await pool.query<OpenMail>(
    `select id, kind, recipient, created_at as "createdAt", send_after as "sendAfter",
            given_up_at is not null as "isGivenUp", last_error as "lastError"
     from mail where sent_at is null order by created_at`,
  );
  return rows;
}

/** Queues the dead letters again. @returns how many */
export function resendDeadLetters(pool: Pool, queue: JobQueue): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update mail set given_up_at = null where given_up_at is not null and sent_at is null returning id`,
    );
    for (const { id } of rows) await queue.queueMail(client, id);
    return rows.length;
  });
}
