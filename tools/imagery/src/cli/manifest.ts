import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Which parameters each committed master was drawn from, by picture name such as `products/areca_1`. */
export type Manifest = Record<string, { hash: string; bytes: number }>;

const MANIFEST = z.record(z.string(), z.object({ hash: z.string(), bytes: z.number() }));

const FILE = fileURLToPath(new URL('../../manifest.json', import.meta.url));

export function readManifest(): Manifest {
  return existsSync(FILE) ? MANIFEST.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};
}

/** Writes whole or not at all, so that drawing can be stopped at any time. */
export function writeManifest(manifest: Manifest): void {
  const names = Object.keys(manifest).sort();
  const lines = names.flatMap((name) => {
    const entry = manifest[name];
    return entry ? [`  "${name}": { "hash": "${entry.hash}", "bytes": ${entry.bytes} }`] : [];
  });
  writeFileSync(`${FILE}.new`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${FILE}.new`, FILE);
}
