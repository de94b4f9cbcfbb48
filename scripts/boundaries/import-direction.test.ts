import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { folderOfShop, packageOf, runningSources } from '../architecture/architecture-page';
import { circles, type Edge, folderGraph } from '../architecture/folder-graph';
import { projectRoot } from '../setup/project-root.mjs';
import { IMPORT_TABLE, SCRIPTS_IMPORT, SHOP_TABLE } from './import-table';

const files = runningSources(projectRoot);
const arrows = (edges: readonly Edge[]) => edges.map(({ from, to }) => `${from} → ${to}`);
const allowed = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
/** A circle of types alone is one too: nobody can read either file first. */
const circlesOf = (edges: readonly Edge[]) => circles(edges.map((edge) => ({ ...edge, isTypeOnly: false })));

describe('the sources', () => {
  test('have between packages the arrows of the table and no other, and no circle', () => {
    const edges = folderGraph(files, packageOf);
    const table = Object.fromEntries(Object.entries(IMPORT_TABLE).map(([name, { ours }]) => [name, ours]));
    expect(allowed({ ...table, scripts: SCRIPTS_IMPORT })).toEqual(expect.arrayContaining(arrows(edges)));
    expect(circlesOf(edges)).toEqual([]);
  });

  test('have between the folders of the shop exactly the arrows of the table, and no circle', () => {
    const edges = folderGraph(files, folderOfShop);
    expect(arrows(edges).toSorted()).toEqual(allowed(SHOP_TABLE).toSorted());
    expect(circlesOf(edges)).toEqual([]);
  });

  test('have no circle of files', () => {
    const edges = folderGraph(files, (path) => path);
    // Some thousands, or nothing was read.
    expect(edges.length).toBeGreaterThan(2000);
    expect(circlesOf(edges)).toEqual([]);
  });
});

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

test('the lint refuses exactly what the table of the shop does not allow, however it is imported', () => {
  const folders = Object.keys(SHOP_TABLE).filter(
    (name) => name !== 'env' && name !== 'proxy' && name !== 'processes',
  );
  const targets = [...folders, 'env', 'proxy'];
  /** Each import of a probe, by the line that it stands on. */
  const lines = (from: string) =>
    targets
      .filter((to) => to !== from)
      .flatMap((to) => {
        const file = to === 'env' || to === 'proxy' ? to : `${to}/x`;
        return [
          { to, text: `export { a } from '../../${file}';` },
          { to, text: `export type { B } from "../../${file}";` },
          { to, text: `export { c } from '#${file}.ts';` },
          { to, text: `export const d = () => import('../../${file}');` },
          { to, text: `export type E = typeof import('#${file}.ts');` },
        ];
      });
  const project = mkdtempSync(join(tmpdir(), 'shop-folders-'));
  const settings = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  writeFileSync(
    join(project, 'biome.json'),
    JSON.stringify({ ...settings, root: true, vcs: { enabled: false } }),
  );
  cpSync(join(projectRoot, 'scripts/lint'), join(project, 'scripts/lint'), { recursive: true });
  const pathOf = (folder: string, name: string) => `apps/storefront/src/${folder}/inner/${name}`;
  for (const folder of folders) {
    const text = lines(folder)
      .map((line) => `${line.text}\n`)
      .join('');
    for (const name of ['probe.ts', 'probe.test.ts']) {
      mkdirSync(dirname(join(project, pathOf(folder, name))), { recursive: true });
      writeFileSync(join(project, pathOf(folder, name)), text);
    }
  }
  const { stdout } = spawnSync(
    join(projectRoot, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', 'apps'],
    { cwd: project, encoding: 'utf8' },
  );
  rmSync(project, { recursive: true });
  const refused = report
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ category }) => category === 'plugin')
    .map(({ location }) => `${location.path}:${location.start.line}`);
  const expected = folders.flatMap((folder) =>
    lines(folder).flatMap(({ to }, index) =>
      SHOP_TABLE[folder]?.includes(to) ? [] : [`${pathOf(folder, 'probe.ts')}:${index + 1}`],
    ),
  );
  expect([...new Set(refused)].toSorted()).toEqual(expected.toSorted());
});
