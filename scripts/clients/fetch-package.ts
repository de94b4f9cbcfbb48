import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ClientPackage } from './client-packages';
import { unpackPackage } from './unpack-package';

const packed = z.tuple([z.object({ filename: z.string().regex(/^[\w.@-]+\.tgz$/) })]);

/**
 * Downloads a package's tarball with npm and unpacks it into the cache, without installation or scripts.
 * @returns the folder that contains `package/`
 * @throws when the integrity differs
 */
export function fetchPackage(wanted: ClientPackage, cache: string): string {
  const { name, version } = wanted;
  const folder = join(cache, `${name.replaceAll(/[@/]/g, '_')}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'fetching-'));
  try {
    const said = execFileSync(
      'npm',
      ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', work, `${name}@${version}`],
      { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [{ filename }] = packed.parse(JSON.parse(said));
    const unpacked = join(work, 'unpacked');
    unpackPackage(readFileSync(join(work, filename)), wanted, unpacked);
    renameSync(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}
