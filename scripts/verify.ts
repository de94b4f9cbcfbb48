/**
 * `npm run verify`: the quick check: types, lint and the quick unit tests, including import boundaries; at most a minute on two cores.
 * Prints what it skipped. `npm test` runs everything.
 *   npm run verify -- --changed       lint and tests of what the branch changed since it left main, committed or not
 *   npm run verify -- --since COMMIT  the same, since a commit
 *   npm run verify -- --unit-only     the quick unit tests alone; a step of `npm test`
 */
import { join } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { branchBase, changedFiles } from './testing/changed-files';
import { testsThatRead } from './testing/disk-tests';
import { leftOut } from './testing/left-out';
import { printSummary, runSteps } from './testing/run-steps';
import { slowTestFiles, testFiles } from './testing/slow-tests';
import type { Step } from './testing/step';
import { STEPS } from './testing/steps';
import { tallyVitest } from './testing/tally';

const { values } = readOptions(
  {
    usage: 'npm run verify -- [options]',
    about:
      'Types, lint and the quick unit tests, import boundaries among them. Says what it left out; `npm test` is everything.',
  },
  {
    changed: { type: 'boolean', about: 'lint and tests of what the branch changed since it left main' },
    since: { type: 'string', value: 'COMMIT', about: 'lint and tests of what changed since a commit' },
    'unit-only': { type: 'boolean', about: 'the quick unit tests alone' },
  },
);
const began = Date.now();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

const since = values.since ?? (values.changed ? branchBase(projectRoot) : undefined);
const files = since === undefined ? undefined : changedFiles(projectRoot, since);
/** Tests of changed files without an import path. */
const readers = testsThatRead(files ?? [], testFiles(projectRoot));
/** Changed files are always tested, even if slow. */
const slow = slowTestFiles(projectRoot).map((group) => ({
  ...group,
  files: group.files.filter((file) => !readers.includes(file)),
}));

const unitSteps = files?.length === 0 ? [] : [unit()];
const checks = [STEPS.types, ...(files?.length === 0 ? [] : [lint(files), STEPS.rules])];
const results = [
  ...(await runSteps([STEPS.codegen], 1, stop.signal)),
  ...(await runSteps([...unitSteps, ...(values['unit-only'] ? [] : checks)], 2, stop.signal)),
];
const failed = printSummary(results, (Date.now() - began) / 1000);
if (!values['unit-only']) printLeftOut(results.map(({ name }) => name));
process.exitCode = failed;

/** A separate report: this must not replace that of all unit tests. */
function unit(): Step {
  const file = join(projectRoot, 'reports/verify-unit.json');
  const options = [
    '--config=vitest.verify.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return {
    name: 'unit',
    command:
      files === undefined
        ? ['vitest', 'run', ...options]
        : ['vitest', 'related', '--run', ...options, ...files, ...readers],
    env: { VERIFY_ALSO: readers.join() },
    report: { file, count: tallyVitest, mayBeEmpty: files !== undefined },
  };
}

function lint(paths: readonly string[] | undefined): Step {
  if (!paths) return STEPS.lint;
  const quiet = ['--files-ignore-unknown=true', '--no-errors-on-unmatched'];
  return { name: 'lint', command: ['biome', 'check', '--error-on-warnings', ...quiet, ...paths] };
}

/** Prints skipped checks, so the run is not mistaken for a full one. @param run names of the executed steps */
function printLeftOut(run: readonly string[]): void {
  if (files && since) {
    const commit = since.slice(0, 10);
    console.log(
      files.length === 0
        ? `\nno changes since ${commit}: only types were checked`
        : `\nlooked at: types of all; lint of the ${files.length} files that differ from ${commit}; ` +
            `unit tests that import one of them, and ${readers.length} files of tests that read them from disk`,
    );
  }
  const names = slow
    .filter(({ files: { length } }) => length > 0)
    .map(({ what, files: { length } }) => `${what} (${length} ${length === 1 ? 'file' : 'files'})`);
  const others = files === undefined ? '' : 'unit tests of all else; ';
  console.log(
    `left out, and in \`npm test\`: ${others}unit tests of ${names.join(', ')}; ${leftOut(run).join(', ')}`,
  );
}
