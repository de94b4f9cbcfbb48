import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../setup/project-root.mjs';

interface TestFiles {
  /** Text of each file by its name. Without other knowledge Vitest runs the longest first. */
  readonly files: Readonly<Record<string, string>>;
  /** The text of the configuration's `test`. */
  readonly test: string;
  /** The imports of the configuration. @default none */
  readonly imports?: string;
}

/**
 * Runs test files with the project's Vitest in a folder of their own, in one worker that shares imports. A test notes facts with
 * `appendFileSync(process.env.NOTES, 'line\n')`.
 * @returns its output, and the noted lines in order
 */
export function runTestFiles({ files, test, imports = '' }: TestFiles): { output: string; notes: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'test-files-'));
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `${imports}\nexport default { test: { isolate: false, maxWorkers: 1, ${test} } };`,
    );
    const notes = join(folder, 'notes');
    writeFileSync(notes, '');
    const vitest = join(projectRoot, 'node_modules/.bin/vitest');
    const env = { PATH: process.env['PATH'], NO_COLOR: '1', NOTES: notes };
    const { stdout, stderr } = spawnSync(vitest, ['run'], { cwd: folder, env, encoding: 'utf8' });
    return { output: stdout + stderr, notes: readFileSync(notes, 'utf8').split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The comment by which a file asks for an environment: written out, it would be that of the test with this text. */
export const environmentComment = (environment: string, runner = 'vitest') =>
  `@${runner}-environment ${environment}`;
