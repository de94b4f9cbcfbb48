import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';
import type { Step } from './step';
import { tallyPlaywright, tallyVisual, tallyVitest } from './tally';

const report = (name: string) => join(projectRoot, 'reports', `${name}.json`);

function vitest(project: string, ...filters: string[]): Step {
  const file = report(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, ...reporters, ...filters],
    report: { file, count: tallyVitest },
  };
}

/** A command of package.json that takes long: half an hour and more on two cores. */
function long(script: string, env: Readonly<Record<string, string>> = {}): Step {
  const name = [script, ...Object.values(env)].join(' ');
  return { name, command: ['npm', 'run', '--silent', script], env, limitMinutes: 180 };
}

/** Every step by name; `npm test` runs them all, `npm run verify` the quick ones. */
export const STEPS = {
  codegen: { name: 'codegen', command: ['tsx', 'scripts/ensure-generated.ts'] },
  types: {
    name: 'types',
    command: [
      'turbo',
      'run',
      'typecheck',
      'typecheck:root',
      '--continue',
      '--concurrency=2',
      '--output-logs=errors-only',
    ],
  },
  lint: { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  rules: { name: 'rules', command: ['tsx', 'scripts/lint.ts'] },
  unused: { name: 'unused', command: ['knip'] },
  versions: { name: 'versions', command: ['sherif'] },
  lockfile: { name: 'lockfile', command: ['tsx', 'scripts/check-lockfile.ts'] },
  ids: { name: 'ids', command: ['tsx', 'scripts/requirements.ts', '--ids'] },
  sizes: { name: 'sizes', command: ['tsx', 'scripts/kit-sizes.ts', '--check'] },
  build: { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  unit: vitest('unit', '--project', 'unit-alone'),
  contract: vitest('contract', '--project', 'contract-alone'),
  http: vitest('http', '--project', 'http-alone'),
  deployment: vitest('deployment'),
  models: vitest('models'),
  visual: {
    name: 'visual',
    command: ['tsx', 'scripts/visual.ts'],
    report: { file: report('visual'), count: tallyVisual },
  },
  screens: {
    name: 'screens',
    command: ['tsx', 'scripts/screens.ts', '--sample'],
    report: { file: report('screens'), count: tallyVisual },
  },
  e2e: {
    name: 'e2e',
    command: ['tsx', 'scripts/e2e.ts', '--sample'],
    report: { file: report('e2e'), count: tallyPlaywright },
    limitMinutes: 40,
  },
  requirements: { name: 'requirements', command: ['tsx', 'scripts/requirements.ts', '--lacking'] },
  modelReport: { name: 'modelReport', command: ['tsx', 'scripts/model-report.ts'] },
} satisfies Record<string, Step>;

/** What `npm run test:all` runs beside the steps of `npm test`: every picture, every path, every mutant, the long proofs and the drill. */
export const LONG_STEPS: readonly Step[] = [
  long('e2e'),
  long('test:screens'),
  long('test:models'),
  ...['rules', 'machines', 'graphql', 'storefront'].map((part) =>
    long('test:mutation', { MUTATION_OF: part }),
  ),
  long('proof:walk'),
  long('proof:mails'),
  long('proof:processes'),
  long('proof:hostile'),
  long('proof:clients'),
  long('drill'),
  long('test:tools'),
];
