/**
 * `npm run requirements`: the rows of docs/requirements.md, each with its required places of proof, the tests that prove it and their
 * latest results (reports/*.json). Writes docs/requirements-status.md. Fails while a built row lacks a passing test in one of its places,
 * or results are missing.
 *   --ids      only the quick check, without results: no test names an id that no row has
 *   --lacking  prints only the rows that are not proven
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';
import { sourceFiles } from './testing/changed-files';
import { requirementCoverage } from './testing/requirement-coverage';
import { requirementIds } from './testing/requirement-ids';
import { requirementRows } from './testing/requirement-rows';
import { requirementStatus, statesSentence } from './testing/requirement-status';
import { type ReportedRun, readPlaywrightRun, readSweepRun, readVitestRun } from './testing/test-results';

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const SOURCE_FILE = /\.(?:tsx?|mjs|css|json|graphql|sql)$/;

const { values } = readOptions(
  {
    usage: 'npm run requirements -- [options]',
    about: 'Sets the tests’ results against docs/requirements.md; writes docs/requirements-status.md.',
  },
  {
    ids: { type: 'boolean', about: 'only the quick check: no test names an id that no row has' },
    lacking: { type: 'boolean', about: 'print only the rows that are not proven' },
  },
);

await runAsCommand(async (print) => {
  const rows = requirementRows(readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8'));
  const files = sourceFiles(projectRoot, 'apps', 'packages');
  refuseUnknownIds(
    files.filter((file) => TEST_FILE.test(file)),
    new Set(rows.map(({ id }) => id)),
  );
  if (values.ids) {
    print(`${rows.length} rows; no test names an id that none of them has`);
    return;
  }

  const runs: { name: string; run: ReportedRun }[] = [];
  const missing: string[] = [];
  for (const [name, read] of [
    ['unit', (report: unknown) => readVitestRun(report, 'rule', projectRoot)],
    ['contract', (report: unknown) => readVitestRun(report, 'endpoint', projectRoot)],
    ['http', (report: unknown) => readVitestRun(report, 'endpoint', projectRoot)],
    ['deployment', (report: unknown) => readVitestRun(report, 'endpoint', projectRoot)],
    ['e2e', (report: unknown) => readPlaywrightRun(report, projectRoot)],
    ['screens', readSweepRun],
  ] as const) {
    const file = join(projectRoot, 'reports', `${name}.json`);
    if (existsSync(file)) runs.push({ name, run: read(JSON.parse(readFileSync(file, 'utf8'))) });
    else missing.push(name);
  }
  const newest = Math.max(
    ...files.filter((file) => SOURCE_FILE.test(file)).map((file) => statSync(file).mtimeMs),
  );
  for (const { name, run } of runs) {
    if (run.began < newest)
      print(`! reports/${name}.json is older than the sources: it says what was so before`);
  }
  for (const name of missing) print(`! reports/${name}.json is missing: \`npm test\` writes it`);

  const coverage = requirementCoverage(
    rows,
    runs.flatMap(({ run }) => run.results),
  );
  const onlyLacking = values.lacking;
  for (const { row, proofs, state } of coverage) {
    if (onlyLacking && state === 'proven') continue;
    for (const { proof, tests, isProven } of proofs) {
      const places = [...new Set(tests.map(({ file }) => file))].join(' ') || 'no test';
      const result = row.open === null ? (isProven ? 'proven' : 'LACKING') : 'OPEN';
      print(
        `${row.id.padEnd(12)} ${proof.padEnd(9)} ${result.padEnd(8)} ${String(tests.length).padStart(3)}  ${places}`,
      );
      for (const { title, outcome } of tests) {
        if (outcome === 'failed' || outcome === 'skipped') print(`${' '.repeat(36)}${outcome}: ${title}`);
      }
    }
    if (row.open !== null) print(`${row.id.padEnd(12)} open: ${row.open}`);
  }
  print(statesSentence(coverage));
  if (missing.length > 0) throw new Error(`no results of ${missing.join(', ')}: nothing is written`);
  writeFileSync(join(projectRoot, 'docs/requirements-status.md'), requirementStatus(coverage));
  const lacking = coverage.filter(({ state }) => state === 'lacking');
  if (lacking.length > 0) {
    throw new Error(`not proven where a shopper meets them: ${lacking.map(({ row }) => row.id).join(', ')}`);
  }
});

/** @throws with the ids that no row has: a typo would otherwise go unnoticed */
function refuseUnknownIds(files: readonly string[], known: ReadonlySet<string>): void {
  const unknown = files.flatMap((file) =>
    requirementIds(readFileSync(file, 'utf8'))
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${relative(projectRoot, file)}`),
  );
  if (unknown.length > 0) throw new Error(`no row has these ids:\n${unknown.join('\n')}`);
}
