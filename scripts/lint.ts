/**
 * The project's own rules of sources, beside those of Biome: no import climbs three folders, no raw colour or length outside the tokens, no language asked for by its code, Next's
 * private formats in one folder, no day of the machine's time zone, no browser test that waits for time or silence.
 * Prints `file:line: what is wrong`, and fails when there is something.
 *   npx tsx scripts/lint.ts [FILE …]     all sources, or these
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { climbingImports } from './lint/climbing-import';
import { rawStyle } from './lint/raw-style';
import { askedLanguages, blindWaits, localDays, nextInternals } from './lint/refused-text';
import type { SourceFault } from './lint/source-fault';
import { projectRoot } from './setup/project-root.mjs';

/** Sources styled only by tokens; stories and tests are exempt. */
const DRAWN = /^(?:packages\/(?:ui-kit|mails)|apps\/storefront)\/src\/(?!.*\.(?:stories|test)\.tsx$)/;
/** Sources that know no day but Japan's. */
const DATED = /^apps\/(?:storefront|platform)\/src\/(?!.*\.test\.tsx?$)/;
/** Tests in a browser. */
const BROWSED = /\/e2e\//;
/** Sources of the shop that support all its languages. */
const SPEAKING = /^apps\/storefront\/src\/(?!.*\.test\.tsx?$)/;

/** Sources that know Next by what its documents say alone; tests say what Next says. */
const OUTSIDE_NEXT =
  /^(?!packages\/page-server\/src\/next-internals\/|scripts\/lint\/|.*\.(?:test|spec)\.tsx?$|.*\/(?:test|e2e)\/|.*next-env\.d\.ts$)/;

const given = process.argv.slice(2);
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', ...(given.length > 0 ? given : ['*.ts', '*.tsx'])],
  {
    cwd: projectRoot,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));
let count = 0;
for (const path of files) {
  const source = readFileSync(join(projectRoot, path), 'utf8');
  const faults: SourceFault[] = [
    ...climbingImports(path, source),
    ...(SPEAKING.test(path) ? askedLanguages(source) : []),
    ...(DATED.test(path) ? localDays(source) : []),
    ...(OUTSIDE_NEXT.test(path) ? nextInternals(source) : []),
    ...(BROWSED.test(path) ? blindWaits(source) : []),
    ...(DRAWN.test(path) ? rawStyle(path, source) : []),
  ];
  for (const { at, message } of faults) {
    count += 1;
    console.error(`${path}:${source.slice(0, at).split('\n').length}: ${message}`);
  }
}
console.log(`${files.length} sources, ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
