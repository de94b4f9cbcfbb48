import { describe, expect, test } from 'vitest';
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
