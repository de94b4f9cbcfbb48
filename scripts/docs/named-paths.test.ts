import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { namedPaths } from './named-paths';

const SKIPPED = new Set([
  'node_modules',
  '.next',
  'storybook-static',
  '.git',
  '.cache',
  '.data',
  'reports',
  'test-results',
]);
const pages = pagesBelow(projectRoot).map((file) => relative(projectRoot, file).split(sep).join('/'));

test.each(pages)('every file that %s references exists', (page) => {
  const missing = namedPaths(page, readFileSync(join(projectRoot, page), 'utf8')).filter(
    ({ path }) => !existsSync(join(projectRoot, path)),
  );
  expect(missing.map(({ path, line }) => `${page}:${line} ${path}`)).toEqual([]);
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

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
