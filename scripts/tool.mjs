/**
 * `npm run bench` and others: runs a tool of `tools/`, whose own packages are installed on first use.
 *   node scripts/tool.mjs bench [arguments]   its run.ts
 *   node scripts/tool.mjs --test [bench …]    the tests of some or, without a name, of all
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureToolInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { projectRoot } from './setup/project-root.mjs';

const [first = '', ...rest] = process.argv.slice(2);
const tools = readdirSync(join(projectRoot, 'tools'));
const isTest = first === '--test';
const chosen = isTest ? (rest.length > 0 ? rest : tools) : [first];
const unknown = chosen.find((name) => !tools.includes(name));
if (unknown !== undefined) {
  console.error(`tools/ has ${tools.join(', ')}, and not ${unknown}`);
  process.exit(1);
}

ensureNode();
await ensureInstalled('everything');
for (const name of chosen) {
  await ensureToolInstalled(name);
  const folder = join(projectRoot, 'tools', name);
  const { status } = isTest
    ? spawnSync('npm', ['test', '--silent'], { cwd: folder, stdio: 'inherit' })
    : spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'run.ts'), ...rest], {
        cwd: projectRoot,
        stdio: 'inherit',
      });
  if (status !== 0) process.exitCode = status ?? 1;
}
