import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * A mutant with which a file cannot even be loaded (a machine that leads to a state that is not there) runs no test at all, and
 * would count as one that no test noticed. It counts as an error.
 */
class LoadingErrors implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.#vitest?.state.catchError(error, 'not loaded');
  }
}

/** What the mutation run runs: the tests beside the rules and machines, but for models and walks. The sentences have to tell. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    setupFiles: ['scripts/testing/next-globals.ts', 'scripts/testing/random-tests.ts'],
    include: [
      'packages/{rules,machines,graphql,page-server}/src/**/*.test.ts',
      'apps/storefront/src/**/*.test.{ts,tsx}',
    ],
    exclude: [
      // Walking a model takes up to seconds, and with many a mutant has no end: it would be walked anew for nearly each of them.
      'packages/machines/src/**/*.model.test.ts',
      'packages/machines/src/cart/cart.walk.test.ts',
      'packages/machines/src/testing/**',
      // It changes the zone of the process, which the run's worker threads cannot do.
      'packages/rules/src/jst-date.zones.test.ts',
    ],
    // Three times as fast: a mutant's tests share what they import, and the next mutant starts anew.
    isolate: false,
    testTimeout: 15_000,
    reporters: ['default', new LoadingErrors()],
  },
});
