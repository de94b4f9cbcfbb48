/**
 * Checks package-lock.json for two ways in which `npm ci` works here and fails elsewhere: a platform's binary package
 * that the registry did not have yet when the file was written, and addresses of one certain registry.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { lockfileFaults } from './testing/lockfile-faults';

readOptions({
  usage: 'npm run lockfile',
  about: 'Checks package-lock.json for what works here and fails elsewhere.',
});

const faults = lockfileFaults(JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')));
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'the lock file is complete' : `${faults.length} faults in the lock file`);
process.exitCode = faults.length === 0 ? 0 : 1;
