import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../setup/project-root.mjs';
import { IMPORT_TABLE, type ImportRule } from './import-table';

const PACKAGES = Object.keys(IMPORT_TABLE);
const TURBO_TAGS: Record<string, string> = { 'design-tokens': 'tokens' };
const tagOf = (name: string) => TURBO_TAGS[name] ?? name;

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      location: z.object({ path: z.string(), start: z.object({ line: z.number() }) }),
    }),
  ),
});

/** What each package may not import, in running code and in tests, and what it may. */
const probes = new Map<string, string[]>();
const refusedImports = new Map<string, string[]>();
let folder = '';

/** Which of the imports of a probe the lint refuses. */
const refused = (path: string) => refusedImports.get(path) ?? [];

beforeAll(() => {
  for (const [name, rule] of Object.entries(IMPORT_TABLE)) {
    probes.set(`${rule.folder}/src/forbidden.ts`, [...ours(forbidden(name, rule, false)), ...rule.never]);
    probes.set(`${rule.folder}/src/forbidden.test.ts`, ours(forbidden(name, rule, true)));
    probes.set(`${rule.folder}/src/allowed.ts`, ours(rule.ours));
    probes.set(`${rule.folder}/src/allowed.test.ts`, ours([...rule.ours, ...rule.oursInTests]));
  }
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  copyFileSync(join(projectRoot, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(projectRoot, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [path, imports] of probes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      imports.map((name, n) => `export { x as x${n} } from '${name}';\n`).join(''),
    );
  }
  const biome = join(projectRoot, 'node_modules/.bin/biome');
  const options = [
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
  ];
  const lint = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  for (const { category, location } of report.parse(JSON.parse(lint.stdout)).diagnostics) {
    if (!category.endsWith('noRestrictedImports')) continue;
    const name = probes.get(location.path)?.[location.start.line - 1] ?? 'no line of a probe';
    refusedImports.set(location.path, [...refused(location.path), name]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ours = (names: readonly string[]) => names.flatMap((name) => [`@shop/${name}/x`, `@shop/${name}`]);
const forbidden = (name: string, { ours: allowed, oursInTests }: ImportRule, inTests: boolean) =>
  PACKAGES.filter(
    (other) => other !== name && !allowed.includes(other) && !(inTests && oursInTests.includes(other)),
  );

describe.each(Object.entries(IMPORT_TABLE))('%s', (name, rule) => {
  test.each(['forbidden.ts', 'forbidden.test.ts'])('has each import of %s refused', (file) => {
    const path = `${rule.folder}/src/${file}`;
    expect(probes.get(path)).not.toEqual([]);
    expect(refused(path).toSorted()).toEqual(probes.get(path)?.toSorted());
  });

  test.each(['allowed.ts', 'allowed.test.ts'])('has no import of %s refused', (file) => {
    expect(refused(`${rule.folder}/src/${file}`)).toEqual([]);
  });

  test('lists no package that it may not import, so that turbo refuses an import even where the lint does not look', () => {
    const { dependencies = {}, devDependencies = {} } = z
      .object({
        dependencies: z.record(z.string(), z.string()).optional(),
        devDependencies: z.record(z.string(), z.string()).optional(),
      })
      .parse(JSON.parse(readFileSync(join(projectRoot, rule.folder, 'package.json'), 'utf8')));
    const listed = (names: object) => Object.keys(names).filter((key) => key.startsWith('@shop/'));
    expect(rule.ours.map((other) => `@shop/${other}`)).toEqual(expect.arrayContaining(listed(dependencies)));
    const all = [...rule.ours, ...rule.oursInTests].map((other) => `@shop/${other}`);
    expect(all).toEqual(expect.arrayContaining(listed(devDependencies)));
  });

  test('has exactly the tags in turbo.json: what it may import, and what that imports in turn', () => {
    const { boundaries } = z
      .object({
        boundaries: z.object({
          tags: z.record(z.string(), z.object({ dependencies: z.object({ allow: z.array(z.string()) }) })),
        }),
      })
      .parse(JSON.parse(readFileSync(join(projectRoot, 'turbo.json'), 'utf8')));
    expect(boundaries.tags[tagOf(name)]?.dependencies.allow.toSorted()).toEqual(
      reachable(name).map(tagOf).toSorted(),
    );
  });
});

/** turbo applies its tags to packages reached through others as well. */
function reachable(name: string): string[] {
  const seen = new Set<string>();
  const visit = (current: string) => {
    const rule = IMPORT_TABLE[current];
    for (const next of [...(rule?.ours ?? []), ...(rule?.oursInTests ?? [])]) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(name);
  return [...seen];
}
