import { defineConfig } from 'vitest/config';
import { MODULE_CACHE, unitProjects } from './scripts/testing/unit-projects.ts';

/** Slow ones that `npm run verify -- --changed` asks for by name. */
const also = process.env.VERIFY_ALSO?.split(',') ?? [];

/** The quick unit tests of `npm run verify`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    experimental: MODULE_CACHE,
    projects: unitProjects(import.meta.dirname, (slowFile) => !also.includes(slowFile)),
  },
});
