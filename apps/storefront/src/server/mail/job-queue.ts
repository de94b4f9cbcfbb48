import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';

/** Every queue of the shop. */
export const QUEUE = {
  /** One job a mail. */
  sendMail: 'send-mail',
  /** Mails whose retries are used up. */
  givenUpMail: 'given-up-mail',
  /** Looks whether what somebody waits for is in stock again. */
  checkRestock: 'check-restock',
} as const;

/**
 * A mail that cannot be sent is tried again after 10 s, then after twice as long each time, with a random part: fifteen times,
 * which is about four days.
 */
const MAIL_RETRIES = { retryLimit: 15, retryDelay: 10, retryBackoff: true } as const;

/**
 * A job whose worker died is taken over after this. One that is only slow may be too: its mail is locked while it is sent, and what
 * was sent is not sent again.
 */
const EXPIRE_SECONDS = 60;

/** Jobs that nobody takes, as when no worker runs, stay this long after their day. */
const RETENTION_DAYS = 365;

/** Puts jobs into the queue, as part of a transaction of the caller's. */
export interface JobQueue {
  /** @param client the transaction that makes the promise: the job is there if and only if it commits */
  queueMail(client: PoolClient, mailId: string, sendAfter?: Date): Promise<void>;
  /** Asks for a look at the stock; several requests within a few seconds are one look. */
  queueRestockCheck(): Promise<void>;
}

/** Opens the queue on the shop's own pool. Makes its tables if they are not there; safe in many processes at once. */
export async function openJobQueue(pool: Pool): Promise<JobQueue> {
  const boss = new PgBoss({ db: database(pool), supervise: false, schedule: false });
  boss.on('error', (error) => console.error(`the job queue: ${error.message}`));
  await boss.start();
  await ensureQueues(boss);
  return {
    queueMail: async (client, mailId, sendAfter) => {
      await boss.send(
        QUEUE.sendMail,
        { mailId },
        { db: database(client), ...(sendAfter === undefined ? {} : { startAfter: sendAfter }) },
      );
    },
    queueRestockCheck: async () => {
      await boss.sendDebounced(QUEUE.checkRestock, {}, {}, RESTOCK_DEBOUNCE_SECONDS);
    },
  };
}

/** A burst of stock changes is one look. */
const RESTOCK_DEBOUNCE_SECONDS = 2;

/** Makes the queues that are missing. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  const limits = { expireInSeconds: EXPIRE_SECONDS, retentionDays: RETENTION_DAYS };
  await boss.createQueue(QUEUE.givenUpMail, { name: QUEUE.givenUpMail, ...limits });
  await boss.createQueue(QUEUE.sendMail, {
    name: QUEUE.sendMail,
    deadLetter: QUEUE.givenUpMail,
    ...MAIL_RETRIES,
    ...limits,
  });
  await boss.createQueue(QUEUE.checkRestock, { name: QUEUE.checkRestock, ...limits });
}

function database(connection: Pool | PoolClient): PgBoss.Db {
  return { executeSql: (text, values) => connection.query(text, values) };
}
