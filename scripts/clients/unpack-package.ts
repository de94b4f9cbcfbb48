import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ClientPackage } from './client-packages';

const MAX_PACKED = 32 * 2 ** 20;
const MAX_UNPACKED = 256 * 2 ** 20;

/**
 * Unpacks a package's tarball into a new folder.
 * @throws when its integrity differs or it is too large; nothing is written then
 */
export function unpackPackage(
  file: Buffer,
  { name, version, integrity }: Omit<ClientPackage, 'files'>,
  folder: string,
): void {
  if (file.length > MAX_PACKED) throw new Error(`${name} ${version} is ${file.length} bytes, packed`);
  const digest = `sha512-${createHash('sha512').update(file).digest('base64')}`;
  if (digest !== integrity) throw new Error(`${name} ${version} is not the file that is named: ${digest}`);
  const archive = gunzipSync(file, { maxOutputLength: MAX_UNPACKED });
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], { input: archive });
}
