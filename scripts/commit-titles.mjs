/**
 * Checks commit titles since a base (CONTRIBUTING.md, "How a change travels"): `node scripts/commit-titles.mjs --since origin/main`. Plain
 * JavaScript: CI runs it before installation. Merges, titled by git, are skipped.
 */
import { spawnSync } from 'node:child_process';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { titleFault } from './commits/title-fault.mjs';

const { values } = readOptions(
  {
    usage: 'node scripts/commit-titles.mjs --since COMMIT',
    about: 'Checks the titles of the commits since another one.',
  },
  { since: { type: 'string', value: 'COMMIT', about: 'such as origin/main' } },
);
if (values.since === undefined) {
  console.error('--since COMMIT is required; see --help');
  process.exit(2);
}
const { status, stdout, stderr } = spawnSync(
  'git',
  ['log', '--no-merges', '--reverse', '--format=%h %s', `${values.since}..HEAD`],
  { encoding: 'utf8' },
);
if (status !== 0) {
  console.error(stderr.trim());
  process.exit(1);
}
const commits = stdout.split('\n').filter(Boolean);
const faults = commits.flatMap((line) => {
  const fault = titleFault(line.slice(line.indexOf(' ') + 1));
  return fault === null ? [] : [`${line}\n  ${fault}`];
});
for (const fault of faults) console.error(fault);
console.log(`${commits.length} titles, ${faults.length} of them invalid`);
process.exitCode = faults.length === 0 ? 0 : 1;
