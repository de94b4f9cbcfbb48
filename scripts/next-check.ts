/**
 * Checks what the shop takes for true of Next (packages/page-server/src/next-internals) against a version of it: the installed one, or one
 * that is fetched from the registry into a folder of its own and thrown away again.
 *   npm run next:check                 the installed version
 *   npm run next:check -- 16.5.0       another one, or a tag of npm such as canary
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedInternals, nextAt } from '@shop/page-server/next-internals/assumptions';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { projectRoot } from './setup/project-root.mjs';

const { positionals } = readOptions({
  usage: 'npm run next:check -- [VERSION]',
  about: 'Checks what the shop takes for true of Next against a version of it.',
  positionals: 'any',
});
const [version] = positionals;
const folder = mkdtempSync(join(tmpdir(), 'next-check-'));
try {
  const next = nextAt(version === undefined ? installed() : fetched(version));
  const faults = changedInternals(next);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `next ${next.version} matches the assumptions` : `${faults.length} differences`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function installed(): string {
  return dirname(
    createRequire(join(projectRoot, 'apps/storefront/package.json')).resolve('next/package.json'),
  );
}

/** Without what it depends on, and without running anything of it. */
function fetched(wanted: string): string {
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const alone = ['--omit=optional', '--legacy-peer-deps', '--no-save'];
  execFileSync('npm', [...install, ...alone, `next@${wanted}`], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'node_modules/next');
}
