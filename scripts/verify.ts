/**
 * `npm run verify`: the quick answer to "am I done": types, lint, boundaries and the quick unit tests; at most a minute on two
 * cores. Says what it left out. `npm test` is everything.
 *   npm run verify -- --changed       lint and tests of what the branch changed since it left main, committed or not
 *   npm run verify -- --since COMMIT  the same, since a commit
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './setup/project-root.mjs';
import { branchBase, changedFiles } from './testing/changed-files';
import { printSummary, runSteps } from './testing/run-steps';
import { slowTestFiles } from './testing/slow-tests';
import type { Step } from './testing/step';
import { STEPS } from './testing/steps';
import { tallyVitest } from './testing/tally';

const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const began = Date.now();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const since = values.since ?? (values.changed ? branchBase(projectRoot) : undefined);
const files = since === undefined ? undefined : changedFiles(projectRoot, since);
const slow = slowTestFiles(projectRoot);

const results = [
  ...(await runSteps([STEPS.codegen], 1, stop.signal)),
  ...(await runSteps(
    [unit(since), STEPS.types, STEPS.boundaries, ...(files?.length === 0 ? [] : [lint(files)])],
    2,
    stop.signal,
  )),
];
const failed = printSummary(results, (Date.now() - began) / 1000);
printLeftOut();
process.exitCode = failed;

/** The report of all unit tests is another file, which this must not replace. */
function unit(base: string | undefined): Step {
  const file = join(projectRoot, 'reports/verify-unit.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const changed = base === undefined ? [] : ['--changed', base];
  return {
    name: 'unit',
    command: ['vitest', 'run', '--config', 'vitest.verify.config.ts', ...reporters, ...changed],
    report: { file, count: tallyVitest, mayBeEmpty: base !== undefined },
  };
}

function lint(paths: readonly string[] | undefined): Step {
  if (!paths) return STEPS.lint;
  const quiet = ['--files-ignore-unknown=true', '--no-errors-on-unmatched'];
  return { name: 'lint', command: ['biome', 'check', '--error-on-warnings', ...quiet, ...paths] };
}

/** A run that leaves something out says so: nobody takes it for all. */
function printLeftOut(): void {
  const names = slow.map(
    ({ what, files: { length } }) => `${what} (${length} ${length === 1 ? 'file' : 'files'})`,
  );
  if (files && since) {
    const commit = since.slice(0, 10);
    console.log(
      `\nlooked at: lint and tests of ${files.length} files that differ from ${commit}; types and boundaries of all`,
    );
  }
  console.log(`left out, and in \`npm test\`: unit tests of ${names.join(', ')};`);
  console.log(
    'build, endpoints, models against the platform, pictures, browser, sizes, unused code, requirements',
  );
}
