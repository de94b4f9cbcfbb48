import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { changedInternals, nextAt } from '@shop/page-server/next-internals/assumptions';
import { NEXT_PROGRAM } from '@shop/page-server/next-internals/build-output';
import { makeShopFolder, SHOP_FOLDER } from '../deployment/make-shop-folder';
import { projectRoot } from '../setup/project-root.mjs';
import { inputHash } from './input-hash';
import { runTask } from './task';

const INPUTS = [
  'apps/storefront',
  'brands',
  'packages/design-tokens',
  'packages/graphql',
  'packages/machines',
  'packages/mails',
  'packages/page-server',
  'packages/rules',
  'packages/ui-kit',
  'codegen.ts',
  'scripts/codegen',
  'scripts/deployment',
  'tsconfig.base.json',
  'package-lock.json',
];

/**
 * Builds the shop and its deployable folder, unless the last build had the same sources. Needs neither the platform nor the network.
 * @returns whether it built
 */
export async function buildShop(onLine: (line: string) => void, signal: AbortSignal): Promise<boolean> {
  const cwd = join(projectRoot, 'apps/storefront');
  const folder = join(projectRoot, SHOP_FOLDER);
  const stamp = join(folder, 'built-from');
  const hash = inputHash(INPUTS);
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (built) return false;
  // An interrupted build must not count as the previous one.
  rmSync(stamp, { force: true });
  const required = createRequire(join(cwd, 'package.json'));
  const changed = changedInternals(nextAt(dirname(required.resolve('next/package.json'))));
  if (changed.length > 0)
    throw new Error(
      `Next does not match the assumptions of packages/page-server:\n  ${changed.join('\n  ')}`,
    );
  const next = required.resolve(NEXT_PROGRAM);
  await runTask({
    command: process.execPath,
    args: [next, 'build', '--webpack'],
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // The bundler cache is on from the second build on; the first build never reads it.
      BUNDLER_CACHE: existsSync(folder) ? 'on' : 'off',
    },
    onLine,
    signal,
  });
  await makeShopFolder();
  writeFileSync(stamp, hash);
  return true;
}
