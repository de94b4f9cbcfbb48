import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { GRADE } from '../grade/grade';

const ENTRY = z.object({
  hash: z.string(),
  bytes: z.number(),
  /** Version of its grade; absent if ungraded. */
  grade: z.number().optional(),
});

/** Data of a committed master: the hash of its parameters, and its grade. */
export type MasterEntry = Readonly<z.output<typeof ENTRY>>;

/** All committed masters, by picture name such as `products/areca_1`. */
export type Manifest = Record<string, MasterEntry>;

const MANIFEST = z.record(z.string(), ENTRY);

/** Whether a master was rendered from these parameters, and is not graded differently from today. */
export function isCurrent(entry: MasterEntry | undefined, hash: string): boolean {
  return entry?.hash === hash && (entry.grade ?? GRADE) === GRADE;
}

const FILE = fileURLToPath(new URL('../../manifest.json', import.meta.url));

export function readManifest(): Manifest {
  return existsSync(FILE) ? MANIFEST.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};
}

/** Writes atomically, so that rendering can be stopped at any time. */
export function writeManifest(manifest: Manifest): void {
  const names = Object.keys(manifest).sort();
  const lines = names.flatMap((name) => {
    const entry = manifest[name];
    const grade = entry?.grade === undefined ? '' : `, "grade": ${entry.grade}`;
    return entry ? [`  "${name}": { "hash": "${entry.hash}", "bytes": ${entry.bytes}${grade} }`] : [];
  });
  writeFileSync(`${FILE}.new`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${FILE}.new`, FILE);
}
