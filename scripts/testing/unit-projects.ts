import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ProjectConfig, Vite } from 'vitest/node';
import { HANG_SETTINGS } from './hang-limits.ts';
import { slowTestFiles, testFiles } from './slow-tests.ts';

/** A style is compiled from tokens and recipes outside of its own text, so it is never cached. */
const stylesAreCompiledAnew: Vite.Plugin = {
  name: 'styles-are-compiled-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
    keyOf(({ id }) => (/\.css\.ts(?:\?|$)/.test(id) ? false : undefined)),
};

/** Files are compiled and set up identically in each project: a file passes in all of them or in none. */
const project = (own: ProjectConfig): { plugins: Vite.PluginOption[]; test: ProjectConfig } => ({
  plugins: [vanillaExtractPlugin(), stylesAreCompiledAnew],
  test: {
    ...HANG_SETTINGS,
    setupFiles: [
      ...HANG_SETTINGS.setupFiles,
      'scripts/testing/next-globals.ts',
      'scripts/testing/random-tests.ts',
      'scripts/testing/leave-nothing.ts',
    ],
    ...own,
  },
});

/**
 * The unit tests as Vitest projects, for `npm test` and for `npm run verify`, which skips slow files. Imports of `unit` files are loaded
 * once per worker. Files of `unit-alone` mock modules, use another brand, or start processes, and share nothing.
 * @param root the checkout
 * @param isLeftOut slow files to skip
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
