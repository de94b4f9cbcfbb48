import { defineConfig } from 'vitest/config';

/** What the mutation run runs: the tests beside the rules and machines, but for the long walks. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/{rules,machines}/src/**/*.test.ts'],
    exclude: [
      'packages/machines/src/cart/cart.{walk,model}.test.ts',
      'packages/machines/src/testing/**',
      // It changes the zone of the process, which the run's worker threads cannot do.
      'packages/rules/src/jst-date.zones.test.ts',
    ],
    testTimeout: 15_000,
  },
});
