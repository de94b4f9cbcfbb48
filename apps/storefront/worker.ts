/** The shop's worker: sends the outbox's mails and checks for restocked variants. Any number of workers may share a database (MAIL-07). */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDatabaseDown } from '@shop/rules/is-database-down';
import { makeCouponCodes } from '#features/mail-magazine/server/coupon-codes.ts';
import { watchStore } from '#foundation/store/open-store.ts';
import type { Env } from './src/foundation/env/env';
import { envOrEnd } from './src/foundation/env/env-or-end';
import { followStore } from './src/foundation/platform/follow-store';
import { log } from './src/foundation/process/log';
import { startProcess } from './src/foundation/process/start-process';
import { shopStore } from './src/foundation/store/shop-store';
import { serveMetrics } from './src/page-server/metrics-endpoint';
import { startWorker, type Worker, type WorkerOptions } from './src/worker/start-worker';

const RETRY_MS = 1_000;

process.chdir(fileURLToPath(new URL('.', import.meta.url)));

const settings = envOrEnd();
const { databaseUrl, shopUrl, mailLinkSecret, restockCheckMinutes, mail, metrics } = settings;
await startProcess('worker');
// Mails contain the store's name.
await followStore({ onChange: () => {}, say: log.warn });
watchStore(shopStore());
serveMetrics({ ...metrics, port: metrics.workerPort });
const worker = await startWhenDatabaseAnswers();
log.info(`worker ready: mails go ${mail.smtpUrl === null ? `to ${mail.folder}` : 'to the mail server'}`);

/** The worker may start before PostgreSQL has recovered from a crash: it waits, like the shop. */
async function startWhenDatabaseAnswers(): Promise<Worker> {
  for (;;) {
    try {
      return await startWorker({
        store: shopStore(),
        databaseUrl,
        shopUrl,
        mailLinkSecret,
        restockCheckMinutes,
        searchIndex: true,
        mail,
        consentRetentionDays: settings.consentRetentionDays,
        couponCodes: couponCodesOf(settings),
      });
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      log.error('the shop’s database cannot be reached', error);
      await setTimeout(RETRY_MS);
    }
  }
}

function couponCodesOf({ couponCodes, platformUrl, mailMagazineCoupons }: Env): WorkerOptions['couponCodes'] {
  const { source, low, validDays, adminToken } = couponCodes;
  if (source === 'shared') return null;
  return {
    low,
    validDays,
    discountRate: mailMagazineCoupons[0].discountRate,
    make: source === 'platform' ? (codes) => makeCouponCodes({ platformUrl, adminToken }, codes) : null,
  };
}

function end(): void {
  worker.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error('the worker did not shut down cleanly', error);
      process.exit(1);
    },
  );
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
// The launcher holds an IPC channel: when the launcher ends, in any way, the worker ends, too.
if (process.channel !== undefined && process.channel !== null) process.once('disconnect', end);
