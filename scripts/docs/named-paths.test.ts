import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { markdownPages } from './markdown-pages';
import { namedPaths } from './named-paths';

const pages = markdownPages(projectRoot);

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
