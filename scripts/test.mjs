/**
 * `npm test`: all checks, also on a fresh clone. Its last line is `N passed, N failed`. Plain JavaScript, because it runs before
 * installation.
 */
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';

const { values } = readOptions(
  {
    usage: 'npm test [-- --all]',
    about: 'Everything there is to check, as CI runs it. npm run verify is the quick part.',
  },
  { all: { type: 'boolean', default: false, about: 'the long steps too, as npm run test:all' } },
);
ensureNode();
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { runAll } = await import('./testing/run-all.ts');
await runAll(values.all);
