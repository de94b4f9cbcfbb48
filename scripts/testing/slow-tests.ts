import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A group of unit tests that `npm run verify` leaves to `npm test`. */
export interface SlowTests {
  /** Matches their paths from the project's root. */
  path: RegExp;
  /** What they are, for the line that says what was left out. */
  what: string;
}

/**
 * Files that take more than about a second each: they would be most of the time of a run that is asked for many times a day.
 * They run in `npm test`, and by their names at any time.
 */
export const SLOW_TESTS: readonly SlowTests[] = [
  { path: /^packages\/machines\/.*\.model\.test\.ts$/, what: 'every path through the machines' },
  { path: /^packages\/machines\/.*\.walk\.test\.ts$/, what: 'random walks through the machines' },
  { path: /^apps\/platform\/src\/cdn\/render-image\./, what: 'weights of pictures as they are sent' },
  {
    path: /^scripts\/(?:codegen\/codegen-watch|database\/embedded-postgres|launcher\/service|setup\/every-command|testing\/random-tests)\./,
    what: 'commands that start processes',
  },
];

const TEST = /\.test\.tsx?$/;
const FOLDERS = ['apps', 'packages', 'scripts'];
/** `test` holds what runs over HTTP. */
const SKIPPED = new Set(['node_modules', '.next', 'e2e', 'test', 'storybook-static', '__generated__']);

/** Test files of each slow group, from the project's root. @param root the checkout */
export function slowTestFiles(root: string): { what: string; files: string[] }[] {
  const tests = testFiles(root);
  return SLOW_TESTS.map(({ path, what }) => ({ what, files: tests.filter((file) => path.test(file)) }));
}

/** Every unit test file, from the project's root. */
export function testFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => testsBelow(join(root, folder))).map((file) =>
    relative(root, file).split(sep).join('/'),
  );
}

function testsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testsBelow(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}
