import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import type { ProjectConfig, Vite } from 'vitest/node';
import { slowTestFiles, testFiles } from './scripts/testing/slow-tests.ts';

/**
 * The quick unit tests of `npm run verify`. What they import is loaded once for all files of a worker, and what was compiled is
 * kept between runs: half the work of `npm test`, where every file is by itself.
 */
const root = import.meta.dirname;
/** Slow ones that `npm run verify -- --changed` asks for by name. */
const also = process.env.VERIFY_ALSO?.split(',') ?? [];
const slow = slowTestFiles(root)
  .flatMap(({ files }) => files)
  .filter((file) => !also.includes(file));
/** Files that put other modules in place of real ones must not share them. */
const alone = testFiles(root).filter(
  (file) =>
    !slow.includes(file) &&
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')),
);

/** A style is compiled from tokens and recipes that its own text does not show: it is never kept. */
const stylesAreCompiledAnew: Vite.Plugin = {
  name: 'styles-are-compiled-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
    keyOf(({ id }) => (/\.css\.ts(?:\?|$)/.test(id) ? false : undefined)),
};

/** A project. Files are compiled and begun the same way in each: a file passes in all of them or in none. */
const project = (own: ProjectConfig): { plugins: Vite.PluginOption[]; test: ProjectConfig } => ({
  plugins: [vanillaExtractPlugin(), stylesAreCompiledAnew],
  test: {
    setupFiles: ['scripts/testing/next-globals.ts', 'scripts/testing/random-tests.ts'],
    testTimeout: 15_000,
    ...own,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      project({
        name: 'unit',
        isolate: false,
        include: testFiles(root),
        exclude: [...configDefaults.exclude, ...slow, ...alone],
      }),
      project({ name: 'alone', include: alone }),
    ],
  },
});
