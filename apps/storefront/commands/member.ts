/**
 * `npm run member -- export ADDRESS` prints all data stored about an address as JSON; `npm run member -- erase ADDRESS` erases
 * it (MAIL-06).
 */
import { parseEmail } from '@shop/rules/email';
import { eraseMember, exportMember } from '../src/features/mail-magazine/server/member-data';
import { env } from '../src/foundation/env/env';
import { readOptions } from './read-options.mjs';
import { withStoreOfCommand } from './with-store-of-command';

const [action, text = '', ...others] = readOptions({
  usage: 'npm run member -- export ADDRESS, or erase ADDRESS',
  about: 'Prints everything that is kept about an address as JSON, or erases it (MAIL-06).',
  positionals: 'any',
}).positionals;

await withStoreOfCommand(async (store) => {
  const address = parseEmail(text);
  if (text === '' || (action !== 'export' && action !== 'erase')) {
    throw new Error('npm run member -- export ADDRESS, or erase ADDRESS');
  }
  if (others.length > 0) throw new Error(`one address at a time: ${others.join(', ')} would be left out`);
  if (!address.ok) throw new Error(`“${text}” is no e-mail address`);
  const pool = await store.ready();
  if (action === 'export') {
    console.log(JSON.stringify(await exportMember(pool, address.value), null, 2));
    return;
  }
  const kept = `the record of consent stays, without the address, for ${env().consentRetentionDays} days`;
  console.log(
    (await eraseMember(pool, address.value)) ? `erased; ${kept}` : 'no data is stored about this address',
  );
});
