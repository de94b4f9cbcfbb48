import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { markdownPages } from './markdown-pages';
import { looseRows, namedCommands, namedConstants, namedFiles, namedPaths } from './named-paths';

const pages = markdownPages(projectRoot);

test.each(pages)('every file that %s references exists', (page) => {
  const missing = namedPaths(page, readFileSync(join(projectRoot, page), 'utf8')).filter(
    ({ path }) => !existsSync(join(projectRoot, path)),
  );
  expect(missing.map(({ path, line }) => `${page}:${line} ${path}`)).toEqual([]);
});

/** Decisions and changes name the files of their day. */
const present = pages.filter((page) => !page.startsWith('docs/adr/') && page !== 'CHANGELOG.md');
const files = execFileSync('git', ['ls-files'], {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const names = new Set(files.split('\n').map((file) => basename(file)));
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

const constants = new Set(
  execFileSync('git', ['grep', '-hoIwE', '[A-Z][A-Z0-9]*_[A-Z0-9_]+', '--', ':!*.md', ':!scripts/docs'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n'),
);

test.each(present)('%s names sources, constants and commands that exist', (page) => {
  const text = readFileSync(join(projectRoot, page), 'utf8');
  expect(namedFiles(text).filter((file) => !names.has(basename(file)))).toEqual([]);
  expect(namedConstants(text).filter((name) => !constants.has(name))).toEqual([]);
  expect(namedCommands(text).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(pages)('every table of %s has a header', (page) => {
  expect(looseRows(readFileSync(join(projectRoot, page), 'utf8'))).toEqual([]);
});

test('constants are read from code, and table rows from their lines', () => {
  expect(namedConstants('`E_GIFT` and `MAX_AGE=1 npm start`, `E-GIFT`, NO_CODE, `camelCase`')).toEqual([
    'E_GIFT',
    'MAX_AGE',
  ]);
  expect(looseRows('| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n')).toEqual([5]);
});

test('sources and commands are read from code and text, without globs', () => {
  const text =
    '`a/no-yen.ts`, `*.test.ts`, `<x>.ts`, `#folder/x.ts`, `yen.ts` and `npm run no-yen -- x` or npm run e2e.';
  expect(namedFiles(text)).toEqual(['a/no-yen.ts', 'yen.ts']);
  expect(namedCommands(text)).toEqual(['no-yen', 'e2e']);
});

test('paths are read from links and from code, several in each, without globs', () => {
  const text = [
    'See [it](../README.md#part), [there](https://example.com/docs/x) and `packages/rules/src/yen.ts`.',
    '`apps/storefront/messages/{ja,en}.json`, `packages/*/src`, `src/yen.ts`, `npm test`, `packages/<name>/x.ts`',
    '`packages/graphql/src/__generated__/x.ts`',
  ].join('\n');
  expect(namedPaths('docs/page.md', text)).toEqual([
    { path: 'README.md', line: 1 },
    { path: 'packages/rules/src/yen.ts', line: 1 },
    { path: 'apps/storefront/messages/ja.json', line: 2 },
    { path: 'apps/storefront/messages/en.json', line: 2 },
  ]);
});
