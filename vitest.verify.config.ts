import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/testing/by-environment.ts';
import { unitProjects } from './scripts/testing/unit-projects.ts';

/** Slow ones that `npm run verify -- --changed` asks for by name. */
const also = process.env['VERIFY_ALSO']?.split(',') ?? [];

/** The quick unit tests of `npm run verify`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    // What is compiled is kept between runs; a first run pays for it, so `npm test` does not.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: unitProjects(import.meta.dirname, (slowFile) => !also.includes(slowFile)),
  },
});
