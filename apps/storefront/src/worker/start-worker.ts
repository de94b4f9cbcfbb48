import { randomUUID } from 'node:crypto';
import { mailSender } from '@shop/rules/brand/mail-sender';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { composeMail } from '#features/mail/server/compose-mail.ts';
import { sendMail } from '#features/mail/server/send-mail.ts';
import { forgetOldConsents } from '#features/mail-magazine/server/consent.repository.ts';
import {
  type CouponCodesServices,
  replenishCouponCodes,
} from '#features/mail-magazine/server/coupon-codes.ts';
import { MAX_VARIANTS, readSellableVariants } from '#features/product/server/read-variants.ts';
import { notifyRestocked } from '#features/restock-notice/server/notify-restocked.ts';
import { buildSearchIndex, refreshSearchIndex } from '#features/search/server/build-search-index.ts';
import { forgetOldClientErrors } from '#features/telemetry/server/client-error.repository.ts';
import { forgetOldSearchTerms } from '#features/telemetry/server/search-term.repository.ts';
import { forgetOldVitals } from '#features/telemetry/server/web-vital.repository.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { forgetStaticFiles } from '#foundation/build/built-files.ts';
import type { Env } from '#foundation/env/env.ts';
import {
  fileTransport,
  MAILS_AT_ONCE,
  type MailTransport,
  smtpTransport,
} from '#foundation/mail/mail-transport.ts';
import { recordFailure } from '#foundation/mail/outbox.ts';
import { log } from '#foundation/process/log.ts';
import { countMail } from '#foundation/process/metrics.ts';
import { inSpan } from '#foundation/process/tracing.ts';
import { removeOldInvalidations } from '#foundation/store/cache-invalidation.repository.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { type JobQueue, QUEUE, startQueues } from '#foundation/store/job-queue.ts';
import type { Store } from '#foundation/store/open-store.ts';
import { deleteHeartbeat, recordHeartbeat } from '#foundation/store/worker-heartbeat.repository.ts';

export interface WorkerOptions {
  /** Closed when the worker stops. */
  readonly store: Store;
  readonly databaseUrl: string;
  readonly shopUrl: string;
  readonly mailLinkSecret: string;
  readonly mail: Env['mail'];
  /** Maintains coupon codes for registrations; null if none are used. @default null */
  readonly couponCodes?: Omit<CouponCodesServices, 'pool'> | null | undefined;
  /** Days that the record of consent is kept after a member left. */
  readonly consentRetentionDays: number;
  /** How variants are read. @default the platform */
  readonly readVariants?: typeof readSellableVariants;
  /** Seconds between checks for jobs of dead workers, and for regular tasks. @default 15 */
  readonly maintenanceSeconds?: number;
  /** Maintains the search index. @default false */
  readonly searchIndex?: boolean;
  /** Minutes between stock checks, since webhooks get lost. @default 10 */
  readonly restockCheckMinutes?: number;
}

export interface Worker {
  /** Finishes the current mail and stops. */
  stop(): Promise<void>;
}

/** Mails taken from the queue at once. */
const MAIL_BATCH = 20;
/** Changed products read into the search index at once. */
const SEARCH_BATCH = 50;
const POLL_SECONDS = 0.5;
/** The longest delay before a queue is fetched again, whatever the system clock does, in milliseconds. */
const WAKE_MS = 5_000;
const STOP_MS = 10_000;
/** Interval of the worker's heartbeat. */
const HEARTBEAT_MS = 10_000;
/** A page left open longer may lose files of its build. */
const STATIC_FILE_DAYS = 14;

/** Starts to process the queues. @throws when PostgreSQL cannot be reached */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { store, databaseUrl, shopUrl, mailLinkSecret, mail, readVariants = readSellableVariants } = options;
  const pool = await store.ready();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    maintenanceIntervalSeconds: options.maintenanceSeconds ?? 15,
  });
  boss.on('error', (error) => log.error(`the job queue: ${error.message}`));
  const transport = transportOf(mail);
  const id = randomUUID();
  let signing: NodeJS.Timeout | undefined;
  const takers: string[] = [];
  const work: PgBoss['work'] = async (...given: unknown[]) => {
    const taker = await (boss.work as (...given: unknown[]) => Promise<string>).apply(boss, given);
    takers.push(taker);
    return taker;
  };
  // pg-boss computes its delays from the system clock: set back by a day during a job, it would fetch the next one a day later. A timer
  // of Node is independent of that clock.
  const waking = setInterval(() => {
    for (const taker of takers) boss.notifyWorker(taker);
  }, WAKE_MS);
  waking.unref();
  try {
    await startQueues(boss, pool);
    const compose = (queued: Parameters<typeof composeMail>[0]) =>
      composeMail(queued, {
        shopUrl,
        from: mailSender(mail.from, shopBrand(), shopUrl),
        linkSecret: mailLinkSecret,
        now: new Date(),
      });

    /** Jobs complete individually: one mail that cannot be sent must not resend the others. */
    const sendJob = async ({ id: jobId, data: { mailId, traceparent } }: PgBoss.Job<MailJob>) => {
      try {
        const result = await inSpan('send mail', { kind: 'consumer', parent: traceparent }, () =>
          sendMail(mailId, { pool, transport, compose }),
        );
        if (result === 'sent') countMail('sent');
        if (result === 'refused') reportDeadLetter(mailId);
        await boss.complete(QUEUE.sendMail, jobId);
      } catch (error) {
        countMail('failed');
        log.error(`a mail could not be sent and is retried: ${textOf(error)}`);
        // The outbox stores the reason. Erasing an address does not cover the queue, and a mail server's reply may
        // contain one.
        await boss.fail(QUEUE.sendMail, jobId, { message: kindOf(error) });
      }
    };
    await work<MailJob>(
      QUEUE.sendMail,
      { batchSize: MAIL_BATCH, pollingIntervalSeconds: POLL_SECONDS },
      (jobs) => inParallel(jobs, MAILS_AT_ONCE, sendJob),
    );
    await work<MailJob>(QUEUE.givenUpMail, { pollingIntervalSeconds: 5 }, async ([job]) => {
      if (job === undefined) return;
      reportDeadLetter(job.data.mailId);
      await inTransaction(pool, (client) =>
        recordFailure(client, job.data.mailId, { error: 'all attempts failed', isGivenUp: true }),
      );
    });
    const queue: JobQueue = await store.queue();
    await work(QUEUE.checkRestock, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      await notifyRestocked({ pool, queue, readVariants, maxVariants: MAX_VARIANTS });
    });
    await boss.schedule(QUEUE.checkRestock, `*/${options.restockCheckMinutes ?? 10} * * * *`);
    // Changes from the time without a worker are checked at once.
    await queue.queueRestockCheck();
    await work(QUEUE.forgetConsents, { pollingIntervalSeconds: 5 }, async () => {
      await removeOldInvalidations(pool);
      await forgetOldVitals(pool);
      await forgetOldClientErrors(pool);
      await forgetOldSearchTerms(pool);
      const forgotten = await forgetOldConsents(pool, options.consentRetentionDays);
      if (forgotten > 0) log.info(`${forgotten} consent records were erased after their retention period`);
    });
    await boss.schedule(QUEUE.forgetConsents, '17 18 * * *');
    await boss.send(QUEUE.forgetConsents, {});
    await work(QUEUE.forgetStaticFiles, { pollingIntervalSeconds: 5 }, async () => {
      const forgotten = await forgetStaticFiles(pool, STATIC_FILE_DAYS);
      if (forgotten > 0) log.info(`${forgotten} files of builds that no longer run were removed`);
    });
    await boss.schedule(QUEUE.forgetStaticFiles, '37 18 * * *');
    await boss.send(QUEUE.forgetStaticFiles, {});
    if (options.searchIndex) await workSearchIndex({ boss, work }, pool);
    await workCouponCodes({ boss, work }, pool, options.couponCodes ?? null);
    await recordHeartbeat(pool, id);
    signing = setInterval(() => {
      recordHeartbeat(pool, id).catch((error: unknown) =>
        log.error(`the heartbeat of the worker could not be written: ${textOf(error)}`),
      );
    }, HEARTBEAT_MS);
  } catch (error) {
    // A partial worker is useless; its unfinished jobs return to the queue.
    clearInterval(waking);
    transport.close();
    await boss.stop({ graceful: false });
    throw error;
  }

  return {
    stop: async () => {
      clearInterval(signing);
      clearInterval(waking);
      await boss.stop({ graceful: true, timeout: STOP_MS });
      transport.close();
      // The database may be unreachable: then the missing heartbeat shows it.
      await deleteHeartbeat(pool, id).catch((error: unknown) =>
        log.error(`the heartbeat of the worker could not be removed: ${textOf(error)}`),
      );
      await store.close();
    },
  };
}

/** Indexes changed products at once; all products when the worker starts and each hour, for lost webhooks. */
async function workSearchIndex(
  { boss, work }: { readonly boss: PgBoss; readonly work: PgBoss['work'] },
  pool: Pool,
): Promise<void> {
  await work<{ readonly handle?: string | null }>(
    QUEUE.indexSearch,
    { batchSize: SEARCH_BATCH, pollingIntervalSeconds: POLL_SECONDS },
    async (jobs) => {
      const handles = jobs.flatMap(({ data }) => data?.handle ?? []);
      try {
        if (handles.length < jobs.length) await buildSearchIndex(pool);
        else await refreshSearchIndex(pool, handles);
      } catch (error) {
        log.error(`the search index could not be built and is retried: ${textOf(error)}`);
        throw error;
      }
    },
  );
  await boss.schedule(QUEUE.indexSearch, '23 * * * *');
  await boss.send(QUEUE.indexSearch, {});
}

/** Checks every minute, and at once: a new shop has none. */
async function workCouponCodes(
  { boss, work }: { readonly boss: PgBoss; readonly work: PgBoss['work'] },
  pool: Pool,
  couponCodes: Omit<CouponCodesServices, 'pool'> | null,
): Promise<void> {
  if (couponCodes === null) {
    // A schedule from earlier settings: no handler would take its jobs.
    await boss.unschedule(QUEUE.replenishCouponCodes);
    return;
  }
  await work(QUEUE.replenishCouponCodes, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await replenishCouponCodes({ pool, ...couponCodes });
    } catch (error) {
      log.error(`coupon codes could not be created: ${textOf(error)}`);
      throw error;
    }
  });
  await boss.schedule(QUEUE.replenishCouponCodes, '* * * * *');
  await boss.send(QUEUE.replenishCouponCodes, {});
}

interface MailJob {
  readonly mailId: string;
  /** Trace of the request that promised the mail, where traces are recorded (OBS-08). */
  readonly traceparent?: string;
}

function transportOf({ smtpUrl, perSecond, folder }: Env['mail']): MailTransport {
  return smtpUrl === null ? fileTransport(folder) : smtpTransport(smtpUrl, perSecond);
}

function reportDeadLetter(mailId: string): void {
  countMail('givenUp');
  log.error(`a mail failed permanently; npm run mails lists it: ${mailId}`);
}

/** Runs a task for each item, with limited concurrency. */
async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const one = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** An error without its message: a mail server's reply code, else the kind of error. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { responseCode, code } = error as { readonly responseCode?: unknown; readonly code?: unknown };
  if (typeof responseCode === 'number') return `refused: ${responseCode}`;
  return typeof code === 'string' ? code : error.name;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
