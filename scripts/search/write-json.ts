import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * Writes a JSON file of the repository in the format that the linter asks for.
 * @param indent spaces; with them each object is on lines of its own, else a short one is on one
 */
export function writeJson(file: string, value: unknown, indent = 0): void {
  writeFileSync(file, `${JSON.stringify(value, null, indent)}\n`);
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: projectRoot, stdio: 'pipe' });
}
