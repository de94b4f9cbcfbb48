/**
 * Checks package-lock.json, also of each tool, for two causes of `npm ci` failures elsewhere: a missing platform binary package that the
 * registry lacked when the file was written, and URLs of a specific registry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { lockfileFaults } from './testing/lockfile-faults';

readOptions({
  usage: 'npm run lockfile',
  about: 'Checks the lock files for what works here and fails elsewhere.',
});

const tools = readdirSync(join(projectRoot, 'tools')).map((name) => `tools/${name}/package-lock.json`);
const faults = ['package-lock.json', ...tools].flatMap((file) =>
  lockfileFaults(JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))).map(
    (fault) => `${file}: ${fault}`,
  ),
);
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? 'the lock files are complete' : `${faults.length} errors in the lock files`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
