/**
 * `npm test`: everything there is to check, on a fresh clone too. Its last line is `N passed, N failed`.
 * Plain JavaScript, because it runs before anything is installed.
 */
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

readOptions({
  usage: 'npm test',
  about: 'Everything there is to check, as CI runs it. npm run verify is the quick part.',
});
await ensureNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./testing/run-all.ts');
