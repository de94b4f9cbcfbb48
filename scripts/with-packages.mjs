/**
 * `node scripts/with-packages.mjs tsx scripts/verify.ts …`: runs a command of node_modules/.bin with all packages installed; without a
 * command it only installs them. `npm start` installs only what the shop needs; the first command that tests or checks installs the rest.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { projectRoot } from './setup/project-root.mjs';

ensureNode();
await ensureInstalled('everything');
const [command, ...args] = process.argv.slice(2);
if (command !== undefined) run(command, args);

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const isWindows = process.platform === 'win32';
  const child = spawn(join(projectRoot, 'node_modules/.bin', isWindows ? `${command}.cmd` : command), args, {
    stdio: 'inherit',
    shell: isWindows,
  });
  // The terminal sends an interrupt to both: the command ends by itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', (signal) => child.kill(signal));
  child.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
