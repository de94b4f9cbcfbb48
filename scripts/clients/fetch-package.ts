import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { ClientPackage } from './client-packages';

const MOST_PACKED = 32 * 2 ** 20;
const MOST_UNPACKED = 256 * 2 ** 20;
const packed = z.tuple([z.object({ filename: z.string().regex(/^[\w.@-]+\.tgz$/) })]);

/**
 * Has npm fetch the packed file of a package, and unpacks it into the cache; nothing is installed, and no script of it is run.
 * @returns the folder, with `package/` in it
 * @throws when it is another file than the one that was looked at, or larger than any of them
 */
export function fetchPackage({ name, version, integrity }: ClientPackage, cache: string): string {
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
    const file = readFileSync(join(work, filename));
    if (file.length > MOST_PACKED) throw new Error(`${name} ${version} is ${file.length} bytes, packed`);
    const digest = `sha512-${createHash('sha512').update(file).digest('base64')}`;
    if (digest !== integrity) throw new Error(`${name} ${version} is not the file that is named: ${digest}`);
    const unpacked = join(work, 'unpacked');
    mkdirSync(unpacked);
    const archive = gunzipSync(file, { maxOutputLength: MOST_UNPACKED });
    execFileSync('tar', ['-x', '-f', '-', '-C', unpacked], { input: archive, maxBuffer: MOST_UNPACKED });
    renameSync(unpacked, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}
