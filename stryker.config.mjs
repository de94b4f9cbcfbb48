/**
 * Mutation testing of the shop's rules and machines: `npm run test:mutation`, or a part of them with
 * `npm run test:mutation -- --mutate 'packages/rules/src/delivery/*.ts,!**\/*.test.ts'`. It keeps what it found in reports/,
 * so that the next run tries only what has changed; `--force` tries all (packages/machines/README.md says when that is needed).
 */
const SOURCES = [
  '!packages/*/src/**/*.test.ts',
  '!packages/machines/src/**/*.model.ts',
  '!packages/machines/src/testing/**',
];
const isMachines = process.env.MUTATION_OF === 'machines';

export default {
  testRunner: 'vitest',
  // TypeScript 7 has no interface for Stryker's rewriting of this file, and nothing here needs it: name one that is not there.
  tsconfigFile: 'tsconfig.none.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [isMachines ? 'packages/machines/src/**/*.ts' : 'packages/rules/src/**/*.ts', ...SOURCES],
  ignorePatterns: [
    '**/.next',
    '**/.data',
    '**/.cache',
    'reports',
    'apps',
    'packages/ui-kit',
    'packages/fixtures',
  ],
  tempDirName: 'reports/mutation/sandbox',
  incremental: true,
  incrementalFile: `reports/mutation/${isMachines ? 'machines' : 'rules'}.json`,
  htmlReporter: { fileName: `reports/mutation/${isMachines ? 'machines' : 'rules'}.html` },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: isMachines ? { high: 95, low: 93, break: 93 } : { high: 99, low: 97, break: 97 },
};
