/**
 * `npm run mails [-- --send-again]`: the mails that wait to be sent and those that were given up; with `--send-again` the latter are
 * queued once more (MAIL-07).
 */
import { parseArgs } from 'node:util';
import { listOpenMails, sendGivenUpAgain } from '../src/server/mail/open-mails';
import { withStoreOfCommand } from './with-store-of-command';

const { values } = parseArgs({ options: { 'send-again': { type: 'boolean' } } });

await withStoreOfCommand(async (store) => {
  const pool = await store.ready();
  if (values['send-again'] === true) {
    console.log(`${await sendGivenUpAgain(pool, await store.queue())} mails are queued again`);
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
