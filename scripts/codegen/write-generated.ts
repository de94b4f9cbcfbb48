import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the files of a generated folder and removes others. Unchanged files are not rewritten, so a watching bundler stays idle.
 * @returns names of written or removed files
 */
export function writeGenerated(files: ReadonlyMap<string, string>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const changed = [...files].filter(([name, text]) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  const stale = readdirSync(folder).filter((name) => !files.has(name));
  for (const name of stale) rmSync(join(folder, name));
  return [...changed.map(([name]) => name), ...stale];
}
