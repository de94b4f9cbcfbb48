import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/testing/by-environment.ts';
import { contractProjects } from './scripts/testing/contract-projects.ts';
import { HANG_SETTINGS } from './scripts/testing/hang-limits.ts';
import { unitProjects } from './scripts/testing/unit-projects.ts';

const HTTP_TESTS = 'apps/storefront/test/http/**/*.http.test.ts';
const HTTP_ALONE = 'apps/storefront/test/http/alone/**';
/** These projects test one shop: the set-up starts it once for a run of all. */
const HTTP = {
  ...HANG_SETTINGS,
  globalSetup: ['scripts/testing/http-system.ts'],
};

/**
 * Nine projects. `unit`, `unit-alone` and `unit-nightly` lie beside the code; `contract` and `contract-alone` speak to the real platform over HTTP, on a
 * PostgreSQL of their own;
 * `http` asks the whole built shop and changes nothing that others see; `http-alone` has it to itself afterwards, one file at a time, to
 * change products, stop the platform or load it; `models` then runs the machines' models with real actors against the same shop, whose
 * faults are everybody's: one file at a time; `deployment` starts the built folder as it is started elsewhere.
 * A component test asks Vitest for a DOM with a first line `// @vitest-environment happy-dom`.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      ...unitProjects(import.meta.dirname, () => false),
      ...contractProjects(import.meta.dirname, {
        ...HANG_SETTINGS,
        environment: 'node',
        globalSetup: ['scripts/testing/contract-database-server.ts'],
      }),
      { test: { ...HTTP, name: 'http', environment: 'node', include: [HTTP_TESTS], exclude: [HTTP_ALONE] } },
      {
        test: {
          ...HTTP,
          name: 'http-alone',
          environment: 'node',
          include: [`${HTTP_ALONE}/*.http.test.ts`],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...HANG_SETTINGS,
          name: 'deployment',
          environment: 'node',
          include: ['apps/*/test/**/*.deployment.test.ts'],
          globalSetup: ['scripts/testing/contract-database-server.ts', 'scripts/testing/built-shop.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          ...HTTP,
          name: 'models',
          environment: 'node',
          include: ['apps/storefront/test/**/*.models.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
