/** Tests that read files from disk, invisible in imports: their inputs and their paths. */
export interface DiskTests {
  /** Matches paths they read, from the project's root. */
  reads: RegExp;
  /** Matches their own paths; `$1` is the first group of `reads`. */
  tests: string;
}

/**
 * Used by `npm run verify -- --changed` beside imports. Generated files are included because git ignores them: a changed operation or
 * message changes no file that a test imports.
 */
export const DISK_TESTS: readonly DiskTests[] = [
  // Docs name paths of everything.
  { reads: /./, tests: '^scripts/docs/' },
  { reads: /\.(?:[cm]?[jt]sx?|jsonc?)$/, tests: '^scripts/(?:boundaries|architecture)/' },
  { reads: /^(?:biome\.json|scripts\/lint\/)/, tests: '^scripts/lint/' },
  { reads: /^(?:\.vscode\/|\.graphqlrc)/, tests: '^scripts/editor/' },
  { reads: /^scripts\/commit/, tests: '^scripts/commits/' },
  { reads: /^docs\//, tests: '^apps/storefront/src/page-server/metrics-endpoint\\.' },
  {
    reads: /^(?:\.env\.example|.*env\.m?[jt]s)$/,
    tests: '^(?:scripts/launcher/env-example|apps/platform/src/env)\\.',
  },
  { reads: /^(?:Dockerfile|compose\.yaml|\.dockerignore|deployment\/)/, tests: '^scripts/deployment/' },
  { reads: /^package-lock\.json$/, tests: '^apps/storefront/src/page-server/shop-security\\.' },
  {
    reads: /^apps\/storefront\/messages\//,
    tests: '^(?:apps/storefront/src/foundation/i18n|scripts/codegen/messages)/',
  },
  { reads: /^apps\/storefront\/src\/app\//, tests: '^apps/storefront/src/page-server/allowed-methods\\.' },
  { reads: /^apps\/storefront\/src\/app\//, tests: '^scripts/screens/screen-shots\\.' },
  { reads: /^apps\/storefront\/src\//, tests: '^scripts/codegen/apollo-hooks\\.' },
  { reads: /^apps\/platform\/src\/checkout\//, tests: '^apps/platform/src/checkout/checkout-style\\.' },
  {
    reads: /^(?:packages\/graphql\/(?:src\/operations|codegen)\/|codegen\.ts$)/,
    tests: '^packages/graphql/',
  },
  { reads: /^(?:packages\/graphql\/codegen\/|codegen\.ts$)/, tests: '^scripts/codegen/apollo-hooks\\.' },
  {
    reads: /^packages\/graphql\/src\/operations\//,
    tests: '^apps/storefront/commands/store/store-requirements\\.',
  },
  {
    reads: /^apps\/storefront\/src\/browser\/delivery\//,
    tests: '^apps/storefront/src/features/delivery/browser/find-address\\.',
  },
  { reads: /^packages\/machines\/src\/([\w-]+)\//, tests: '^packages/machines/src/$1/.*\\.model\\.' },
  { reads: /^packages\/machines\/src\//, tests: '^packages/machines/src/testing/find-models\\.' },
  { reads: /^packages\/ui-kit\//, tests: '^packages/ui-kit/src/(?:stories/|primitives/Icon/icon-shapes\\.)' },
  {
    reads: /^(?:packages\/design-tokens\/|brands\/.*\.tokens\.json$)/,
    tests: '^(?:packages/design-tokens|scripts/tokens)/',
  },
  { reads: /^brands\/[\w-]+\/files\/icon\.svg$/, tests: '^scripts/tokens/' },
  { reads: /^package(?:-lock)?\.json$/, tests: '^scripts/setup/overrides\\.' },
  { reads: /\.css\.ts$/, tests: '^apps/storefront/src/foundation/bundling/' },
  { reads: /^package\.json$/, tests: '^scripts/setup/every-command.' },
  {
    reads: /^packages\/fixtures\//,
    tests: '^(?:packages/fixtures/|apps/platform/src/catalogue/picture-sizes\\.)',
  },
  { reads: /^(?:docs\/recipes\.md$|apps\/storefront\/)/, tests: '^scripts/new/' },
  { reads: /^brands\/[\w-]+\.ts$/, tests: '^scripts/new-shop/' },
  { reads: /^scripts\/testing\/(by-environment|leave-nothing)\.ts$/, tests: '^scripts/testing/$1\\.' },
  { reads: /^scripts\/testing\/own-modules\.ts$/, tests: '^scripts/testing/leave-nothing\\.' },
  { reads: /\.contract\.test\.ts$/, tests: '^scripts/testing/contract-projects\\.' },
  { reads: /\/remote-island-prefixes\.ts$|^scripts\/remote-islands\//, tests: '^scripts/remote-islands/' },
];

/**
 * The tests that read changed files, without those that only import them.
 * @param changed paths from the project's root
 * @param tests all test files, from the project's root
 */
export function testsThatRead(changed: readonly string[], tests: readonly string[]): string[] {
  const patterns = new Set(
    DISK_TESTS.flatMap(({ reads, tests: own }) =>
      changed.flatMap((file) => {
        const match = reads.exec(file);
        return match ? [own.replace('$1', match[1] ?? '')] : [];
      }),
    ),
  );
  return tests.filter((test) => [...patterns].some((pattern) => new RegExp(pattern).test(test)));
}
