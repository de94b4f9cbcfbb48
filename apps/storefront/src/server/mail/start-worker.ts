import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { MailEnv } from '../../env';
import { MOST_VARIANTS, readSellableVariants } from '../commerce/read-sellable-variants';
import { forgetOldConsents } from '../mail-magazine/forget-old-consents';
import { type CouponCodesServices, replenishCouponCodes } from '../mail-magazine/replenish-coupon-codes';
import { notifyRestocked } from '../restock-notice/notify-restocked';
import { inTransaction } from '../store/in-transaction';
import type { Store } from '../store/open-store';
import { composeMail } from './compose-mail';
import { type JobQueue, QUEUE, startQueues } from './job-queue';
import { fileTransport, type MailTransport, smtpTransport } from './mail-transport';
import { recordFailure } from './outbox';
import { sendMail } from './send-mail';

export interface WorkerOptions {
  /** Closed when the worker ends. */
  readonly store: Store;
  readonly databaseUrl: string;
  readonly shopUrl: string;
  readonly mailLinkSecret: string;
  readonly mail: MailEnv;
  /** What keeps coupon codes for registrations; null where none are used. @default null */
  readonly couponCodes?: Omit<CouponCodesServices, 'pool'> | null;
  /** Days that the record of consent is kept after somebody left. */
  readonly consentRetentionDays: number;
  /** How variants are read. @default the platform */
  readonly readVariants?: typeof readSellableVariants;
  /** Seconds between looks for jobs whose worker has died, and for what is to be done regularly. @default 15 */
  readonly maintenanceSeconds?: number;
  /** Minutes from one look at the stock to the next: webhooks get lost. @default 10 */
  readonly restockCheckMinutes?: number;
}

export interface Worker {
  /** Finishes the mail in hand and ends. */
  stop(): Promise<void>;
}

/** Mails taken from the queue at once; they are sent one after another. */
const MAIL_BATCH = 20;
const POLL_SECONDS = 0.5;
const STOP_MS = 10_000;

/** Starts to work off the queues. @throws when PostgreSQL cannot be reached */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { store, databaseUrl, shopUrl, mailLinkSecret, mail, readVariants = readSellableVariants } = options;
  const pool = await store.ready();
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    maintenanceIntervalSeconds: options.maintenanceSeconds ?? 15,
  });
  boss.on('error', (error) => console.error(`the job queue: ${error.message}`));
  const transport = transportOf(mail);
  try {
    await startQueues(boss, pool);
    const compose = (queued: Parameters<typeof composeMail>[0]) =>
      composeMail(queued, { shopUrl, from: mail.from, linkSecret: mailLinkSecret });

    await boss.work<MailJob>(
      QUEUE.sendMail,
      { batchSize: MAIL_BATCH, pollingIntervalSeconds: POLL_SECONDS },
      async (jobs) => {
        // Each job ends by itself: one mail that cannot be sent must not send its neighbours again.
        for (const job of jobs) {
          try {
            await sendMail(job.data.mailId, { pool, transport, compose });
            await boss.complete(QUEUE.sendMail, job.id);
          } catch (error) {
            console.error(`a mail could not be sent and is tried again: ${textOf(error)}`);
            await boss.fail(QUEUE.sendMail, job.id, { message: textOf(error) });
          }
        }
      },
    );
    await boss.work<MailJob>(QUEUE.givenUpMail, { pollingIntervalSeconds: 5 }, async ([job]) => {
      if (job === undefined) return;
      console.error(`a mail was given up; npm run mails lists it: ${job.data.mailId}`);
      await inTransaction(pool, (client) =>
        recordFailure(client, job.data.mailId, { error: 'all attempts failed', isGivenUp: true }),
      );
    });
    const queue: JobQueue = await store.queue();
    await boss.work(QUEUE.checkRestock, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      await notifyRestocked({ pool, queue, readVariants, mostVariants: MOST_VARIANTS });
    });
    await boss.schedule(QUEUE.checkRestock, `*/${options.restockCheckMinutes ?? 10} * * * *`);
    // What came in while no worker ran is not left until then.
    await queue.queueRestockCheck();
    await boss.work(QUEUE.forgetConsents, { pollingIntervalSeconds: 5 }, async () => {
      const forgotten = await forgetOldConsents(pool, options.consentRetentionDays);
      if (forgotten > 0)
        console.log(`${forgotten} records of consent were erased: those of people who left long ago`);
    });
    await boss.schedule(QUEUE.forgetConsents, '17 18 * * *');
    await boss.send(QUEUE.forgetConsents, {});
    await workCouponCodes(boss, pool, options.couponCodes ?? null);
  } catch (error) {
    // Half a worker is none; what it has begun to take comes back to the queue.
    transport.close();
    await boss.stop({ graceful: false });
    throw error;
  }

  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_MS });
      transport.close();
      await store.close();
    },
  };
}

/** Looks every minute, and at once: a new shop has none. */
async function workCouponCodes(
  boss: PgBoss,
  pool: Pool,
  couponCodes: Omit<CouponCodesServices, 'pool'> | null,
): Promise<void> {
  if (couponCodes === null) {
    // Of a time with other settings: nobody would take its jobs.
    await boss.unschedule(QUEUE.replenishCouponCodes);
    return;
  }
  await boss.work(QUEUE.replenishCouponCodes, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await replenishCouponCodes({ pool, ...couponCodes });
    } catch (error) {
      console.error(`no coupon codes were made: ${textOf(error)}`);
      throw error;
    }
  });
  await boss.schedule(QUEUE.replenishCouponCodes, '* * * * *');
  await boss.send(QUEUE.replenishCouponCodes, {});
}

interface MailJob {
  readonly mailId: string;
}

function transportOf({ smtpUrl, perSecond, folder }: MailEnv): MailTransport {
  return smtpUrl === null ? fileTransport(folder) : smtpTransport(smtpUrl, perSecond);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
