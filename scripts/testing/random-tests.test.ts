import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import unitConfig from '../../vitest.config.ts';
import { projectRoot } from '../setup/project-root.mjs';
import { testFiles } from './slow-tests';

const SET_UP = 'scripts/testing/random-tests.ts';
const PROPERTIES = `
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const value = fc.integer({ min: 0, max: 1_000_000 });
const isSmall = (number: number) => { if (number > 500_000) throw new Error('too large'); };

describe('numbers', () => {
  test("are small (it’s 'so')", () => {
    fc.assert(fc.property(value, isSmall), { numRuns: fc.readConfigureGlobal().numRuns ?? 400 });
  });
  test('are small, at last', async () => {
    await fc.assert(fc.asyncProperty(value, async (number) => isSmall(number)));
  });
  test('are counted', () => {
    let runs = 0;
    const property = fc.property(value, () => { runs += 1; });
    fc.assert(property, { numRuns: fc.readConfigureGlobal().numRuns ?? 40 });
    console.log('runs: ' + runs);
  });
});
`;

// Each starts the test runner, some twice.
let folder = '';
/** Output of runs without a seed: unchanged, and with a time. */
let [plain, timed] = ['', ''];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'random-tests-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'numbers.test.ts'), PROPERTIES);
  const projects = [
    { test: { name: 'unit', include: ['*.test.ts'], setupFiles: [join(projectRoot, SET_UP)] } },
  ];
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { projects: ${JSON.stringify(projects)} } };`,
  );
  plain = printed(all);
  timed = printed(all, { WALK_SECONDS: '1' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Output of a shell command in the folder of the properties. */
function printed(command: string, variables: Record<string, string> = {}): string {
  const env = {
    PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH']}`,
    NO_COLOR: '1',
    ...variables,
  };
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  return stdout + stderr;
}
const all = 'vitest run numbers.test.ts';
const seedsIn = (output: string) =>
  [...output.matchAll(/\{ seed: (-?\d+), path: "([\d:]+)"/g)].map(([found]) => found);
const commandsIn = (output: string) =>
  [...output.matchAll(/^(?:Error: )?Again: (.+)$/gm)].map(([, found = '']) => found);

test('a failing property prints the command that reproduces the same cases', () => {
  expect(plain).toContain('2 failed | 1 passed');
  for (const [at, command] of commandsIn(plain).entries()) {
    expect(command).toMatch(/^WALK_SEED=-?\d+ npx vitest run numbers\.test\.ts -t '.+'$/);
    const again = printed(command);
    expect(again).toContain('1 failed | 2 skipped');
    expect(seedsIn(again)).toEqual([seedsIn(plain)[at]]);
    expect(commandsIn(again)).toEqual([command]);
  }
  expect(commandsIn(plain)).toHaveLength(2);
  // Without a seed each run generates its own cases.
  expect(seedsIn(timed)).toHaveLength(2);
  expect(seedsIn(timed)).not.toEqual(seedsIn(plain));
});

test('a number of runs and a time limit override those of a property', () => {
  const runsIn = (output: string) => Number(/runs: (\d+)/.exec(output)?.[1]);
  expect(runsIn(plain)).toBe(40);
  expect(runsIn(printed(all, { WALK_RUNS: '7' }))).toBe(7);
  expect(runsIn(timed)).toBeGreaterThan(40);
});

test('a failure of a longer run is reproduced with the same number of runs', () => {
  const output = printed(all, { WALK_SECONDS: '1', WALK_SEED: '3' });
  const [command = ''] = commandsIn(output);
  expect(command).toMatch(/^WALK_SEED=3 WALK_RUNS=\d+ npx /);
  expect(seedsIn(printed(command))).toEqual(seedsIn(output).slice(0, 1));
});

test('the unit tests use that set-up file', () => {
  const project = z.object({ test: z.object({ setupFiles: z.array(z.string()).default([]) }) });
  const config = z.object({ test: z.object({ projects: z.array(project) }) }).parse(unitConfig);
  expect(config.test.projects[0]?.test.setupFiles).toContain(SET_UP);
});

test('properties are in test files, which the set-up reads', () => {
  const modules = ['packages', 'apps', 'scripts'].flatMap((folder) =>
    modulesBelow(join(projectRoot, folder)),
  );
  const hidden = modules.filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
  expect(modules.length).toBeGreaterThan(1_000);
  expect(hidden).toEqual([join(projectRoot, SET_UP)]);
});

test('no property has a fixed number of runs', () => {
  const deaf = testFiles(projectRoot).filter((file) =>
    /\bfc\.(?:assert|check)\([\s\S]*?\{ numRuns: [\d_]+ \}/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  );
  expect(deaf).toEqual([]);
});

/** Every non-test module of a folder, except those of HTTP and browser tests. */
function modulesBelow(folder: string): string[] {
  const SKIPPED = ['node_modules', '.next', '__generated__', 'test', 'e2e', 'storybook-static'];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : modulesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
