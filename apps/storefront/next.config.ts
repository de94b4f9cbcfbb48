import { join } from 'node:path';
import {
  BROWSER_ENTRY_MODULE,
  isPageEntry,
  layoutEntry,
  neverLoaded,
} from '@shop/page-server/next-internals/build-output';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { loadAgain } from './src/foundation/bundling/load-again';
import { redirectsToAddresses, rewritesToPages } from './src/foundation/routing/rewrites';

/**
 * Turbopack bundles development, webpack the shop: webpack creates two style sheets for a page, Turbopack one for each
 * component, thirty in all (docs/adr/0012).
 */
const isTurbopack = Boolean(process.env['TURBOPACK']);

/** Locks a page's scrolling behind a dialog without a style element, which the page's policy forbids (docs/adr/0052). */
const STYLE_SINGLETON = './src/foundation/browser/style-singleton.ts';

/** The browser's entry, in slices, in place of Next's own (docs/adr/0125). */
const START_APP = join(import.meta.dirname, 'src/shell/page/start-app.ts');

/**
 * Has browsers compile a page's scripts while they load, on another thread, instead of each function when it is first called: half of the main
 * thread's work after the first paint was compilation (docs/adr/0125). Browsers without this hint ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Style files, compiled in one pass for either bundler. Next orders a page's style sheets by their paths, among others. In a built shop
 * they have the paths of vanilla-extract's, between `apps` and `packages`, and so keep their order (docs/adr/0083).
 */
const STYLE_LOADER = {
  loader: join(import.meta.dirname, 'src/foundation/bundling/compiled-style-loader.mjs'),
  options: {
    root: ROOT,
    app: import.meta.dirname,
    folder: isTurbopack ? join(import.meta.dirname, '.styles') : join(ROOT, 'node_modules/.cache/styles'),
    named: isTurbopack,
  },
};

/** The route whose layout is shared by all pages. */
const FRAME = '[locale]';

interface BundledModule {
  readonly type: string;
}
interface BundledChunk {
  readonly name?: string | null;
}

/** Whether a module's code is both in the shared layout and in a page; style sheets are left as they are. */
function isOfFrameAndPage(
  module: BundledModule,
  { chunkGraph }: { chunkGraph: { getModuleChunks(module: BundledModule): BundledChunk[] } },
): boolean {
  if (!module.type.startsWith('javascript/')) return false;
  const names = chunkGraph.getModuleChunks(module).flatMap(({ name }) => name ?? []);
  return names.includes(layoutEntry(FRAME)) && names.some((name) => isPageEntry(name, FRAME));
}

const config: NextConfig = {
  // `route.dev.ts` is a route only in `npm run dev`, never in a built shop (/__mails).
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.ts'] : []), 'tsx', 'ts'],
  // The shop's own server compresses and validates, once per page instead of once per answer (server.ts).
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // Singletons of the process, shared with the server around Next.
  serverExternalPackages: [
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  // The platform's CDN resizes images.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run typecheck` checks everything with the tests' compiler; a build would repeat it, in 13 seconds of its 130.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@shop/design-tokens',
    '@shop/graphql',
    '@shop/machines',
    '@shop/page-server',
    '@shop/rules',
    '@shop/ui-kit',
  ],
  // The shop's own page cache, in memory and only for the life of the process: no page of another run or platform is ever
  // served, and no flood of addresses fills a disk (docs/adr/0018).
  cacheHandler: join(import.meta.dirname, 'cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    isrFlushToDisk: false,
    // Maximum age of a prefetched page when shown, in seconds; Next's minimum.
    staleTimes: { static: 30 },
    ...(isTurbopack ? {} : { cssChunking: false }),
  },
  turbopack: {
    rules: { '*.css.ts': { loaders: [STYLE_LOADER], as: '*.js' } },
    resolveAlias: { 'react-style-singleton': STYLE_SINGLETON },
  },
  webpack: (bundler, { isServer, webpack }) => {
    bundler.resolve.alias['react-style-singleton'] = join(import.meta.dirname, STYLE_SINGLETON);
    bundler.module.rules.unshift({ test: /\.css\.ts$/, use: STYLE_LOADER });
    // Writing it takes 13 seconds and 500 MB, a loss for a checkout that is built only once.
    if (process.env['BUNDLER_CACHE'] === 'off') bundler.cache = false;
    // The layout props' runtime would be in every chunk that uses one: it is sent once, to pages that use it.
    if (!isServer && bundler.optimization.splitChunks) {
      bundler.plugins.push(
        new webpack.NormalModuleReplacementPlugin(BROWSER_ENTRY_MODULE, START_APP),
        new webpack.BannerPlugin({
          banner: COMPILE_HINT,
          raw: true,
          // A style sheet has no such comments: it would lose its first rule.
          test: /\.js$/,
          entryOnly: true,
          // After the minifier, which removes comments.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      );
      // The list of all files is in every page's first load.
      bundler.output.hashDigestLength = 10;
      bundler.plugins.push(loadAgain(webpack));
      Object.assign(bundler.optimization.splitChunks.cacheGroups, {
        // Code shared by the layout and a page would be in both: it is sent once, with the layout.
        frame: {
          name: 'frame',
          test: isOfFrameAndPage,
          chunks: 'all',
          enforce: true,
          priority: 60,
        },
        sprinkles: {
          name: 'sprinkles',
          test: /[\\/]css[\\/](?:sprinkles\.css|space-runtime)\.ts/,
          chunks: 'all',
          enforce: true,
          priority: 60,
        },
      });
    }
    return bundler;
  },
  rewrites: async () => ({ beforeFiles: [], afterFiles: rewritesToPages(), fallback: [] }),
  redirects: async () => redirectsToAddresses(),
};

/**
 * Packages that Next would trace but that are not needed at run time: bundlers, and the image optimizer. Without them no file is
 * platform-specific.
 */
const ONLY_FOR_BUILDING = [
  '@esbuild',
  '@img',
  '@swc/core*',
  '@webassemblyjs',
  'esbuild',
  'caniuse-lite',
  'lightningcss',
  'sharp',
  'terser',
  'webpack',
].map((name) => `node_modules/${name}/**`);

/**
 * Parts of Next and React that a production server references but never loads: development servers, webpack's configuration, runtimes of
 * other bundlers. Tracing them took 10 of a build's 130 seconds, and they were 10 MB of the deployed folder.
 */
const NEVER_LOADED = ['**/*.development.js', ...neverLoaded()];

/** Only a build writes the contents of the deployed folder (docs/adr/0050); `next start` runs next to it. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? {
        ...config,
        output: 'standalone',
        outputFileTracingExcludes: { '*': [...ONLY_FOR_BUILDING, ...NEVER_LOADED] },
      }
    : config;
