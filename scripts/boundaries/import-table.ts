/** What a package may import of ours and may not import of others (docs: README, "Who may import whom"). */
export interface ImportRule {
  folder: string;
  /** Our packages that its running code may import. */
  ours: readonly string[];
  /** More of ours that only its tests and stories may import. */
  oursInTests: readonly string[];
  /** Packages of others that would break what it is. */
  never: readonly string[];
}

/** The floor plan, one row per package. The lint rules, the package files and turbo's tags are tested against it. */
export const IMPORT_TABLE: Readonly<Record<string, ImportRule>> = {
  rules: {
    folder: 'packages/rules',
    ours: [],
    oursInTests: [],
    never: ['react', 'react-dom', 'next', 'next/link', 'graphql', '@apollo/client', 'xstate', 'node:fs'],
  },
  'design-tokens': {
    folder: 'packages/design-tokens',
    ours: [],
    oursInTests: [],
    never: ['react', 'react-dom', 'next', 'graphql', '@apollo/client', 'xstate'],
  },
  machines: {
    folder: 'packages/machines',
    ours: ['rules'],
    oursInTests: [],
    never: ['react', 'react-dom', 'next', 'graphql', '@apollo/client', '@xstate/react'],
  },
  graphql: {
    folder: 'packages/graphql',
    ours: ['rules'],
    oursInTests: [],
    never: ['react-dom', 'next', 'next/headers', 'xstate'],
  },
  'ui-kit': {
    folder: 'packages/ui-kit',
    ours: ['design-tokens'],
    oursInTests: ['fixtures'],
    never: ['next', 'next/link', 'next-intl', 'graphql', '@apollo/client', 'xstate', '@xstate/react'],
  },
  mails: {
    folder: 'packages/mails',
    ours: ['design-tokens'],
    oursInTests: [],
    never: ['next', 'next-intl', 'graphql', '@apollo/client', 'xstate', '@xstate/react'],
  },
  fixtures: {
    folder: 'packages/fixtures',
    ours: ['rules', 'graphql'],
    oursInTests: [],
    never: ['next', '@apollo/client', 'xstate'],
  },
  platform: {
    folder: 'apps/platform',
    ours: ['rules', 'design-tokens', 'graphql', 'fixtures'],
    oursInTests: [],
    never: ['next', '@apollo/client', 'xstate'],
  },
  storefront: {
    folder: 'apps/storefront',
    ours: ['rules', 'design-tokens', 'machines', 'graphql', 'ui-kit', 'mails'],
    oursInTests: ['fixtures'],
    never: ['@radix-ui/react-dialog', 'swiper', 'swiper/react', 'react-day-picker'],
  },
};

/**
 * The folders of apps/storefront/src (and the files beside them, by name): which others each may import, at run time or as types.
 * Tests beside the code may import what they like. `processes` is what is started: server.ts, worker.ts, commands, Next's instrumentation.
 */
export const SHOP_TABLE: Readonly<Record<string, readonly string[]>> = {
  brand: ['env', 'process'],
  i18n: ['brand'],
  cookies: [],
  env: [],
  process: ['env'],
  content: ['i18n'],
  metadata: ['contracts', 'i18n'],
  contracts: ['content', 'i18n'],
  images: ['contracts'],
  routing: ['content', 'contracts', 'i18n'],
  http: ['contracts', 'process', 'routing'],
  proxy: ['i18n', 'routing'],
  browser: ['brand', 'content', 'contracts', 'cookies', 'i18n', 'images', 'routing'],
  server: ['brand', 'content', 'contracts', 'cookies', 'env', 'http', 'i18n', 'process', 'routing'],
  screens: [
    'brand',
    'browser',
    'content',
    'contracts',
    'cookies',
    'env',
    'i18n',
    'images',
    'metadata',
    'routing',
  ],
  app: [
    'brand',
    'browser',
    'content',
    'contracts',
    'env',
    'i18n',
    'metadata',
    'routing',
    'screens',
    'server',
  ],
  processes: ['brand', 'browser', 'content', 'env', 'http', 'process', 'server'],
};

/** Packages that scripts may import. */
export const SCRIPTS_IMPORT: readonly string[] = [
  'design-tokens',
  'fixtures',
  'graphql',
  'machines',
  'platform',
  'storefront',
];
