import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../setup/project-root.mjs';
import { inputHash } from './input-hash';
import { runTask } from './task';

const INPUTS = ['codegen.ts', 'scripts/codegen.ts', 'packages/graphql', 'package-lock.json'];
const OUTPUTS = ['packages/graphql/src/__generated__', 'apps/platform/src/graphql/__generated__'];

/**
 * Generates the types and hooks unless they were made from the same schema and operations. Says which schema that
 * is; the generator's own many lines are printed when it fails.
 * @returns whether it did
 */
export async function generateCode(onLine: (line: string) => void, signal: AbortSignal): Promise<boolean> {
  const stamp = join(projectRoot, '.cache/generated-from');
  const hash = inputHash(INPUTS);
  const present = OUTPUTS.every((folder) => existsSync(join(projectRoot, folder)));
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const lines: string[] = [];
  const generate = runTask({
    command: process.execPath,
    args: ['--import', tsx, 'scripts/codegen.ts'],
    cwd: projectRoot,
    env: { ...process.env, PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    onLine: (line) => (line.startsWith('schema ') ? onLine(line) : lines.push(line)),
    signal,
  });
  await generate.catch((error: unknown) => {
    for (const line of lines) onLine(line);
    throw new Error(`generating code failed: ${error instanceof Error ? error.message : error}`);
  });
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
