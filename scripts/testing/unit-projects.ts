import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ProjectConfig, Vite } from 'vitest/node';
import { slowTestFiles, testFiles } from './slow-tests.ts';

/** A style is compiled from tokens and recipes that its own text does not show: it is never kept. */
const stylesAreCompiledAnew: Vite.Plugin = {
  name: 'styles-are-compiled-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
    keyOf(({ id }) => (/\.css\.ts(?:\?|$)/.test(id) ? false : undefined)),
};

/** Files are compiled and begun the same way in each project: a file passes in all of them or in none. */
const project = (own: ProjectConfig): { plugins: Vite.PluginOption[]; test: ProjectConfig } => ({
  plugins: [vanillaExtractPlugin(), stylesAreCompiledAnew],
  test: {
    setupFiles: ['scripts/testing/next-globals.ts', 'scripts/testing/random-tests.ts'],
    testTimeout: 30_000,
    ...own,
  },
});

/**
 * The unit tests as projects of Vitest, for `npm test` and for `npm run verify`, which leaves slow files out. What files of `unit` import
 * is loaded once for all of a worker; those of `unit-alone` put other modules in place of real ones, are of another brand, or
 * start processes, and share nothing.
 * @param root the checkout
 * @param isLeftOut slow files that are left out
 */
export function unitProjects(root: string, isLeftOut: (slowFile: string) => boolean) {
  const slow = slowTestFiles(root).flatMap(({ files }) => files);
  const asked = testFiles(root).filter((file) => !(slow.includes(file) && isLeftOut(file)));
  const isAlone = (file: string) =>
    slow.includes(file) ||
    /\bvi\.(?:mock|doMock|resetModules|stubEnv\('BRAND')/.test(readFileSync(join(root, file), 'utf8'));
  return [
    project({ name: 'unit', isolate: false, include: asked.filter((file) => !isAlone(file)) }),
    project({ name: 'unit-alone', include: asked.filter(isAlone) }),
  ];
}
