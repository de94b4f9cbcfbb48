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
  webpack: (bundler, { isServer }) => {
    // The styles' runtimes would stand in every chunk that draws a component: the recipes' is sent once, and that of the
    // layout props only to pages that use them.
    if (!isServer && bundler.optimization.splitChunks) {
      const alone = (name: string, test: RegExp) => ({
        name,
        test,
        chunks: 'all',
        enforce: true,
        priority: 60,
      });
      Object.assign(bundler.optimization.splitChunks.cacheGroups, {
        recipes: alone('recipes', /[\\/]@vanilla-extract[\\/]recipes[\\/]/),
        sprinkles: alone(
          'sprinkles',
          /[\\/]@vanilla-extract[\\/]sprinkles[\\/]|[\\/]css[\\/]sprinkles\.css\.ts/,
        ),
      });
    }
    return bundler;
  },
  rewrites: async () => ({ beforeFiles: [], afterFiles: rewritesToPages(), fallback: [] }),
  redirects: async () => redirectsToAddresses(),
};

export default withVanillaExtract(config);
