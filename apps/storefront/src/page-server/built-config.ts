import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hands Next, before it is loaded, the configuration that the build was made with, as the server does that Next itself writes for
 * `output: 'standalone'`: so it reads no `next.config.ts`, for which it would need what compiles it (docs/adr/0050). A build is for
 * production, whatever the environment says.
 * @param directory where the build's `.next` is
 */
export function setBuiltConfig(directory: string): void {
  const { config } = JSON.parse(readFileSync(join(directory, '.next/required-server-files.json'), 'utf8'));
  // biome-ignore lint/style/noProcessEnv: no settings of the shop: it is where Next looks for them
  Object.assign(process.env, {
    NODE_ENV: 'production',
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, distDir: './.next' }),
  });
}
