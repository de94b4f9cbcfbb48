/**
 * The shop's worker: sends the mails of the outbox and looks for restocked variants. Any number of it may run on one database
 * (MAIL-07).
 */
import { setTimeout } from 'node:timers/promises';
import { type Env, env } from './src/env';
import { makeCouponCodes } from './src/server/commerce/make-coupon-codes';
import { startWorker, type Worker, type WorkerOptions } from './src/server/mail/start-worker';
import { isStoreDown } from './src/server/store/is-store-down';
import { shopStore } from './src/server/store/shop-store';

const RETRY_MS = 1_000;

const settings = env();
const { databaseUrl, shopUrl, mailLinkSecret, restockCheckMinutes, mail } = settings;
const worker = await startWhenDatabaseAnswers();
console.log(`worker ready: mails go ${mail.smtpUrl === null ? `to ${mail.folder}` : 'to the mail server'}`);

/** The worker may be started before PostgreSQL is back from a crash: it waits for it, as the shop does. */
async function startWhenDatabaseAnswers(): Promise<Worker> {
  for (;;) {
    try {
      return await startWorker({
        store: shopStore(),
        databaseUrl,
        shopUrl,
        mailLinkSecret,
        restockCheckMinutes,
        mail,
        consentRetentionDays: settings.consentRetentionDays,
        couponCodes: couponCodesOf(settings),
      });
    } catch (error) {
      if (!isStoreDown(error)) throw error;
      console.error(`the shop’s database cannot be reached: ${error}`);
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
      console.error(error);
      process.exit(1);
    },
  );
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
// The launcher holds an IPC channel: when it is gone, however it went, the worker ends too.
if (process.channel !== undefined && process.channel !== null) process.once('disconnect', end);
