import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import { log } from '#foundation/process/log.ts';
import { currentTraceparent } from '#foundation/process/tracing.ts';
import { inTransaction } from './in-transaction';

/** Every queue of the shop. */
export const QUEUE = {
  /** One job a mail. */
  sendMail: 'send-mail',
  /** Mails whose retries are used up. */
  givenUpMail: 'given-up-mail',
  /** Looks whether what somebody waits for is in stock again. */
  checkRestock: 'check-restock',
  /** Looks whether there are coupon codes enough. */
  replenishCouponCodes: 'replenish-coupon-codes',
  /** Erases what is no longer to be kept: of those who left, and what browsers told. */
  forgetConsents: 'forget-consents',
  /** Removes the files of builds that run no more. */
  forgetStaticFiles: 'forget-static-files',
  /** Reads what changed into the search index; without a product, everything. */
  indexSearch: 'index-search',
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

/** Longest that reading the whole platform takes. */
const INDEX_SECONDS = 900;

/** Jobs that nobody takes, as when no worker runs, stay this long after their day. */
const RETENTION_DAYS = 365;

const LIMITS = { expireInSeconds: EXPIRE_SECONDS, retentionDays: RETENTION_DAYS };

/** In the order in which they are made: a dead letter's queue comes first. */
const QUEUES: readonly PgBoss.Queue[] = [
  { name: QUEUE.givenUpMail, ...LIMITS },
  { name: QUEUE.sendMail, deadLetter: QUEUE.givenUpMail, ...MAIL_RETRIES, ...LIMITS },
  { name: QUEUE.checkRestock, ...LIMITS },
  { name: QUEUE.replenishCouponCodes, ...LIMITS },
  { name: QUEUE.forgetConsents, ...LIMITS },
  { name: QUEUE.forgetStaticFiles, ...LIMITS },
  // A shop of ten thousand products is read in minutes.
  {
    name: QUEUE.indexSearch,
    ...LIMITS,
    expireInSeconds: INDEX_SECONDS,
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
  },
];

/** Puts jobs into the queue, as part of a transaction of the caller's. */
export interface JobQueue {
  /** @param client the transaction that makes the promise: the job is there if and only if it commits */
  queueMail(client: PoolClient, mailId: string, sendAfter?: Date): Promise<void>;
  /** Asks for a look at the stock; several requests within a few seconds are one look. */
  queueRestockCheck(): Promise<void>;
  /** Asks for a product to be read into the search index; null for everything there is. */
  queueSearchIndex(handle: string | null): Promise<void>;
}

/** Opens the queue on the shop's own pool. Makes its tables if they are not there; safe in many processes at once. */
export async function openJobQueue(pool: Pool): Promise<JobQueue> {
  const boss = new PgBoss({ db: database(pool), supervise: false, schedule: false });
  boss.on('error', (error) => log.error(`the job queue: ${error.message}`));
  await startQueues(boss, pool);
  return {
    queueMail: async (client, mailId, sendAfter) => {
      await boss.send(
        QUEUE.sendMail,
        { mailId, traceparent: currentTraceparent() },
        { db: database(client), ...(sendAfter === undefined ? {} : { startAfter: sendAfter }) },
      );
    },
    queueRestockCheck: async () => {
      await boss.sendDebounced(QUEUE.checkRestock, {}, {}, RESTOCK_DEBOUNCE_SECONDS);
    },
    queueSearchIndex: async (handle) => {
      if (handle === null) await boss.sendDebounced(QUEUE.indexSearch, {}, {}, INDEX_DEBOUNCE_SECONDS);
      else await boss.send(QUEUE.indexSearch, { handle }, { retentionDays: INDEX_RETENTION_DAYS });
    },
  };
}

/** A burst of changed collections is one reading of the platform. */
const INDEX_DEBOUNCE_SECONDS = 30;
/** The whole platform is read each hour: older requests are fulfilled. */
const INDEX_RETENTION_DAYS = 1;
/** A burst of stock changes is one look. */
const RESTOCK_DEBOUNCE_SECONDS = 2;

/**
 * Starts the queue, and makes its tables and queues where they are missing: one process after another, because two that make them at
 * once fail, or wait for each other.
 */
export async function startQueues(boss: PgBoss, pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('job-queues'))`);
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const queue of QUEUES.filter(({ name }) => !known.has(name)))
      await boss.createQueue(queue.name, queue);
  });
}

function database(connection: Pool | PoolClient): PgBoss.Db {
  return { executeSql: (text, values) => connection.query(text, values) };
}
