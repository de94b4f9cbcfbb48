/** `npm run mails [-- --send-again]`: waiting mails and dead letters (mails whose retries are used up); `--send-again` queues the latter again (MAIL-07). */
import { listOpenMails, resendDeadLetters } from '#features/mail/server/send-mail.ts';
import { readOptions } from './read-options.mjs';
import { withStoreOfCommand } from './with-store-of-command';

const { values } = readOptions(
  {
    usage: 'npm run mails -- [options]',
    about: 'The mails that wait to be sent, and those that were given up (MAIL-07).',
  },
  { 'send-again': { type: 'boolean', about: 'queue those that were given up once more' } },
);

await withStoreOfCommand(async (store) => {
  const pool = await store.ready();
  if (values['send-again'] === true) {
    console.log(`${await resendDeadLetters(pool, await store.queue())} mails are queued again`);
  }
  const mails = await listOpenMails(pool);
  for (const { id, kind, recipient, sendAfter, isGivenUp, lastError } of mails) {
    const state = isGivenUp ? 'given up' : `waits, not before ${sendAfter.toISOString()}`;
    console.log(`${id}  ${kind}  ${recipient}  ${state}${lastError === null ? '' : `  (${lastError})`}`);
  }
  console.log(
    `${mails.length} mails are open, ${mails.filter(({ isGivenUp }) => isGivenUp).length} given up`,
  );
});
