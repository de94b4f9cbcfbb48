import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allSources, groupOfShop, packageOf, runningSources } from '../architecture/architecture-page';
import { circles, type Edge, fileOfImport, folderGraph, sourceAt } from '../architecture/folder-graph';
import { importsOf } from '../architecture/imports-of';
import { projectRoot } from '../setup/project-root.mjs';
import { importFaults } from './import-faults';
import { IMPORT_TABLE } from './import-table';

const files = runningSources(projectRoot);
const all = allSources(projectRoot);
/** All modules that these files load, including themselves, with the import that first led to each; packages by name. */
function loadedBy(entries: readonly string[]): ReadonlyMap<string, string> {
  const loaded = new Map(entries.map((entry) => [entry, entry]));
  for (const path of loaded.keys())
    for (const { specifier, isTypeOnly } of importsOf(all.get(path) ?? '')) {
      const target = fileOfImport(specifier, path);
      const to = target === null ? specifier : sourceAt(target, all);
      if (!isTypeOnly && !loaded.has(to)) loaded.set(to, path);
    }
  return loaded;
}
/** A cycle of types counts too: neither file can be read first. */
const circlesOf = (edges: readonly Edge[]) => circles(edges.map((edge) => ({ ...edge, isTypeOnly: false })));

describe('the sources', () => {
  test('import only what the table allows, tests and stories too', () => {
    expect(all.size).toBeGreaterThan(2000);
    expect(importFaults(all)).toEqual([]);
  });

  // A file that only Next can load makes them restart in a loop, and no type reports it.
  test('of the worker and the commands import nothing of Next, which is not deployed with them', () => {
    const programs = [...all.keys()].filter((path) =>
      /^apps\/storefront\/(?:worker|commands\/\w+)\.ts$/.test(path),
    );
    expect(programs.length).toBeGreaterThan(5);
    const loaded = [...loadedBy(programs)];
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter(([module]) => /^next(?:\/|$)/.test(module))).toEqual([]);
  });

  // 70 KB: browser data is parsed with zod/mini schemas, or by hand.
  test('of the browser do not import the full zod', () => {
    const client = [...files].filter(
      ([path, text]) => path.startsWith('apps/storefront/src/') && /^['"]use client['"]/.test(text),
    );
    expect(client.length).toBeGreaterThan(20);
    const loaded = loadedBy(client.map(([path]) => path));
    expect(loaded.get('zod')).toBeUndefined();
  });

  test.each([
    ['packages', packageOf],
    ['folders of the shop', groupOfShop],
    ['files', (path: string) => path],
  ])('have no %s cycle', (_, groupOf) => {
    const edges = folderGraph(files, groupOf);
    expect(edges.length).toBeGreaterThan(15);
    expect(circlesOf(edges)).toEqual([]);
  });

  test.each(Object.entries(IMPORT_TABLE).filter(([name]) => name !== 'scripts'))(
    '%s depends on no internal package that it may not import',
    (_, { folder, ours, oursInTests }) => {
      const names = z.record(z.string(), z.string()).default({});
      const { dependencies, devDependencies } = z
        .object({ dependencies: names, devDependencies: names })
        .parse(JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')));
      const listed = (all: object) => Object.keys(all).filter((key) => key.startsWith('@shop/'));
      const named = (all: readonly string[]) => all.map((other) => `@shop/${other}`);
      expect(named(ours)).toEqual(expect.arrayContaining(listed(dependencies)));
      expect(named([...ours, ...oursInTests])).toEqual(expect.arrayContaining(listed(devDependencies)));
    },
  );
});

describe('an import is reported', () => {
  const SHOP = 'apps/storefront/src';
  const made = (path: string, specifier: string, ...others: string[]) =>
    importFaults(
      new Map([
        [path, `import { x } from '${specifier}';\n`],
        ...others.map((other): [string, string] => [other, '']),
      ]),
    );

  test.each([
    ['a package above', 'packages/rules/src/a.ts', '@shop/graphql/x'],
    ['a package for tests in running code', 'packages/ui-kit/src/a.ts', '@shop/fixtures/x'],
    ['a package of others', 'packages/machines/src/a.ts', 'next/link'],
    ['the whole of it', 'packages/machines/src/a.ts', 'react'],
    ['the shop in the renderer of pictures', 'tools/imagery/src/a.ts', '@shop/storefront/x'],
    ['Node in rules', 'packages/rules/src/a.ts', 'node:fs'],
    ['a level above', `${SHOP}/foundation/env/a.ts`, '#features/cart/contract/x.ts'],
    ['the frame in a feature', `${SHOP}/features/cart/screen/a.ts`, '#shell/layout/x.ts'],
    ['a sibling of the highest level', `${SHOP}/app/a.ts`, '#page-server/x.ts'],
    ['the server in a screen', `${SHOP}/features/cart/screen/a.ts`, '../server/x'],
    ['a screen in the browser’s code', `${SHOP}/features/cart/browser/a.ts`, '../screen/x'],
    ['what is no door', `${SHOP}/features/cart/screen/a.ts`, '#features/product/screen/no-door.tsx'],
  ])('%s', (_, path, specifier) => {
    const faults = made(path, specifier).filter((fault) => !fault.startsWith('FEATURE_DOORS'));
    expect(faults).toEqual([expect.stringContaining(`${path}: ${specifier} `)]);
  });

  test.each([
    ['what a test may', 'packages/ui-kit/src/a.stories.tsx', '@shop/fixtures/x'],
    ['a package of a similar name', 'packages/rules/src/a.ts', 'nextra'],
    ['a package below', `${SHOP}/features/cart/screen/a.ts`, '@shop/rules/x'],
    ['a level below', `${SHOP}/shell/layout/a.ts`, '#features/cart/screen/x.ts'],
    [
      'a contract of another feature',
      `${SHOP}/features/agent/server/a.ts`,
      '#features/product/contract/card.ts',
    ],
    ['whatever a test of the shop needs', `${SHOP}/foundation/env/a.test.ts`, '#features/cart/server/x.ts'],
  ])('%s: not', (_, path, specifier) => {
    expect(made(path, specifier).filter((fault) => !fault.startsWith('FEATURE_DOORS'))).toEqual([]);
  });

  test('an unused entry point', () => {
    expect(made('scripts/a.ts', 'zod', `${SHOP}/features/review/screen/ReviewLanguage.tsx`)).toEqual([
      'FEATURE_DOORS: no other feature imports review/screen/ReviewLanguage',
    ]);
  });
});
