import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ProjectConfig } from 'vitest/node';
import { HANG_SETTINGS } from './hang-limits.ts';
import { slowTestFiles, testFiles } from './slow-tests.ts';

/** Files are compiled and set up identically in each project: a file passes in all of them or in none. */
const project = (own: ProjectConfig) => ({
  // Styles are evaluated like any other module, for their class names: CSS is nowhere needed.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    ...HANG_SETTINGS,
    setupFiles: [
      ...HANG_SETTINGS.setupFiles,
      'scripts/testing/next-globals.ts',
      'packages/ui-kit/src/testing/without-css.ts',
      'scripts/testing/random-tests.ts',
      'scripts/testing/leave-nothing.ts',
    ],
    ...own,
  },
});

/** A thread for each file: it starts with a fifth less work than a process. */
const ALONE: ProjectConfig = { pool: 'threads' };

/**
 * The unit tests as Vitest projects, for `npm test` and for `npm run verify`, which skips slow files. Imports of `unit` files are loaded
 * once per worker; those that replace modules or use another brand have modules of their own (leave-nothing.ts). The slow files of
 * `unit-alone` start processes or walk through models, and share nothing; those of `unit-nightly` run in `npm run test:all`.
 * @param root the checkout
 * @param isLeftOut slow files to skip
 */
export function unitProjects(root: string, isLeftOut: (slowFile: string) => boolean) {
  const groups = slowTestFiles(root);
  const slow = groups.flatMap(({ files }) => files);
  const nightly = groups.flatMap(({ isNightly, files }) => (isNightly ? files : []));
  const asked = testFiles(root).filter((file) => !(slow.includes(file) && isLeftOut(file)));
  return [
    project({ name: 'unit', isolate: false, include: asked.filter((file) => !slow.includes(file)) }),
    project({
      ...ALONE,
      name: 'unit-alone',
      include: asked.filter((file) => slow.includes(file) && !nightly.includes(file)),
    }),
    project({ ...ALONE, name: 'unit-nightly', include: asked.filter((file) => nightly.includes(file)) }),
  ];
}
