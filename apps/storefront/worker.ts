/**
 * The shop's worker: sends the mails of the outbox and looks for restocked variants. Any number of it may run on one database
 * (MAIL-07).
 */
import { env } from './src/env';
import { startWorker } from './src/server/mail/start-worker';
import { shopStore } from './src/server/store/shop-store';

const { databaseUrl, shopUrl, mailLinkSecret, mail } = env();
const worker = await startWorker({ store: shopStore(), databaseUrl, shopUrl, mailLinkSecret, mail });
console.log(`worker ready: mails go ${mail.smtpUrl === null ? `to ${mail.folder}` : 'to the mail server'}`);

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
