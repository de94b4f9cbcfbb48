import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { redirectsToAddresses, rewritesToPages } from './src/routing/rewrites';

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

const config: NextConfig = {
  // The shop's own server compresses, once per page and not once per answer (server.ts).
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages are kept in memory and no longer than the process lives: nothing of another run or another platform is ever
  // served, and no flood of addresses fills a disk. The least recently used pages go first.
  cacheMaxMemorySize: 96 * 1024 * 1024,
  generateEtags: false,
  experimental: { isrFlushToDisk: false },
  rewrites: async () => ({ beforeFiles: [], afterFiles: rewritesToPages(), fallback: [] }),
  redirects: async () => redirectsToAddresses(),
};

export default withVanillaExtract(config);
