import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import type { Step } from './step';
import { tallyPlaywright, tallyVisual, tallyVitest } from './tally';

const report = (name: string) => join(projectRoot, 'reports', `${name}.json`);

function vitest(what: string, project: string, ...filters: string[]) {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: project,
    what,
    command: ['vitest', 'run', '--project', project, ...reporters, ...filters],
    report: { file, count: tallyVitest },
  };
}

/** A long command of package.json: half an hour and more on two cores. */
function long(script: string, env: Readonly<Record<string, string>> = {}): Step {
  const name = [script, ...Object.values(env)].join(' ');
  return { name, command: ['npm', 'run', '--silent', script], env, limitMinutes: 180 };
}

/** Every step by name. `npm test` runs all; `npm run verify` runs the quick ones and reports the others by `what`. */
export const STEPS = {
  codegen: { name: 'codegen', what: 'generated code', command: ['tsx', 'scripts/ensure-generated.ts'] },
  types: {
    name: 'types',
    what: 'types',
    command: [
      'turbo',
      'run',
      'typecheck',
      'typecheck:root',
      '--continue',
      '--concurrency=2',
      '--output-logs=errors-only',
    ],
    // The compiler's garbage collector runs a quarter as often; with one checker (tsconfig.base.json) it needs less memory than before.
    env: { GOGC: '400' },
  },
  lint: { name: 'lint', what: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  rules: { name: 'rules', what: 'our own lint rules', command: ['tsx', 'scripts/lint.ts'] },
  unused: { name: 'unused', what: 'unused code', command: ['knip'] },
  versions: { name: 'versions', what: 'versions of packages', command: ['sherif'] },
  lockfile: { name: 'lockfile', what: 'lockfile', command: ['tsx', 'scripts/check-lockfile.ts'] },
  ids: { name: 'ids', what: 'ids of rows in titles', command: ['tsx', 'scripts/requirements.ts', '--ids'] },
  sizes: { name: 'sizes', what: 'sizes of components', command: ['tsx', 'scripts/kit-sizes.ts', '--check'] },
  build: { name: 'build', what: 'build', command: ['tsx', 'scripts/build.ts'] },
  unit: vitest('unit tests', 'unit', '--project', 'unit-alone'),
  contract: vitest('endpoints of platform and shop', 'contract', '--project', 'contract-alone'),
  http: vitest(
    'built shop over HTTP, and models against the platform',
    'http',
    ...['http-alone', 'models'].flatMap((project) => ['--project', project]),
  ),
  deployment: vitest('built folder', 'deployment'),
  visual: {
    name: 'visual',
    what: 'pictures of components',
    command: ['tsx', 'scripts/visual.ts', '--sample'],
    report: { file: report('visual'), count: tallyVisual },
  },
  screens: {
    name: 'screens',
    what: 'pictures of screens',
    command: ['tsx', 'scripts/screens.ts', '--sample'],
    report: { file: report('screens'), count: tallyVisual },
  },
  e2e: {
    name: 'e2e',
    what: 'browser tests',
    command: ['tsx', 'scripts/e2e.ts', '--sample'],
    report: { file: report('e2e'), count: tallyPlaywright },
  },
  requirements: {
    name: 'requirements',
    what: 'proof of each row',
    command: ['tsx', 'scripts/requirements.ts', '--lacking'],
  },
  modelReport: {
    name: 'modelReport',
    what: 'report of the models',
    command: ['tsx', 'scripts/model-report.ts'],
  },
} satisfies Record<string, Step & { what: string }>;

/** Steps of `npm run test:all` beyond those of `npm test`: every screenshot, every path, every mutant, the long proofs and the drill. */
export const LONG_STEPS: readonly Step[] = [
  { name: 'unit-nightly', command: ['vitest', 'run', '--project', 'unit-nightly'] },
  long('http', { CRAWL: 'whole' }),
  long('e2e'),
  long('e2e', { PAGE_SERVER: 'off' }),
  long('test:visual'),
  long('test:screens'),
  long('test:models'),
  ...['rules', 'machines', 'graphql', 'storefront'].map((part) =>
    long('test:mutation', { MUTATION_OF: part }),
  ),
  long('proof:walk'),
  long('proof:mails'),
  long('proof:processes'),
  long('proof:filled-store'),
  long('proof:hostile'),
  long('proof:clients'),
  long('drill'),
  long('drill:restore'),
  long('test:tools'),
];
