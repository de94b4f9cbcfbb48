import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from '../launcher/input-hash';
import { runTask } from '../launcher/task';
import { projectRoot } from '../setup/project-root.mjs';

/** All inputs of stories. */
const INPUTS = [
  'packages/ui-kit',
  'brands',
  'packages/design-tokens',
  'packages/fixtures/src',
  'packages/mails',
  'packages/rules/src',
  'tsconfig.base.json',
  'package-lock.json',
];

/**
 * Builds Storybook unless the last build had the same sources; works offline.
 * @returns the built folder, and whether it was built now
 * @throws the build's output, when it fails
 */
export async function buildStorybook(): Promise<{ folder: string; built: boolean }> {
  const folder = join(projectRoot, 'packages/ui-kit/storybook-static');
  const stamp = join(folder, 'built-from');
  const hash = inputHash(INPUTS, { stories: true });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { folder, built: false };
  // An interrupted build must not count as the previous one.
  rmSync(stamp, { force: true });
  const lines: string[] = [];
  await runTask({
    command: 'npm',
    args: ['run', '--silent', 'build:storybook'],
    cwd: projectRoot,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    onLine: (line) => lines.push(line),
    signal: AbortSignal.timeout(10 * 60_000),
  }).catch((error: unknown) => {
    throw new Error(
      `Storybook does not build: ${error instanceof Error ? error.message : error}\n${lines.join('\n')}`,
    );
  });
  writeFileSync(stamp, hash);
  return { folder, built: true };
}
