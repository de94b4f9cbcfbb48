import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A group of unit tests that only `npm test` runs, not `npm run verify`. */
export interface SlowTests {
  /** Matches their paths from the project's root. */
  path: RegExp;
  /** Description for the line about skipped tests. */
  what: string;
  /** They test the tests' own tools: they run in `npm run test:all` alone (ADR 140). */
  isNightly?: true;
}

/**
 * Files that take more than about a second each: they would dominate a run that is started many times a day. They run in `npm test`, and by
 * name at any time.
 */
export const SLOW_TESTS: readonly SlowTests[] = [
  { path: /^packages\/machines\/.*\.model\.test\.ts$/, what: 'every path through the machines' },
  { path: /^packages\/machines\/.*\.walk\.test\.ts$/, what: 'random walks through the machines' },
  { path: /^apps\/platform\/src\/cdn\/render-image\./, what: 'weights of pictures as they are sent' },
  {
    path: /^scripts\/(?:database\/embedded-postgres|launcher\/service|setup\/every-command)\./,
    what: 'commands that start processes',
  },
  {
    path: /^scripts\/(?:codegen\/codegen-watch|testing\/(?:by-environment|leave-nothing|random-tests))\./,
    what: 'tools of development that start processes',
    isNightly: true,
  },
];

const TEST = /\.test\.tsx?$/;
const FOLDERS = ['apps', 'packages', 'scripts'];
/** `test` contains tests over HTTP. */
const SKIPPED = new Set(['node_modules', '.next', 'e2e', 'test', 'storybook-static', '__generated__']);

/** Test files of each slow group, from the project's root. @param root the checkout */
export function slowTestFiles(root: string): { what: string; isNightly: boolean; files: string[] }[] {
  const tests = testFiles(root);
  return SLOW_TESTS.map(({ path, what, isNightly = false }) => ({
    what,
    isNightly,
    files: tests.filter((file) => path.test(file)),
  }));
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
