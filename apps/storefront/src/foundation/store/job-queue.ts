import type { Pool, PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import { log } from '#foundation/process/log.ts';
import { currentTraceparent } from '#foundation/process/tracing.ts';
import { inTransaction } from './in-transaction';

/** Every queue of the shop. */
export const QUEUE = {
  /** One job per mail. */
  sendMail: 'send-mail',
  /** Mails without retries left. */
  givenUpMail: 'given-up-mail',
  /** Checks whether awaited variants are in stock again. */
  checkRestock: 'check-restock',
  /** Checks whether there are enough coupon codes. */
  replenishCouponCodes: 'replenish-coupon-codes',
  /** Erases data after its retention period: consents of former members, and browsers' reports. */
  forgetConsents: 'forget-consents',
  /** Deletes the files of builds no longer in use. */
  forgetStaticFiles: 'forget-static-files',
  /** Updates changed data in the search index; without a product, everything. */
  indexSearch: 'index-search',
} as const;

/**
 * A failed mail is retried after 10 s, then after twice as long each time, with a random part: fifteen times, which is about four
 * days.
 */
const MAIL_RETRIES = { retryLimit: 15, retryDelay: 10, retryBackoff: true } as const;

/**
 * A job whose worker died is taken over after this time. A slow job may be, too: its mail is locked while it is sent, and a sent
 * mail is not sent again.
 */
const EXPIRE_SECONDS = 60;

/** Longest time that reading the whole platform takes. */
const INDEX_SECONDS = 900;

/** Unprocessed jobs, e.g. without a running worker, are kept this long after their due day. */
const RETENTION_DAYS = 365;

const LIMITS = { expireInSeconds: EXPIRE_SECONDS, retentionDays: RETENTION_DAYS };

/** In creation order: a dead letter queue comes first. */
const QUEUES: readonly PgBoss.Queue[] = [
  { name: QUEUE.givenUpMail, ...LIMITS },
  { name: QUEUE.sendMail, deadLetter: QUEUE.givenUpMail, ...MAIL_RETRIES, ...LIMITS },
  { name: QUEUE.checkRestock, ...LIMITS },
  { name: QUEUE.replenishCouponCodes, ...LIMITS },
  { name: QUEUE.forgetConsents, ...LIMITS },
  { name: QUEUE.forgetStaticFiles, ...LIMITS },
  // Reading a shop of ten thousand products takes minutes.
  {
    name: QUEUE.indexSearch,
    ...LIMITS,
    expireInSeconds: INDEX_SECONDS,
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
  },
];

/** Queues jobs as part of the caller's transaction. */
export interface JobQueue {
  /** @param client the transaction that makes the promise: the job exists if and only if it commits */
  queueMail(client: PoolClient, mailId: string, sendAfter?: Date): Promise<void>;
  /** Requests a stock check; requests within a few seconds share one. */
  queueRestockCheck(): Promise<void>;
  /** Requests an update of a product in the search index; null for everything. */
  queueSearchIndex(handle: string | null): Promise<void>;
}

/** Opens the queue on the shop's own pool. Creates missing tables; safe in concurrent processes. */
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

/** A burst of changed collections causes one read of the platform. */
const INDEX_DEBOUNCE_SECONDS = 30;
/** The whole platform is read each hour: older requests are obsolete. */
const INDEX_RETENTION_DAYS = 1;
/** A burst of stock changes causes one check. */
const RESTOCK_DEBOUNCE_SECONDS = 2;

/**
 * Starts the queue, and creates missing tables and queues: one process after another, because concurrent creation fails or
 * deadlocks.
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
