import { execFileSync } from 'node:child_process';

/**
 * Mutation testing: `npm run test:mutation` tries the rules, `MUTATION_OF=machines|graphql|storefront npm run test:mutation` another
 * part; some files of one with `-- --mutate 'packages/rules/src/delivery/*.ts,!**\/*.test.ts'`. It keeps what it found in reports/,
 * so that the next run tries only what has changed; `--force` tries all (packages/machines/README.md says when that is needed).
 * `MUTATION_SINCE` tries only the files that differ from a commit: `MUTATION_SINCE=main MUTATION_OF=storefront npm run test:mutation`.
 * What the parts came to, and why what survives does: docs/proofs/mutation.md.
 */
const PARTS = {
  rules: { mutate: ['packages/rules/src/**/*.ts'], thresholds: { high: 99, low: 97, break: 97 } },
  machines: {
    mutate: [
      'packages/machines/src/**/*.ts',
      '!packages/machines/src/**/*.model.ts',
      '!packages/machines/src/testing/**',
    ],
    thresholds: { high: 95, low: 93, break: 93 },
  },
  graphql: {
    mutate: [
      'packages/graphql/src/**/*.ts',
      '!packages/graphql/src/__generated__/**',
      '!packages/graphql/src/testing/**',
    ],
    thresholds: { high: 95, low: 85, break: 85 },
  },
  storefront: {
    mutate: [
      'apps/storefront/src/**/*.ts',
      // The server around it; what is Next's is compared with Next (docs/adr/0135).
      'packages/page-server/src/**/*.ts',
      '!packages/page-server/src/{next-internals/**,built-files.ts}',
      // What only wires parts together is held where it runs: hooks and the browser's runtimes by the models' levels (b)
      // and (c) and the end-to-end tests, what speaks with PostgreSQL by the contract tests.
      '!apps/storefront/src/**/use-*.ts',
      '!apps/storefront/src/**/browser/**/{*-runtime,*-worker,listen-*,client-forms,platform-gateway}.ts',
      '!apps/storefront/src/**/browser/**/{mail-magazine-form,restock-form}.ts',
      // Their tests run the bundled text, as a page does.
      '!apps/storefront/src/**/*.inline.ts',
      '!apps/storefront/src/foundation/{build,store}/**',
      '!apps/storefront/src/features/{mail,mail-magazine,restock-notice}/server/**',
      '!apps/storefront/src/features/**/{*.repository,form-services,receive-ai-tag-count}.ts',
      '!apps/storefront/src/foundation/mail/!(signed-link).ts',
      '!apps/storefront/src/foundation/endpoint/{refuse-too-many,with-store}.ts',
      '!apps/storefront/src/worker/**',
      '!apps/storefront/src/app/api/**',
    ],
    thresholds: { high: 95, low: 85, break: 85 },
  },
};
const name = process.env.MUTATION_OF || 'rules';
const part = PARTS[name];
if (part === undefined)
  throw new Error(`MUTATION_OF must be one of ${Object.keys(PARTS).join(', ')}, not ${name}`);

const isOfShop = name === 'storefront';
const own = part.mutate.filter((pattern) => !pattern.startsWith('!'));
const left = part.mutate.filter((pattern) => pattern.startsWith('!'));
const since = process.env.MUTATION_SINCE;
const changed =
  since === undefined
    ? own
    : execFileSync(
        'git',
        [
          'diff',
          '--name-only',
          '--diff-filter=d',
          since,
          '--',
          ...own.map((pattern) => pattern.replace(/\*\*\/.*$/, '')),
        ],
        {
          encoding: 'utf8',
        },
      )
        .split('\n')
        .filter((file) => file.endsWith('.ts'));
if (changed.length === 0) throw new Error(`nothing of ${name} differs from ${since}`);

export default {
  testRunner: 'vitest',
  // TypeScript 7 has no interface for Stryker's rewriting of this file, and nothing here needs it: name one that is not there.
  tsconfigFile: 'tsconfig.none.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [...changed, ...left, '!**/*.test.ts', '!**/*.test.tsx', '!**/*.d.ts'],
  ignorePatterns: [
    '**/.next',
    '**/.data',
    '**/.cache',
    // It may be under way beside this.
    '/build',
    'reports',
    'test-results',
    'packages/fixtures/{imagery,images,models}',
    ...(isOfShop ? [] : ['apps', 'packages/ui-kit', 'packages/fixtures']),
  ],
  tempDirName: 'reports/mutation/sandbox',
  // A changed constant of a module would be tried against every test, in a process of its own: hours for what goldens hold by value.
  ignoreStatic: isOfShop,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.json`,
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: part.thresholds,
};
