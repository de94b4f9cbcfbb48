/**
 * `npm run requirements`: the rows of docs/requirements.md, each with the number of test titles that name it.
 * Fails when a test names an id that no row has. With --missing: only the rows that no test names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './setup/project-root.mjs';
import { runAsCommand } from './setup/run-as-command';
import { requirementCoverage } from './testing/requirement-coverage';

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

await runAsCommand(async (print) => {
  const files = ['apps', 'packages'].flatMap((folder) => testFiles(join(projectRoot, folder)));
  const tests = new Map(files.map((file) => [relative(projectRoot, file), readFileSync(file, 'utf8')]));
  const table = readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8');
  const { rows, unknown } = requirementCoverage(table, tests);
  const missing = rows.filter((row) => row.files.length === 0);
  const shown = process.argv.includes('--missing') ? missing : rows;
  for (const { id, files: named } of shown) {
    print(`${id.padEnd(12)} ${String(named.length).padStart(3)}  ${[...new Set(named)].join(' ')}`);
  }
  print(`${rows.length - missing.length} of ${rows.length} rows are named by a test`);
  if (unknown.length > 0) throw new Error(`no row has these ids:\n${unknown.join('\n')}`);
});

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : testFiles(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}
