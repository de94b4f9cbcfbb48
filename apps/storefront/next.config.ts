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
 * Development is bundled by Turbopack, the shop by webpack: it gives a page two style sheets where Turbopack gives one for
 * each component, thirty in all (docs/adr/0012).
 */
const isTurbopack = Boolean(process.env['TURBOPACK']);

/** Holds the page still behind a dialog without a style element, which the page's policy forbids (docs/adr/0052). */
const STYLE_SINGLETON = './src/foundation/browser/style-singleton.ts';

/** What browsers begin with, in slices, in place of Next's own (docs/adr/0125). */
const START_APP = join(import.meta.dirname, 'src/shell/page/start-app.ts');

const ROOT = join(import.meta.dirname, '../..');

/**
 * Style files, which are compiled in one pass whoever bundles them. Next orders the style sheets of a page by their paths among others: those of a
 * built shop lie where vanilla-extract's lay, between `apps` and `packages`, and have the order that they had (docs/adr/0083).
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

/** The route whose layout is the frame of all pages. */
const FRAME = '[locale]';

interface BundledModule {
  readonly type: string;
}
interface BundledChunk {
  readonly name?: string | null;
}

/** Whether the code of a module is in the frame of all pages and in a page as well; style sheets stay where they are. */
function isOfFrameAndPage(
  module: BundledModule,
  { chunkGraph }: { chunkGraph: { getModuleChunks(module: BundledModule): BundledChunk[] } },
): boolean {
  if (!module.type.startsWith('javascript/')) return false;
  const names = chunkGraph.getModuleChunks(module).flatMap(({ name }) => name ?? []);
  return names.includes(layoutEntry(FRAME)) && names.some((name) => isPageEntry(name, FRAME));
}

const config: NextConfig = {
  // `route.dev.ts` is an address of `npm run dev` and of no shop that was built (/__mails).
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.ts'] : []), 'tsx', 'ts'],
  // The shop's own server compresses and validates, once per page and not once per answer (server.ts).
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // What the process has one of, shared with the server around Next.
  serverExternalPackages: [
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  // Pictures come sized from the platform's CDN.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run typecheck` checks the whole with the compiler of the tests; a build would do it once more, in 13 seconds of its 130.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@shop/design-tokens',
    '@shop/graphql',
    '@shop/machines',
    '@shop/page-server',
    '@shop/rules',
    '@shop/ui-kit',
  ],
  // The shop's own cache of pages, in memory and no longer than the process lives: nothing of another run or another platform is
  // ever served, and no flood of addresses fills a disk (docs/adr/0018).
  cacheHandler: join(import.meta.dirname, 'cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    isrFlushToDisk: false,
    // A page that was fetched on intent is not shown later than this, in seconds; Next takes no less.
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
    // To write it takes 13 seconds and 500 MB, which a checkout that is built once never gets back.
    if (process.env['BUNDLER_CACHE'] === 'off') bundler.cache = false;
    // The runtime of the layout props would stand in every chunk that draws one: it is sent once, to pages that use it.
    if (!isServer && bundler.optimization.splitChunks) {
      bundler.plugins.push(new webpack.NormalModuleReplacementPlugin(BROWSER_ENTRY_MODULE, START_APP));
      // The list of all files is in every page's first load.
      bundler.output.hashDigestLength = 10;
      bundler.plugins.push(loadAgain(webpack));
      Object.assign(bundler.optimization.splitChunks.cacheGroups, {
        // What the frame and a page draw would stand in both: it is sent once, with the frame.
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

/** What Next would trace and nothing that runs needs: bundlers, and the optimizer of pictures. Without them nothing is compiled for one machine. */
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
 * Parts of Next and React that a production server names and never loads: the servers of development, webpack's configuration, runtimes of
 * other bundlers. To trace them took 10 of a build's 130 seconds, and they were 10 MB of the folder that runs.
 */
const NEVER_LOADED = ['**/*.development.js', ...neverLoaded()];

/** Only a build writes what the folder that runs elsewhere is made of (docs/adr/0050); `next start` runs beside it. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? {
        ...config,
        output: 'standalone',
        outputFileTracingExcludes: { '*': [...ONLY_FOR_BUILDING, ...NEVER_LOADED] },
      }
    : config;
